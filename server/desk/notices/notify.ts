import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import { DESK_HEAD_LEVEL } from '#contract/deadlines/escalationLevels.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { coverAt } from '#server/teamwork/leaves/noticeCover.ts';
import { notices } from '../schema/notices.ts';
import { readableOf, recipientsAt } from './recipients.ts';

interface NewNotice {
  userId: number;
  kind: NoticeKind;
  complaintId: number;
}

/**
 * Notifies a user, and deputies who may read the complaint, in the transaction of the change (SLA-16). If none of them
 * is present, the desk heads are notified, unless a user chose the recipient by hand. Nobody is notified of an own
 * action.
 */
export async function notify(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  { userId, kind, complaintId }: NewNotice,
): Promise<void> {
  const complaint = (await readableOf(db, [complaintId])).get(complaintId);
  if (!complaint) return;
  const { ids, isReached } = (await coverAt(db, [userId], now))(userId, complaint);
  const next = !isReached && kind !== 'assigned' ? await recipientsAt(db, now, [complaint]) : () => [];
  const all = new Set([...ids, ...next(complaint, DESK_HEAD_LEVEL)]);
  const whom = [...all].filter((id) => id !== actor.id);
  if (whom.length === 0) return;
  const what = { kind, complaint_id: complaintId, created_at: now };
  await db.insert(notices).values(whom.map((user_id) => ({ user_id, ...what })));
}
