import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { mergedComplaints, mergedVisits, type personMerges } from '../schema/personMerges.ts';
import { complaintPersons, personVisits } from '../schema/persons.ts';
import type { Two } from './choices.ts';

type Merge = typeof personMerges.$inferSelect;

/** The records of a person with their key, and the columns that are stored when they move. */
const RECORDS = {
  cases: {
    table: complaintPersons,
    key: sql`complaint_id`,
    kept: mergedComplaints,
    columns: sql`merge_id, complaint_id, link`,
  },
  visits: { table: personVisits, key: sql`id`, kept: mergedVisits, columns: sql`merge_id, link` },
} as const;
type Kind = keyof typeof RECORDS;
const KINDS = Object.keys(RECORDS) as Kind[];
export type Counts = Record<Kind, number>;

const countEach = async (count: (kind: Kind) => Promise<number>): Promise<Counts> => {
  const counts = { cases: 0, visits: 0 };
  for (const kind of KINDS) counts[kind] = await count(kind);
  return counts;
};

/** Moves all complaints and visits of the other person to the survivor, and stores which they were. */
export const moveRecords = (db: Tx, mergeId: number, { survivor, other }: Two): Promise<Counts> =>
  countEach(async (kind) => {
    const { table, key, kept: stays, columns } = RECORDS[kind];
    const ids = kind === 'cases' ? sql`id, id` : sql`id`;
    const { rows } = await db.execute(sql`
      with moved as (
        update ${table} set person_id = ${survivor.id}::int where person_id = ${other.id}::int returning ${key} as id
      )
      insert into ${stays} (${columns}) select ${mergeId}::int, ${ids} from moved returning 1`);
    return rows.length;
  });

/** Returns the records that moved with a merge, unless they have moved again since. */
export const returnRecords = (db: Tx, { id, survivor_id, merged_id }: Merge): Promise<Counts> =>
  countEach(async (kind) => {
    const { table, key, kept: stays } = RECORDS[kind];
    const { rows } = await db.execute(sql`
      update ${table} set person_id = ${merged_id}::int
      where person_id = ${survivor_id}::int and ${key} in (select link from ${stays} where merge_id = ${id}::int)
      returning 1`);
    return rows.length;
  });

/** The number of records that moved with a merge and still exist. */
export async function countMoved(db: Tx, { id }: Merge): Promise<Counts> {
  const moved = db
    .select({ id: mergedComplaints.complaint_id })
    .from(mergedComplaints)
    .where(eq(mergedComplaints.merge_id, id));
  return {
    cases: await db.$count(complaints, inArray(complaints.id, moved)),
    visits: await db.$count(mergedVisits, eq(mergedVisits.merge_id, id)),
  };
}

/** The number of records that came to the survivor since. */
export const countLater = (db: Tx, { survivor_id, created_at }: Merge): Promise<Counts> =>
  countEach((kind) => {
    const { table } = RECORDS[kind];
    return db.$count(table, and(eq(table.person_id, survivor_id), gt(table.created_at, created_at)));
  });

/** Deletes the data about moved records after a merge is undone, or when it can no longer be undone. */
export async function forgetMoved(db: Db | Tx, mergeIds: number[]): Promise<void> {
  for (const kind of KINDS) {
    const { kept: stays } = RECORDS[kind];
    await db.delete(stays).where(inArray(stays.merge_id, mergeIds));
  }
}
