import { isWrongNumber } from './classifyRefusal.ts';
import type { ProviderReport, UnreadReport } from './messageProvider.ts';
import { reasonOf } from './post.ts';

type State = ProviderReport['state'];

const WORDS: Record<State, readonly string[]> = {
  sent: ['sent', 'submitted', 'submit', 'submitd', 'acceptd', 'accepted', 'acked', 'enroute', 'dispatched'],
  delivered: ['delivrd', 'delivered', 'success', 'successful', 'dlvrd', 'delivered to handset'],
  read: ['read', 'seen', 'opened', 'played'],
  failed: [
    'undeliv',
    'undelivered',
    'undeliverable',
    'not delivered',
    'failed',
    'fail',
    'failure',
    'error',
    'rejectd',
    'rejected',
    'reject',
    'expired',
    'deleted',
    'blocked',
    'blacklisted',
    'dnd',
    'ndnc',
    'dnd fail',
    'ndnc fail',
    'ndnc failed',
    'cancelled',
    'canceled',
    'aborted',
    'bounced',
    'spam',
    'absent subscriber',
    'absent',
    'call barred',
    'barred',
    'memory capacity exceeded',
  ],
};
/** States before delivery: known, but not worth recording. */
const UNDER_WAY = ['queued', 'pending', 'scheduled', 'sending', 'buffered', 'processing', 'in progress'];

const STATES = new Map(
  (Object.keys(WORDS) as State[]).flatMap((state) => WORDS[state].map((word) => [word, state] as const)),
);

/** Maps a provider's word for a state: those of SMPP and others in use; undefined for an unknown word. */
export function stateOf(report: string): State | 'under way' | undefined {
  const word = report
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  if (UNDER_WAY.includes(word)) return 'under way';
  return STATES.get(word) ?? (isWrongNumber(report) ? 'failed' : undefined);
}

const MAX_WORD = 40;
/** A report with an unknown state, with the part of its word that users see. */
export const unreadReport = (provider_id: string, word: string | null): UnreadReport => ({
  provider_id,
  word: reasonOf(word ?? '').slice(0, MAX_WORD) || '–',
});

/** Separates known reports from unknown ones. */
export const sorted = (all: readonly (ProviderReport | UnreadReport)[]) => ({
  reports: all.filter((each): each is ProviderReport => 'state' in each),
  unread: all.filter((each): each is UnreadReport => 'word' in each),
});
