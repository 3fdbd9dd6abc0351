import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { unlessMerged } from '#server/complaints/relations.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintPersons } from '../schema/persons.ts';

/**
 * However busy an area is, what is read stays bounded: the newest ids of the person, whatever their category, and those of the
 * category in the area, each by an index that has them in this order; rows are read of these alone.
 */
const MOST = { ofPerson: 100, ofArea: 300 };
/** Of longer texts the beginning tells. */
const LETTERS = 2_000;
/** Words are alike from this share of common trigrams on (PER-15). */
const ALIKE = 0.35;

interface SearchOptions {
  personId: number | null;
  areaId: number | null;
  categoryId: number;
  /** Since when complaints of the area count. */
  since: Date;
  scope: SQL | undefined;
}

/** What tells how like they are of the category's complaints of the person, or lately of the area: neither erased nor merged into others. */
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

/** Which of these complaints have words like the given ones. */
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
  return new Set(alike.map(({ id }) => id));
}
