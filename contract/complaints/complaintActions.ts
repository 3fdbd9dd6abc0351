import { type Actor, escalationLevelOf, keepsAppComplaint } from '#contract/access/access.ts';
import { type Action, can, type PolicyName } from '#contract/access/policies.ts';
import { type CapabilityName, has } from '#contract/capabilities.ts';
import {
  type ClosingState,
  onceProposed,
  whileFreshOrReopenable,
  whileReopenable,
  whileUnverified,
} from '#contract/closing/closingRules.ts';
import { LEVELS } from '#contract/deadlines/escalationLevels.ts';
import { writtenDay } from '#contract/kernel/day.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { FilledKey } from '#contract/kernel/filledErrors.ts';
import { isClosed } from './complaintStatus.ts';

/** What of a complaint decides what may be done with it. */
export interface ComplaintState {
  status: string;
  source: string;
  creator_id: number | null;
  type?: string;
  /** Whether its deadline waits, and how far it was escalated, to the actor or not; not there where it has none (SLA-07, SLA-12). */
  clock?: { paused?: { until: string } | null; level?: number; reached?: boolean } | null;
  /** The one that it was merged into; not there for none (PER-17). */
  merged_into?: { number: string; may_undo: boolean } | null;
  closing?: ClosingState | null;
  /** Those that were merged into it. */
  merged_from?: readonly object[];
}

/**
 * Which rule forbids an action, with what is filled into its text, and under which field a 422 tells it; without a field the
 * person is the reason: 403.
 */
export interface Refusal {
  message: ErrorCode | FilledKey;
  values?: Record<string, string>;
  field?: keyof ComplaintState;
}
type Rule<S> = (complaint: S, actor: Actor) => Refusal | null;

const whileOpen = ({ status }: Pick<ComplaintState, 'status'>): Refusal | null =>
  isClosed(status) ? { message: 'alreadyResolved', field: 'status' } : null;
const onceClosed = ({ status }: Pick<ComplaintState, 'status'>): Refusal | null =>
  isClosed(status) ? null : { message: 'notResolved', field: 'status' };
const fromOffice = ({ source }: Pick<ComplaintState, 'source'>): Refusal | null =>
  source === 'app' ? { message: 'appComplaint', field: 'source' } : null;
const fromOfficeOrOwn = (complaint: Pick<ComplaintState, 'source' | 'creator_id'>, actor: Actor) =>
  complaint.creator_id === actor.id ? null : fromOffice(complaint);
const refuseOthersAppComplaint = (
  complaint: Pick<ComplaintState, 'source' | 'creator_id'>,
  actor: Actor,
): Refusal | null =>
  complaint.source !== 'web' && keepsAppComplaint(actor, complaint) ? { message: 'appComplaintKept' } : null;
const always = (_complaint: object): Refusal | null => null;
/** What was merged into another one stays as it is: work goes on there. */
const unlessMerged = ({ merged_into }: Pick<ComplaintState, 'merged_into'>): Refusal | null =>
  merged_into
    ? { message: 'mergedInto', values: { number: merged_into.number }, field: 'merged_into' }
    : null;
const whileUndoable = ({ merged_into }: Pick<ComplaintState, 'merged_into'>): Refusal | null => {
  if (!merged_into) return { message: 'notMerged', field: 'merged_into' };
  return merged_into.may_undo ? null : { message: 'mergeTooOld', field: 'merged_into' };
};
const unlessPaused = ({ clock }: Pick<ComplaintState, 'clock'>): Refusal | null =>
  clock?.paused
    ? { message: 'pausedUntil', values: { day: writtenDay(clock.paused.until) }, field: 'clock' }
    : null;
const oncePaused = ({ clock }: Pick<ComplaintState, 'clock'>): Refusal | null =>
  clock?.paused ? null : { message: 'notPaused', field: 'clock' };
/** Suggestions are never late (SLA-02). */
const onceDue = ({ type }: Pick<ComplaintState, 'type'>): Refusal | null =>
  type === 'suggestion' ? { message: 'suggestionNeverDue', field: 'type' } : null;
const belowTop = ({ clock }: Pick<ComplaintState, 'clock'>): Refusal | null =>
  (clock?.level ?? 0) < LEVELS.length ? null : { message: 'highestLevel', field: 'clock' };
/** Who stands in at its level for somebody on leave is there, too. */
const atItsLevel = ({ clock }: Pick<ComplaintState, 'clock'>, actor: Actor): Refusal | null => {
  if (!clock?.level) return { message: 'notEscalated', field: 'clock' };
  return clock.reached || escalationLevelOf(actor) >= clock.level ? null : { message: 'belowLevel' };
};
/** Those that were merged into it would point to nothing. */
const unlessTarget = ({ merged_from }: Pick<ComplaintState, 'merged_from'>): Refusal | null =>
  merged_from?.length ? { message: 'othersMergedHere', field: 'merged_from' } : null;
/** The first rule that forbids it. */
const both =
  <S, T>(one: Rule<S>, other: Rule<T>): Rule<S & T> =>
  (complaint, actor) =>
    one(complaint, actor) ?? other(complaint, actor);

