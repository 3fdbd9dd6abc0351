import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { complaintPersons, persons, personVisits } from './persons.ts';

/** What a merge changed of the survivor: from what to what, by field. */
export type MergeChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * That two persons were made one (PER-12), and what it takes to undo it (PER-13). `changes` holds what was personal of the
 * survivor; it is null once the merge is undone, either is erased, or it is too late to undo.
 */
export const personMerges = pgTable(
  'person_merges',
  {
    id: serial(),
    survivor_id: integer('survivor_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    merged_id: integer('merged_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    changes: jsonb('changes').$type<MergeChanges>(),
    creator_id: integer('creator_id').references(() => users.id),
    created_at: createdAt(),
    undone_at: timestamp('undone_at', { withTimezone: true, precision: 3 }),
    undone_by: integer('undone_by').references(() => users.id),
  },
  (table) => [
    index('person_merges_by_survivor').on(table.survivor_id),
    index('person_merges_by_merged').on(table.merged_id),
    index('person_merges_kept').on(table.created_at).where(sql`changes is not null`),
  ],
);

const mergeId = () =>
  integer('merge_id')
    .notNull()
    .references(() => personMerges.id, { onDelete: 'cascade' });

/**
 * What moved with a merge. `link` is as long as it has not been moved again by hand: a link that is made anew is another. The
 * complaint is no reference, which would have a merge wait for whoever edits one and looks for its person.
 */
export const mergedComplaints = pgTable(
  'merged_cases',
  {
    merge_id: mergeId(),
    complaint_id: integer('complaint_id').notNull(),
    link: integer('link').references(() => complaintPersons.complaint_id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.merge_id, table.complaint_id] }),
    index('merged_cases_by_link').on(table.link),
  ],
);

export const mergedVisits = pgTable(
  'merged_visits',
  {
    merge_id: mergeId(),
    link: integer('link')
      .notNull()
      .references(() => personVisits.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.merge_id, table.link] }),
    index('merged_visits_by_link').on(table.link),
  ],
);
