import { and, eq, isNull } from 'drizzle-orm';
import { LOW_RATING } from '#contract/closing/closing.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintClosings } from './schema/closings.ts';

export const isLowRating = (rating: number): boolean => rating <= LOW_RATING;

type Rated = Pick<Complaint, 'id' | 'staff_id'>;

/** Notifies the assignee of a low rating by the citizen (REF-19). */
export const notifyOfLowRating = (
  db: Db | Tx,
  { id: complaint_id, staff_id }: Rated,
  now: Date,
): Promise<void> => notify(db, [{ complaint_id, staff_id, kind: 'rated_low' }], now);

/** Stores a citizen's rating of the current closing, once, without a user of the office (MSG-19). */
export async function rateClosing(
  db: Db | Tx,
  complaint: Rated,
  { rating, note, now }: { rating: number; note: string | null; now: Date },
): Promise<void> {
  const { complaint_id, is_last, reopened_at } = complaintClosings;
  const standing = and(eq(complaint_id, complaint.id), is_last, isNull(reopened_at));
  const rated = await db
    .update(complaintClosings)
    .set({ rating, rated_at: now })
    .where(and(standing, isNull(complaintClosings.rating)))
    .returning({ id: complaintClosings.id });
  if (rated.length === 0) return;
  const changes: Changes = { rating: [null, String(rating)] };
  if (note) changes.note = [null, note];
  await addToTimeline({ actor: null, db, now }, complaint.id, 'verified', changes);
  if (isLowRating(rating)) await notifyOfLowRating(db, complaint, now);
}