/** The right that each action takes, what the state must be, and what a screen shows where it is not possible. */
const rules = {
  export: { right: 'show', when: always, otherwise: 'hidden' },
  remark: { right: 'edit', when: unlessMerged, otherwise: 'hidden' },
  /** An answer to the citizen; one that closes is `resolve` (API-07). */
  reply: { right: 'edit', when: unlessMerged, otherwise: 'hidden' },
  resolve: { right: 'edit', when: both(unlessMerged, whileOpen), otherwise: 'hidden' },
  /** As often as the office lets it be done (REF-20), and by who has just closed it by mistake. */
  reopen: { right: 'edit', when: both(unlessMerged, both(onceClosed, whileReopenable)), otherwise: 'hidden' },
  takeBack: {
    right: 'edit',
    when: both(unlessMerged, both(onceClosed, whileFreshOrReopenable)),
    otherwise: 'hidden',
  },
  /** What the citizen says of its closing, by who did not close it (REF-17). */
  verify: {
    of: 'verification',
    right: 'edit',
    when: both(unlessMerged, both(onceClosed, whileUnverified)),
    otherwise: 'hidden',
  },
  /** A closing that a second person has to agree to (REF-21). */
  approve: {
    of: 'approval',
    right: 'edit',
    when: both(unlessMerged, both(whileOpen, onceProposed)),
    otherwise: 'hidden',
  },
  assign: { right: 'assign', when: both(unlessMerged, whileOpen), otherwise: 'hidden' },
  forwardToLeader: { right: 'forward', when: both(unlessMerged, whileOpen), otherwise: 'hidden' },
  forwardToOfficer: { right: 'edit', when: both(unlessMerged, whileOpen), otherwise: 'hidden' },
  /** Its fields and its attachments (DET-11). */
  edit: { right: 'edit', when: both(unlessMerged, fromOffice), otherwise: 'disabled' },
  /** Which no form has that app complaints are kept from (SLA-01). */
  prioritise: { capability: 'deadlines', right: 'edit', when: unlessMerged, otherwise: 'hidden' },
  /** Put off by the caller for the caller alone (DESK-04). */
  followUp: { capability: 'desk', right: 'edit', when: both(unlessMerged, whileOpen), otherwise: 'hidden' },
  /** Its deadline waits, and goes on before its day (SLA-07). */
  pause: {
    capability: 'deadlines',
    right: 'edit',
    when: both(unlessMerged, both(whileOpen, both(onceDue, unlessPaused))),
    otherwise: 'hidden',
  },
  resume: {
    capability: 'deadlines',
    right: 'edit',
    when: both(unlessMerged, oncePaused),
    otherwise: 'hidden',
  },
  /** Up the ladder at once, and back (SLA-14). */
  escalate: {
    capability: 'deadlines',
    right: 'edit',
    when: both(unlessMerged, both(whileOpen, both(onceDue, belowTop))),
    otherwise: 'hidden',
  },
  deescalate: {
    capability: 'deadlines',
    right: 'edit',
    when: both(unlessMerged, both(whileOpen, atItsLevel)),
    otherwise: 'hidden',
  },
  /** Further attachments; who records one from the app sends its files, too. */
  attach: { right: 'create', when: both(unlessMerged, fromOfficeOrOwn), otherwise: 'hidden' },
  delete: { right: 'delete', when: both(refuseOthersAppComplaint, unlessTarget), otherwise: 'disabled' },
  /** Into another one of the same person, or another one into it (PER-17). */
  merge: { capability: 'persons', right: 'merge', when: unlessMerged, otherwise: 'hidden' },
  undoMerge: { capability: 'persons', right: 'merge', when: whileUndoable, otherwise: 'hidden' },
} as const satisfies Record<
  string,
  {
    /** Which policy has the right; that of complaints where nothing is said. */
    of?: PolicyName;
    /** What the host must have; nothing for actions that the specifications name. */
    capability?: CapabilityName;
    right: Action;
    when: Rule<ComplaintState>;
    otherwise: 'hidden' | 'disabled';
  }
>;

export type ComplaintAction = keyof typeof rules;
export const COMPLAINT_ACTIONS = Object.keys(rules) as ComplaintAction[];

/** The capability that an action is of; undefined for those of the specifications. */
export const capabilityOfAction = (action: ComplaintAction): CapabilityName | undefined => {
  const rule: { right: Action; capability?: CapabilityName } = rules[action];
  return rule.capability;
};

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
  if (!mayEver(action, actor)) return { message: 'forbidden' };
  return (rules[action].when as Rule<StateFor<A>>)(complaint, actor);
}
/** Whether somebody has the right at all, whatever the complaint. */
function mayEver(action: ComplaintAction, actor: Actor): boolean {
  const rule: { of?: PolicyName; capability?: CapabilityName; right: Action } = rules[action];
  return has(actor, rule.capability) && can(actor, rule.right, rule.of ?? 'complaint');
}

/** How a screen offers an action: not at all to who never may; greyed where the specification says so (DET-11, DET-13). */
export function offer<A extends ComplaintAction>(
  action: A,
  actor: Actor,
  complaint: StateFor<A>,
): 'enabled' | 'disabled' | 'hidden' {
  if (!mayEver(action, actor)) return 'hidden';
  return refusalOf(action, actor, complaint) ? rules[action].otherwise : 'enabled';
}
