import * as z from 'zod/mini';
import { choice, optional } from '#contract/kernel/fields.ts';
import { oneOrMore } from '#contract/kernel/list.ts';
import { OUTCOMES, VERIFICATIONS } from './closing.ts';
import { recordClosing, refersTo, rowClosing } from './closingCalls.ts';

export const closingCreation = {
  /** A complaint that can no longer be reopened (REF-20); both timelines tell. */
  refers_to: refersTo(),
};

export const closingRow = {
  /** How it was or will be closed (REF-16); absent while it is open, and when it was closed before this was stored. */
  closing: z.optional(rowClosing),
};

export const closingRecord = { closing: z.optional(recordClosing) };

export const closingFilters = {
  /** The outcome of its last closing, and the citizen's word on it (REF-16, REF-17). */
  outcome: optional(oneOrMore(choice(OUTCOMES))),
  verification: optional(oneOrMore(choice(VERIFICATIONS))),
};

/** The answer of a call that closes. */
export const closingAnswer = {
  /** Somebody else has to approve it first (REF-21): the complaint is still open. */
  proposed: z.optional(z.boolean()),
};
