import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';
import { complaintPersons, persons, personVisits } from './persons.ts';

/** The changes of the survivor by a merge: from and to, by field. */
export type MergeChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * Merges of two persons (PER-12), with the data to undo them (PER-13). `changes` has personal data of the survivor; it
 * becomes null when the merge is undone, either person is erased, or it is too late to undo.
 */
export const personMerges = pgTable(
  'person_merges',
  (t) => ({
    id: serial(),
    survivor_id: deletedWith(() => persons.id),
    merged_id: deletedWith(() => persons.id),
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    changes: t.jsonb().$type<MergeChanges>(),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
    undone_at: instant(),
    undone_by: t.integer().references(() => users.id),
  }),
  (table) => [
    index('person_merges_by_survivor').on(table.survivor_id),
    index('person_merges_by_merged').on(table.merged_id),
    index('person_merges_kept').on(table.created_at).where(sql`changes is not null`),
  ],
);

const mergeId = () => deletedWith(() => personMerges.id);

/**
 * The records that moved with a merge. `link` exists as long as the record has not moved again: a new link is another
 * row. The complaint is no foreign key: otherwise a merge would wait for calls that edit the complaint and match its
 * person.
 */
export const mergedComplaints = pgTable(
  'merged_cases',
  (t) => ({
    merge_id: mergeId(),
    complaint_id: t.integer().notNull(),
    link: t.integer().references(() => complaintPersons.complaint_id, { onDelete: 'set null' }),
  }),
  (table) => [
    primaryKey({ columns: [table.merge_id, table.complaint_id] }),
    index('merged_cases_by_link').on(table.link),
  ],
);

export const mergedVisits = pgTable(
  'merged_visits',
  (_t) => ({
    merge_id: mergeId(),
    link: deletedWith(() => personVisits.id),
  }),
  (table) => [
    primaryKey({ columns: [table.merge_id, table.link] }),
    index('merged_visits_by_link').on(table.link),
  ],
);
