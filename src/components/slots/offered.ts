import type { Actor } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { type ComplaintAction, offer } from '#contract/complaints/complaintActions.ts';

/** Whether the state machine allows an action, for parts of capabilities. */
export const offered = (action: ComplaintAction) => (actor: Actor, complaint: ComplaintRecord) =>
  offer(action, actor, complaint) === 'enabled';
