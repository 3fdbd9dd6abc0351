import type { Actor } from '#contract/access/access.ts';
import { has } from '#contract/capabilities.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';

/** The actions that keys take on a grievance, from its row or on its page (DESK-02). */
export type KeyAction = 'assign' | 'answer' | 'resolve' | 'followUp' | 'macro';

type State = Pick<ComplaintRow, 'status' | 'merged_into'>;

/**
 * Whether the grievance's present state allows the action. Closed grievances offer only Reopen (DET-10), although an
 * answer could reopen them, too.
 */
export function isOffered(action: KeyAction, actor: Actor | null, complaint: State): boolean {
  if (!actor) return false;
  if (action === 'answer')
    return offer('reply', actor, complaint) === 'enabled' && !isClosed(complaint.status);
  // Each step has its own check; all of them need this.
  if (action === 'macro') return has(actor, 'replies') && offer('remark', actor, complaint) === 'enabled';
  return offer(action, actor, complaint) === 'enabled';
}
