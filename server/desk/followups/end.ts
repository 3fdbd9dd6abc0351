import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintFollowups } from '../schema/followups.ts';

type Work = Pick<Context, 'db' | 'now'>;

/** Ends all users' follow-ups of a closed complaint (DESK-04). */
export const endFollowups = (work: Work, id: number) => {
  const { complaint_id, state } = complaintFollowups;
  return endThose(work, and(eq(complaint_id, id), eq(state, 'open')), 'done');
};

/** Ends the follow-ups of a user who has left (SLA-20). */
export const endFollowupsOf = (work: Work, userId: number) => {
  const { state, user_id } = complaintFollowups;
  return endThose(work, and(eq(user_id, userId), eq(state, 'open')), 'cleared');
};

export async function endThose({ db, now }: Work, which: SQL | undefined, state: 'done' | 'cleared') {
  await db.update(complaintFollowups).set({ state, ended_at: now }).where(which);
}
