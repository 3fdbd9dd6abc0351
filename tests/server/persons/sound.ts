import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';

/**
 * The number of complaints and visits of persons who are not active, and of merged persons who do not lead to an active
 * one.
 */
export async function unsoundPersons(db: Db): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    select (select count(*) from complaint_persons join persons on id = person_id where state <> 'active')
      + (select count(*) from persons as merged join persons as survivor on survivor.id = merged.merged_into
        where survivor.state <> 'active')
      + (select count(*) from person_visits join persons on persons.id = person_id where state <> 'active') as wrong`);
  return Number(rows[0]?.wrong);
}
