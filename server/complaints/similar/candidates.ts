import { and, desc, eq, gte, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { complaintMerges } from '../../db/schema/merges.ts';
import { complaintPersons } from '../../db/schema/persons.ts';
import { rowColumns } from '../row.ts';
import { isMerged } from '../ties.ts';

/**
 * However busy an area is, what is read stays bounded: the newest ids of the person and of the area, each by an index that has
 * them in this order, whatever their category; rows are read of these alone.
 */
const MOST = { ofPerson: 100, ofArea: 300 };
/** Of longer texts the beginning tells. */
const LETTERS = 2_000;
/** Words are alike from this share of common trigrams on (PER-15). */
const ALIKE = 0.35;

interface Wanted {
  personId: number | null;
  areaId: number | null;
  categoryId: number;
  /** Since when complaints of the area count. */
  since: Date;
  scope: SQL | undefined;
}

/** Complaints of the category that are the person's, or lately of the area: neither erased nor merged into others. */
export async function findCandidates(db: Db | Tx, wanted: Wanted) {
  const { categoryId, scope } = wanted;
  const ofPerson = new Set(await idsOfPerson(db, wanted));
  const ids = [...ofPerson, ...(await idsOfArea(db, wanted))];
  if (ids.length === 0) return [];
  const merges = db
    .select({ id: complaintMerges.id })
    .from(complaintMerges)
    .where(and(eq(complaintMerges.source_id, complaints.id), isMerged));
  const rows = await db
    .select({ ...rowColumns, location: complaints.location })
    .from(complaints)
    .where(
      and(
        sql`${complaints.id} = any(${sql.param(ids)}::int[])`,
        eq(complaints.category_id, categoryId),
        eq(complaints.hidden, false),
        isNull(complaints.erased_at),
        notExists(merges),
        scope,
      ),
    );
  return rows.map((row) => ({ ...row, same_person: ofPerson.has(row.id) }));
}
export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];

async function idsOfPerson(db: Db | Tx, { personId }: Wanted): Promise<number[]> {
  if (personId === null) return [];
  const { complaint_id, person_id, created_at } = complaintPersons;
  const found = await db
    .select({ id: complaint_id })
    .from(complaintPersons)
    .where(eq(person_id, personId))
    .orderBy(desc(created_at), desc(complaint_id))
    .limit(MOST.ofPerson);
  return found.map(({ id }) => id);
}

async function idsOfArea(db: Db | Tx, { areaId, since }: Wanted): Promise<number[]> {
  if (areaId === null) return [];
  const { id, area_id, hidden, created_at } = complaints;
  const found = await db
    .select({ id })
    .from(complaints)
    .where(and(eq(area_id, areaId), eq(hidden, false), gte(created_at, since)))
    .orderBy(desc(created_at), desc(id))
    .limit(MOST.ofArea);
  return found.map((row) => row.id);
}

/** Which of these complaints have words like the given ones. */
export async function alikeAmong(db: Db | Tx, ids: readonly number[], words: string): Promise<Set<number>> {
  if (words === '' || ids.length === 0) return new Set();
  const plain = sql`regexp_replace(left(${complaints.details}, ${LETTERS}::int), '<[^>]*>', ' ', 'g')`;
  const found = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(
        inArray(complaints.id, [...ids]),
        sql`similarity(${plain}, ${words.slice(0, LETTERS)}::text) >= ${ALIKE}::real`,
      ),
    );
  return new Set(found.map(({ id }) => id));
}
