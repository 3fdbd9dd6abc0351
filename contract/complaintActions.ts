import { type Action, type Actor, can, keepsAppComplaint } from './access.ts';
import { isClosed } from './complaintStatus.ts';
import type { MessageKey } from './messages.ts';

/** What of a complaint decides what may be done with it. */
export interface ComplaintState {
  status: string;
  source: string;
  creator_id: number | null;
}

/** Which rule forbids an action, and under which field a 422 tells it; without a field the person is the reason: 403. */
export interface Refusal {
  message: MessageKey;
  field?: keyof ComplaintState;
}

const whileOpen = ({ status }: Pick<ComplaintState, 'status'>): Refusal | null =>
  isClosed(status) ? { message: 'alreadyResolved', field: 'status' } : null;
const onceClosed = ({ status }: Pick<ComplaintState, 'status'>): Refusal | null =>
  isClosed(status) ? null : { message: 'notResolved', field: 'status' };
const fromOffice = ({ source }: Pick<ComplaintState, 'source'>): Refusal | null =>
  source === 'app' ? { message: 'appComplaint', field: 'source' } : null;
const fromOfficeOrOwn = (complaint: Pick<ComplaintState, 'source' | 'creator_id'>, actor: Actor) =>
  complaint.creator_id === actor.id ? null : fromOffice(complaint);
const unlessKept = (
  complaint: Pick<ComplaintState, 'source' | 'creator_id'>,
  actor: Actor,
): Refusal | null =>
  complaint.source !== 'web' && keepsAppComplaint(actor, complaint) ? { message: 'appComplaintKept' } : null;
const always = (_complaint: object): Refusal | null => null;

/** The right that each action takes, what the state must be, and what a screen shows where it is not possible. */
const rules = {
  export: { right: 'show', when: always, otherwise: 'hidden' },
  remark: { right: 'edit', when: always, otherwise: 'hidden' },
  /** An answer to the citizen; one that closes is `resolve` (API-07). */
  reply: { right: 'edit', when: always, otherwise: 'hidden' },
  resolve: { right: 'edit', when: whileOpen, otherwise: 'hidden' },
  reopen: { right: 'edit', when: onceClosed, otherwise: 'hidden' },
  assign: { right: 'assign', when: whileOpen, otherwise: 'hidden' },
  forwardToLeader: { right: 'forward', when: whileOpen, otherwise: 'hidden' },
  forwardToOfficer: { right: 'edit', when: whileOpen, otherwise: 'hidden' },
  /** Its fields and its attachments (DET-11). */
  edit: { right: 'edit', when: fromOffice, otherwise: 'disabled' },
  /** Further attachments; who records one from the app sends its files, too. */
  attach: { right: 'create', when: fromOfficeOrOwn, otherwise: 'hidden' },
  delete: { right: 'delete', when: unlessKept, otherwise: 'disabled' },
} as const satisfies Record<
  string,
  {
    right: Action;
    when: (complaint: ComplaintState, actor: Actor) => Refusal | null;
    otherwise: 'hidden' | 'disabled';
  }
>;

export type ComplaintAction = keyof typeof rules;
export const COMPLAINT_ACTIONS = Object.keys(rules) as ComplaintAction[];

/** What must be known of a complaint to judge an action. */
export type StateFor<A extends ComplaintAction> = Parameters<(typeof rules)[A]['when']>[0];

/**
 * The state machine of complaints: why the actor may not take the action with the complaint as it stands, null when it
 * may (DET-04 to DET-13). Who may see the complaint at all is the scope's question.
 */
export function refusalOf<A extends ComplaintAction>(
  action: A,
  actor: Actor,
  complaint: StateFor<A>,
): Refusal | null {
  const { right, when } = rules[action];
  if (!can(actor, right, 'complaint')) return { message: 'forbidden' };
  return (when as (complaint: StateFor<A>, actor: Actor) => Refusal | null)(complaint, actor);
}

/** How a screen offers an action: not at all to who never may; greyed where the specification says so (DET-11, DET-13). */
export function offer<A extends ComplaintAction>(
  action: A,
  actor: Actor,
  complaint: StateFor<A>,
): 'enabled' | 'disabled' | 'hidden' {
  if (!can(actor, rules[action].right, 'complaint')) return 'hidden';
  return refusalOf(action, actor, complaint) ? rules[action].otherwise : 'enabled';
}
