import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { deletedWith, instant, serial } from '#server/kernel/db/schema/columns.ts';

/**
 * Complaints that were merged into others, and undone merges (PER-17). It is no column of the complaint: changing one
 * updates all indexes of that table. An undo restores `status` and `closed_at`.
 */
export const complaintMerges = pgTable(
  'complaint_merges',
  (t) => ({
    id: serial(),
    source_id: deletedWith(() => complaints.id),
    target_id: deletedWith(() => complaints.id),
    status: t.text().$type<Status>().notNull(),
    closed_at: instant(),
    merged_at: instant().notNull(),
    merged_by: t.integer().references(() => users.id),
    undone_at: instant(),
    undone_by: t.integer().references(() => users.id),
  }),
  (table) => [
    // Also with parallel calls a complaint is merged into one other at most.
    uniqueIndex('complaint_merges_source').on(table.source_id).where(sql`undone_at is null`),
    index('complaint_merges_by_source').on(table.source_id, table.id),
    index('complaint_merges_by_target').on(table.target_id, table.source_id),
  ],
);
