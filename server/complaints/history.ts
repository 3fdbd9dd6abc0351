import { desc, eq } from 'drizzle-orm';
import type { HistoryEntry } from '../../contract/complaint.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintHistory } from '../db/schema/complaints.ts';

/** What happened to a complaint, newest first (DET-02). */
export async function historyOf(db: Db | Tx, complaintId: number): Promise<HistoryEntry[]> {
  const found = await db
    .select()
    .from(complaintHistory)
    .where(eq(complaintHistory.complaint_id, complaintId))
    .orderBy(desc(complaintHistory.created_at), desc(complaintHistory.id));
  const known = await names(db);
  return found.map((entry) => historyEntry(entry, known));
}

export const historyEntry = (
  { id, message, is_admin, created_at, creator_id }: typeof complaintHistory.$inferSelect,
  { user }: Names,
): HistoryEntry => ({
  id,
  message,
  is_admin,
  created_at: created_at.toISOString(),
  creator: user(creator_id),
  leader_response: null,
});
