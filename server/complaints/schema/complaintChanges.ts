import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TimelineAction, TimelineField } from '#contract/complaints/timeline.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { complaints } from './complaints.ts';

/**
 * The timeline: which field changed, by whom and when. Append-only: a trigger refuses every change but an erasure.
 */
export const complaintChanges = pgTable(
  'complaint_changes',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id').references(() => users.id),
    action: text('action').$type<TimelineAction>().notNull(),
    /** `{ field: [before, after] }` with names instead of ids. */
    changes: jsonb('changes')
      .$type<Partial<Record<TimelineField, [string | null, string | null]>>>()
      .notNull(),
    created_at: createdAt(),
  },
  (table) => [index('complaint_changes_by_complaint').on(table.complaint_id, table.id)],
);
