import { index, pgTable } from 'drizzle-orm/pg-core';
import type { TimelineAction, TimelineField } from '#contract/complaints/timeline.ts';
import type { Coded } from '#contract/kernel/coded.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, serial } from '#server/kernel/db/schema/columns.ts';
import { complaints } from './complaints.ts';

/** A value of a change: a text, or the code of a reason. */
export type ChangeValue = string | Coded | null;
export type Changes = Partial<Record<TimelineField, [before: ChangeValue, after: ChangeValue]>>;

/**
 * The timeline: which field changed, by whom and when. Append-only: a trigger refuses every change but an erasure.
 */
export const complaintChanges = pgTable(
  'complaint_changes',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    creator_id: t.integer().references(() => users.id),
    action: t.text().$type<TimelineAction>().notNull(),
    /** `{ field: [before, after] }` with names instead of ids. */
    changes: t.jsonb().$type<Changes>().notNull(),
    created_at: createdAt(),
  }),
  (table) => [index('complaint_changes_by_complaint').on(table.complaint_id, table.id)],
);
