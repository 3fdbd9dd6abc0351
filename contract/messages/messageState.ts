import type { ErrorCode } from '#contract/kernel/errorTexts.ts';

/** The states of a message; while it is being sent it is queued and claimed. */
export const MESSAGE_STATES = [
  'queued',
  'unconfirmed',
  'handed_over',
  'sent',
  'delivered',
  'read',
  'failed',
  'suppressed',
  'logged',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The states that may follow each state. A late, repeated or out-of-order report is no valid transition (MSG-12). */
const NEXT: Record<MessageState, readonly MessageState[]> = {
  queued: ['unconfirmed', 'handed_over', 'sent', 'delivered', 'read', 'failed', 'suppressed', 'logged'],
  // It is unknown whether it was sent: a report may still come.
  unconfirmed: ['handed_over', 'sent', 'delivered', 'read', 'failed'],
  handed_over: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: [],
  suppressed: [],
  logged: [],
};

/** The states before a state, for the `where` of an update, so that a message never goes back (MSG-12). */
export const statesBefore = (to: MessageState): MessageState[] =>
  MESSAGE_STATES.filter((from) => NEXT[from].includes(to));

/** The states that a provider may report (MSG-12). */
export const REPORTED = ['sent', 'delivered', 'read', 'failed'] as const satisfies readonly MessageState[];

/** Only a user sends these again, as a new message (MSG-09, MSG-10). */
const SENT_AGAIN: readonly MessageState[] = ['failed', 'unconfirmed'];

/** Why a message cannot be sent again; null if it can. */
export function resendRefusal({ state, again }: { state: MessageState; again: boolean }): ErrorCode | null {
  if (!SENT_AGAIN.includes(state)) return 'messageNotFailed';
  return again ? 'messageSentAgain' : null;
}
