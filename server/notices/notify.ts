import type { NoticeKind } from '../../contract/notices.ts';
import { notices } from '../db/schema/notices.ts';
import type { Context } from '../http/serve.ts';
import { withDeputies } from '../leaves/deputies.ts';

interface Told {
  userId: number;
  kind: NoticeKind;
  complaintId: number;
}

/**
 * Tells somebody what was done to a complaint, in the transaction that does it, and who stands in for them (SLA-16); nobody
 * is told what they did themselves.
 */
export async function notify(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  { userId, kind, complaintId }: Told,
): Promise<void> {
  const whom = (await withDeputies(db, [userId], now))(userId).filter((id) => id !== actor.id);
  if (whom.length === 0) return;
  const what = { kind, complaint_id: complaintId, created_at: now };
  await db.insert(notices).values(whom.map((user_id) => ({ user_id, ...what })));
}
