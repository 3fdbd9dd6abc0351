import type { NoticeKind } from '../../contract/notices.ts';
import { notices } from '../db/schema/notices.ts';
import type { Context } from '../http/serve.ts';

interface Told {
  userId: number;
  kind: NoticeKind;
  complaintId: number;
}

/** Tells somebody what was done to a complaint, in the transaction that does it; nobody is told what they did themselves. */
export async function notify(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  { userId, kind, complaintId }: Told,
): Promise<void> {
  if (userId === actor.id) return;
  await db.insert(notices).values({ user_id: userId, kind, complaint_id: complaintId, created_at: now });
}
