import { type SQL, sql } from 'drizzle-orm';
import type { Known, Whom } from '#server/app/featureParts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintIdsOf } from './complaintsOf.ts';
import type { DataAbout } from './dataAbout.ts';
import { withInterruptedErasure } from './interruptedErasure.ts';
import { isOneOf } from './isOneOf.ts';
import { numbersOf } from './namedBy.ts';
import { MOST_NAMES } from './survey.ts';
import { namesOf } from './whom.ts';

type Field = 'name' | 'phone';

/** The names or phones of complaints before they were edited, with their persons. */
export async function formerValues(db: Db | Tx, ids: readonly number[], field: Field) {
  const pair = sql`${complaintChanges.changes} -> ${field}::text`;
  const values = sql`case when jsonb_typeof(${pair}) = 'array' then ${pair} else '[]' end`;
  const { rows } = await db.execute<{ complaint_id: number; value: string }>(sql`
    select distinct complaint_id, value
    from ${complaintChanges} cross join jsonb_array_elements_text(${values}) as value
    where ${isOneOf(complaintChanges.complaint_id, ids)} and value is not null`);
  return rows;
}

/** All names of a subject: as a person, in records and in complaints, also before these were edited. */
async function knownNames(db: Db | Tx, whom: Whom, held: DataAbout): Promise<Set<string>> {
  const { person: _, account: __, ...records } = held;
  const known = new Set([...namesOf(whom), ...Object.values(records).flatMap(named)]);
  for await (const ids of complaintIdsOf(db, whom)) {
    for (const name of await namesIn(db, isOneOf(complaints.id, ids))) known.add(name);
    for (const { value } of await formerValues(db, ids, 'name')) known.add(value);
    if (known.size > MOST_NAMES) break;
  }
  return known;
}

/**
 * The words that may identify a subject in texts about others: all names and the given phones, with those from an
 * interrupted erasure.
 */
export async function knownOf(
  db: Db | Tx,
  whom: Whom,
  held: DataAbout,
  phones: readonly string[],
): Promise<Known> {
  const names = [...(await knownNames(db, whom, held))];
  return withInterruptedErasure(db, whom, { names, phones, numbers: await numbersOf(db, whom) });
}

const named = (records: readonly { name: string }[]) => records.map(({ name }) => name);

const namesIn = async (db: Db | Tx, where: SQL) =>
  named(await db.selectDistinct({ name: complaints.name }).from(complaints).where(where));
