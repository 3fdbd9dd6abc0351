import { eq } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import type { StatusAction } from '#contract/messages/slip.ts';
import { rateClosing } from '#server/closing/rate.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { askForCall } from '#server/messages/calls/ask.ts';
import { statusLinks } from '#server/messages/schema/citizens.ts';
import { hasToken } from '#server/messages/statusToken.ts';
import { sendStop } from '#server/messages/stop.ts';
import { findByToken, sayable } from './find.ts';

/** After so many wrong digits within an hour, a token accepts nothing until the hour is over (MSG-19). */
const MAX_TRIES = 5;
const HOUR_MS = 3_600_000;

interface StatusSubmission {
  digits: string;
  action: StatusAction;
  rating: number | null;
  note: string | null;
}
export type Taken = { is: 'done' | 'wrong digits' | 'not offered' } | { is: 'full'; seconds: number };

/**
 * Accepts a citizen's action on the status page, if the last digits of the phone are right (MSG-19). Attempts are
 * committed, whatever their result.
 * @throws 404 as `findByToken`
 */
export function takeWord(
  { database, clock }: Services,
  token: string,
  said: StatusSubmission,
): Promise<Taken> {
  const now = clock();
  return database.db.transaction(async (db): Promise<Taken> => {
    const [link] = await db.select().from(statusLinks).where(hasToken(token)).for('update');
    const row = await findByToken(db, token);
    const since = link?.tries_since ?? now;
    const counts = now.getTime() - since.getTime() < HOUR_MS;
    const tries = counts ? (link?.tries ?? 0) : 0;
    if (tries >= MAX_TRIES) {
      return { is: 'full', seconds: (since.getTime() + HOUR_MS - now.getTime()) / 1000 };
    }
    const [complaint] = await db.select().from(complaints).where(eq(complaints.id, row.id));
    if (!complaint || !isLastOf(complaint.phone, said.digits)) {
      await db
        .update(statusLinks)
        .set({ tries: tries + 1, tries_since: counts ? since : now })
        .where(hasToken(token));
      return { is: 'wrong digits' };
    }
    if (!(await sayable(db, row)).includes(said.action)) return { is: 'not offered' };
    await doIt(db, complaint, { ...said, now });
    return { is: 'done' };
  });
}

/** A placeholder phone has no digits that a citizen could know. */
const isLastOf = (phone: string, digits: string) => !isPlaceholderPhone(phone) && phone.slice(-4) === digits;

/** The citizen's text is stored with the action in the timeline, where the office reads it. */
async function doIt(
  db: Tx,
  complaint: typeof complaints.$inferSelect,
  { action, rating, note, now }: StatusSubmission & { now: Date },
): Promise<void> {
  const added: Changes = note ? { note: [null, note] } : {};
  const record = (action: TimelineAction, changes: Changes) =>
    addToTimeline({ actor: null, db, now }, complaint.id, action, { ...changes, ...added });
  if (action === 'rate') return rateClosing(db, complaint, { rating: rating ?? 0, note, now });
  if (action === 'stop') {
    await sendStop(db, complaint.phone, { way: 'status_page', now });
    if (note) await record('messagesStopped', {});
    return;
  }
  const isDispute = action === 'not_solved';
  await askForCall(db, complaint, { reason: isDispute ? 'disputed' : 'asked', now });
  await record('callAsked', isDispute ? { verifyResult: [null, 'disputed'] } : {});
}
