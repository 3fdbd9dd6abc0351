import type { Actor } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { type ComplaintAction, offer } from '#contract/complaints/complaintActions.ts';

/** Whether the state machine lets somebody take an action, as parts of capabilities ask it. */
export const offered = (action: ComplaintAction) => (actor: Actor, complaint: ComplaintRecord) =>
  offer(action, actor, complaint) === 'enabled';
