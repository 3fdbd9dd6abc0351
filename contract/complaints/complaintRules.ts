import { type Actor, keepsAppComplaint } from '#contract/access/access.ts';
import type { Action, PolicyName } from '#contract/access/policies.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { isClosed } from './complaintStatus.ts';

/** The facts of a complaint that decide on its actions; capabilities add theirs. */
export interface CoreState {
  status: string;
  source: string;
  creator_id: number | null;
  type?: string;
}

/**
 * The rule that forbids an action, with values for its text, and the field of a 422. Without a field it is a 403,
 * because the user is not allowed.
 */
export interface Refusal {
  message: ErrorCode;
  values?: Record<string, string>;
  field?: string;
}
export type Rule<S> = (complaint: S, actor: Actor) => Refusal | null;

/** The permission and the state that an action requires, and how a screen shows it when it is not possible. */
export interface ActionRule {
  /** The policy with the permission; complaints by default. */
  of?: PolicyName;
  /** The capability that the host must have; none for actions of the specifications. */
  capability?: CapabilityName;
  right: Action;
  when: Rule<never>;
  otherwise: 'hidden' | 'disabled';
}

export const whileOpen = ({ status }: Pick<CoreState, 'status'>): Refusal | null =>
  isClosed(status) ? { message: 'alreadyResolved', field: 'status' } : null;
export const onceClosed = ({ status }: Pick<CoreState, 'status'>): Refusal | null =>
  isClosed(status) ? null : { message: 'notResolved', field: 'status' };
export const always = (_complaint: object): Refusal | null => null;
const fromOffice = ({ source }: Pick<CoreState, 'source'>): Refusal | null =>
  source === 'app' ? { message: 'appComplaint', field: 'source' } : null;
const fromOfficeOrOwn = (complaint: Pick<CoreState, 'source' | 'creator_id'>, actor: Actor) =>
  complaint.creator_id === actor.id ? null : fromOffice(complaint);
const refuseOthersAppComplaint = (
  complaint: Pick<CoreState, 'source' | 'creator_id'>,
  actor: Actor,
): Refusal | null =>
  complaint.source !== 'web' && keepsAppComplaint(actor, complaint) ? { message: 'appComplaintKept' } : null;

/** The first of two rules that forbids an action. */
export const both =
  <S, T>(one: Rule<S>, other: Rule<T>): Rule<S & T> =>
  (complaint, actor) =>
    one(complaint, actor) ?? other(complaint, actor);

/** The actions of the specifications. */
export const coreRules = {
  export: { right: 'show', when: always, otherwise: 'hidden' },
  remark: { right: 'edit', when: always, otherwise: 'hidden' },
  /** An answer to the citizen that does not close; `resolve` closes (API-07). */
  reply: { right: 'edit', when: always, otherwise: 'hidden' },
  resolve: { right: 'edit', when: whileOpen, otherwise: 'hidden' },
  reopen: { right: 'edit', when: onceClosed, otherwise: 'hidden' },
  assign: { right: 'assign', when: whileOpen, otherwise: 'hidden' },
  forwardToLeader: { right: 'forward', when: whileOpen, otherwise: 'hidden' },
  forwardToOfficer: { right: 'edit', when: whileOpen, otherwise: 'hidden' },
  /** The complaint's fields and attachments (DET-11). */
  edit: { right: 'edit', when: fromOffice, otherwise: 'disabled' },
  /** Adds attachments. The user who records a complaint from the app also uploads its files. */
  attach: { right: 'create', when: fromOfficeOrOwn, otherwise: 'hidden' },
  delete: { right: 'delete', when: refuseOthersAppComplaint, otherwise: 'disabled' },
} as const satisfies Record<string, ActionRule>;
