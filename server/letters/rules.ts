import type { Context } from '#server/kernel/http/serve.ts';
import type { Letter } from './record.ts';

/** With what a letter is sent or taken back: the transaction, and where its PDF is stored. */
export type Work = Pick<Context, 'actor' | 'db' | 'files' | 'keep' | 'now'>;

/** What goes with a letter that another room has written: a referral that it carries (REF-01), a reminder of one (REF-09). */
export interface LetterRules {
  /** Locks what the letter carries, before the letter itself: in the order in which that room locks both. */
  lock(db: Context['db'], letterId: number): Promise<void>;
  sent(work: Work, letter: Letter): Promise<void>;
  cancelled(work: Work, letter: Letter): Promise<void>;
}
