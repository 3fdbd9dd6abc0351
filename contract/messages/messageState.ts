import type { ErrorCode } from '#contract/kernel/errorTexts.ts';

/** How a message stands; while it is handed over it is queued and claimed. */
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

/** What a message can still become. What a provider tells late, twice or the wrong way round is not among it (MSG-12). */
const NEXT: Record<MessageState, readonly MessageState[]> = {
  queued: ['unconfirmed', 'handed_over', 'sent', 'delivered', 'read', 'failed', 'suppressed', 'logged'],
  // Whether it went out is not known: a report may still tell.
  unconfirmed: ['handed_over', 'sent', 'delivered', 'read', 'failed'],
  handed_over: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: [],
  suppressed: [],
  logged: [],
};

/** From which a state comes, so that it never goes back (MSG-12): what an update may ask for in its `where`. */
export const statesBefore = (to: MessageState): MessageState[] =>
  MESSAGE_STATES.filter((from) => NEXT[from].includes(to));

/** What a provider may report (MSG-12). */
export const REPORTED = ['sent', 'delivered', 'read', 'failed'] as const satisfies readonly MessageState[];

/** What only a person sends again, as a message of its own (MSG-09, MSG-10). */
const SENT_AGAIN: readonly MessageState[] = ['failed', 'unconfirmed'];

/** Why a message is not sent again; null when it may be. */
export function resendRefusal({ state, again }: { state: MessageState; again: boolean }): ErrorCode | null {
  if (!SENT_AGAIN.includes(state)) return 'messageNotFailed';
  return again ? 'messageSentAgain' : null;
}
