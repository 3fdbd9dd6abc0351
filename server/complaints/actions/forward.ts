import type { forwardToLeaders as call } from '#contract/officers/forwarding.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import { addHistory, changeComplaint, inHand, lockForAction } from '../change.ts';
import { chosenLeaders, leadersOf } from '../leaders.ts';

const DONE = { message: 'Complaint forwarded successfully!' };

/**
 * Forwards a complaint to leaders in charge of its area; a Pending one becomes Reviewed (DET-07, API-07). Without a
 * new leader nothing changes. @throws 422 when the complaint is closed or has moved, or a leader is not in charge of
 * its area
 */
export async function forwardToLeaders(context: Context<typeof call>) {
  const work = await lockForAction('forwardToLeader', context, context.body.id);
  const { actor, body, complaint, db, now } = work;
  if (complaint.area_id !== body.area) throw invalidField('area', 'unknownChoice');
  const chosen = await chosenLeaders(db, actor, complaint, body.leaders);
  const before = await leadersOf(db, complaint.id);
  const leader_id = chosen.at(-1)?.id ?? null;
  const added = chosen.filter(({ id }) => !before.some((known) => known.id === id));
  if (added.length === 0 && leader_id === complaint.leader_id) return DONE;
  if (added.length > 0) {
    await db
      .insert(complaintLeaders)
      .values(added.map(({ id }) => ({ complaint_id: complaint.id, leader_id: id, created_at: now })));
  }
  const text = (people: { name: string }[]) => people.map(({ name }) => name).join(', ');
  const changes = { leader_id, ...inHand(complaint, now) };
  await changeComplaint(work, complaint, changes, 'forwardedToLeader', {
    leaders: [text(before) || null, text([...before, ...added])],
  });
  await addHistory(work, complaint.id, { code: 'forwarded', values: { to: text(chosen) } });
  return DONE;
}
