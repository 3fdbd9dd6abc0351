import * as z from 'zod/mini';
import { choice, optional } from '#contract/kernel/fields.ts';
import { oneOrMore } from '#contract/kernel/list.ts';
import { OUTCOMES, VERIFICATIONS } from './closing.ts';
import { recordClosing, refersTo, rowClosing } from './closingCalls.ts';

export const closingCreation = {
  /**
   * The closed complaint that this one continues, because it cannot be reopened (REF-20). Both timelines name the
   * other.
   */
  refers_to: refersTo(),
};

export const closingRow = {
  /**
   * Its closing, or the proposed one (REF-16); absent for an open complaint, and for one closed before closings were
   * stored.
   */
  closing: z.optional(rowClosing),
};

export const closingRecord = { closing: z.optional(recordClosing) };

export const closingFilters = {
  /** The outcome of the last closing, and the citizen's answer (REF-16, REF-17). */
  outcome: optional(oneOrMore(choice(OUTCOMES))),
  verification: optional(oneOrMore(choice(VERIFICATIONS))),
};

/** The answer of a call that closes. */
export const closingAnswer = {
  /** Another user must approve the closing first (REF-21); the complaint is still open. */
  proposed: z.optional(z.boolean()),
};
