import type { Context } from '#server/kernel/http/serve.ts';
import type { Letter } from './record.ts';

/** What sending or cancelling a letter needs: the transaction and the store for PDFs. */
export type Work = Pick<Context, 'actor' | 'db' | 'files' | 'keep' | 'now'>;

/** How the feature that drafted a letter reacts to it: a referral (REF-01) or a reminder (REF-09). */
export interface LetterRules {
  /** Locks the referral of a letter before the letter, in the same order as the referral's own actions. */
  lock(db: Context['db'], letterId: number): Promise<void>;
  sent(work: Work, letter: Letter): Promise<void>;
  cancelled(work: Work, letter: Letter): Promise<void>;
}
