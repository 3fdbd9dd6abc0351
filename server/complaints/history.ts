import { desc, eq } from 'drizzle-orm';
import type { WholeEntry } from '#contract/complaints/complaint.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { historyText } from './historyTexts.ts';
import { complaintHistory } from './schema/complaints.ts';

/** The history of a complaint, newest first (DET-02). */
export async function historyOf(db: Db | Tx, complaintId: number): Promise<WholeEntry[]> {
  const rows = await db
    .select()
    .from(complaintHistory)
    .where(eq(complaintHistory.complaint_id, complaintId))
    .orderBy(desc(complaintHistory.created_at), desc(complaintHistory.id));
  const known = await names(db);
  return rows.map((entry) => historyEntry(entry, known));
}

export const historyEntry = (
  { id, said, is_admin, created_at, creator_id }: typeof complaintHistory.$inferSelect,
  { user }: Names,
): WholeEntry => ({
  id,
  message: historyText(said),
  ...said,
  is_admin,
  created_at: created_at.toISOString(),
  creator: user(creator_id),
  leader_response: null,
});
