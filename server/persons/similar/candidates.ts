import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { unlessMerged } from '#server/persons/merged.ts';
import { complaintPersons } from '../schema/persons.ts';

/**
 * Limits how much is read of a busy area: the newest ids of the person in any category, and those of the category in
 * the area, each in the order of an index; only their rows are read.
 */
const MOST = { ofPerson: 100, ofArea: 300 };
/** Of longer texts the beginning is compared. */
const LETTERS = 2_000;
/** The share of common trigrams from which texts count as similar (PER-15). */
const ALIKE = 0.35;

interface SearchOptions {
  personId: number | null;
  areaId: number | null;
  categoryId: number;
  /** The earliest complaints of the area that count. */
  since: Date;
  scope: SQL | undefined;
}

/**
 * The data to compare the person's complaints, and recent ones of the category in the area; without erased and merged
 * ones.
 */
export async function findCandidates(db: Db | Tx, options: SearchOptions) {
  const { categoryId, personId, scope } = options;
  const { complaint_id, person_id } = complaintPersons;
  const isTheirs = and(eq(complaint_id, complaints.id), eq(person_id, personId ?? 0));
  const { id, area_id, status, created_at, closed_at, location } = complaints;
  return db
    .select({
      id,
      area_id,
      status,
      created_at,
      closed_at,
      location,
      same_person: sql<boolean>`exists (select from ${complaintPersons} where ${isTheirs})`.as('same_person'),
    })
    .from(complaints)
    .where(
      and(
        inArray(complaints.id, unionAll(idsOfPerson(db, options), idsOfArea(db, options))),
        eq(complaints.category_id, categoryId),
        eq(complaints.hidden, false),
        isNull(complaints.erased_at),
        unlessMerged(complaints.id),
        scope,
      ),
    );
}
export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

const idsOfPerson = (db: Db | Tx, { personId }: SearchOptions) =>
  db
    .select({ id: complaintPersons.complaint_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.person_id, personId ?? 0))
    .orderBy(desc(complaintPersons.created_at), desc(complaintPersons.complaint_id))
    .limit(MOST.ofPerson);

const idsOfArea = (db: Db | Tx, { areaId, categoryId, since }: SearchOptions) =>
  db
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(
        eq(complaints.area_id, areaId ?? 0),
        eq(complaints.hidden, false),
        eq(complaints.category_id, categoryId),
        gte(complaints.created_at, since),
      ),
    )
    .orderBy(desc(complaints.created_at), desc(complaints.id))
    .limit(MOST.ofArea);

/** Which of these complaints have a text similar to the given one. */
export async function alikeAmong(db: Db | Tx, ids: readonly number[], words: string): Promise<Set<number>> {
  if (words === '' || ids.length === 0) return new Set();
  const plain = sql`regexp_replace(left(${complaints.details}, ${LETTERS}::int), '<[^>]*>', ' ', 'g')`;
  const alike = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(
        sql`${complaints.id} = any(${sql.param([...ids])}::int[])`,
        sql`similarity(${plain}, ${words.slice(0, LETTERS)}::text) >= ${ALIKE}::real`,
      ),
    );
  return new Set(idsOf(alike));
}
