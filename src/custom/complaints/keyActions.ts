import type { Actor } from '#contract/access/access.ts';
import { has } from '#contract/capabilities.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';

/** What a key does to a grievance, from its row or on its page (DESK-02). */
export type KeyAction = 'assign' | 'answer' | 'resolve' | 'followUp' | 'macro';

type State = Pick<ComplaintRow, 'status' | 'merged_into'>;

/** Whether it is offered as the grievance stands. Of what is closed only Reopen is (DET-10), though an answer could open it, too. */
export function isOffered(action: KeyAction, actor: Actor | null, complaint: State): boolean {
  if (!actor) return false;
  if (action === 'answer')
    return offer('reply', actor, complaint) === 'enabled' && !isClosed(complaint.status);
  // Each of its steps asks for itself; what all of them need is this.
  if (action === 'macro') return has(actor, 'replies') && offer('remark', actor, complaint) === 'enabled';
  return offer(action, actor, complaint) === 'enabled';
}
