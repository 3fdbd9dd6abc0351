import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type findPersons as call, MAX_OFFERED_PERSONS } from '#contract/persons/person.ts';
import { byIndex } from '#server/kernel/db/byIndex.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { listOf } from './list.ts';
import { nameFilterOf } from './nameFilter.ts';
import { personsInPlace } from './record.ts';
import { complaintPersons, persons, personVisits } from './schema/persons.ts';

/** How many matches are sorted; with more, the text is too short to distinguish them. */
const MOST_ORDERED = 500;

/**
 * Finds people of the actor's place by a part of a phone or of a name (PER-04, PER-23): first those whose name or phone
 * begins so, then by last contact.
 */
export async function findPersons({ actor, body, db }: Context<typeof call>) {
  const nameFilter = nameFilterOf(body.text);
  if (!nameFilter) return { data: [], total: 0 };
  const most = body.most ?? MAX_OFFERED_PERSONS;
  const {
    rows: [row],
  } = await byIndex(db, (tx) =>
    tx.execute<{ ids: number[] | null }>(sql`
      select array_agg(id) as ids from (
        select id from ${persons} where ${and(personsInPlace(actor), nameFilter.fits)} limit ${MOST_ORDERED}
      ) as found`),
  );
  if (!row?.ids) return { data: [], total: 0 };
  return listOf(db, await inOrder(db, row.ids, nameFilter.begins, most + 1), most);
}

/** A separate statement: with bitmap scans only, finding the last contact takes longer. */
function inOrder(db: Context['db'], ids: number[], begins: SQL | undefined, most: number) {
  // Reads one end of each index: a person with thousands of complaints is as fast as others.
  const last = (table: typeof complaintPersons | typeof personVisits) =>
    sql`(select max(${table.created_at}) from ${table} where ${eq(table.person_id, persons.id)})`;
  return db
    .select()
    .from(persons)
    .where(sql`${persons.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(
      desc(sql`${begins}`),
      sql`greatest(${last(complaintPersons)}, ${last(personVisits)}) desc nulls last`,
      desc(persons.id),
    )
    .limit(most);
}
