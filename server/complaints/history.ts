import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { WholeEntry } from '#contract/complaints/complaint.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { historyTextIn } from './historyTexts.ts';
import { complaintChanges } from './schema/complaintChanges.ts';
import { complaintHistory } from './schema/complaints.ts';

/** The history of a complaint, newest first (DET-02). */
export async function historyOf(db: Db | Tx, complaintId: number): Promise<WholeEntry[]> {
  const rows = await db
    .select({ entry: complaintHistory, typed: typed(db) })
    .from(complaintHistory)
    .where(eq(complaintHistory.complaint_id, complaintId))
    .orderBy(desc(complaintHistory.created_at), desc(complaintHistory.id));
  const known = await names(db);
  return rows.map(({ entry, typed }) => historyEntry(entry, known, !typed));
}

/** Whether an entry is a remark, or what a citizen has written: then the timeline has it as one. */
const typed = (db: Db | Tx) =>
  sql<boolean>`${exists(
    db
      .select({ id: complaintChanges.id })
      .from(complaintChanges)
      .where(
        and(
          eq(complaintChanges.complaint_id, complaintHistory.complaint_id),
          eq(complaintChanges.created_at, complaintHistory.created_at),
          inArray(complaintChanges.action, ['remarked', 'messageReceived']),
          sql`${complaintChanges.changes} -> 'message' ->> 1 = ${complaintHistory.message}`,
        ),
      ),
  )}`;

export const historyEntry = (
  { id, message, is_admin, created_at, creator_id }: typeof complaintHistory.$inferSelect,
  { user }: Names,
  byOffice = false,
): WholeEntry => ({
  id,
  message,
  happened: byOffice ? historyTextIn(message) : null,
  is_admin,
  created_at: created_at.toISOString(),
  creator: user(creator_id),
  leader_response: null,
});
