/*
 * Closings, and what citizens answer about them (REF-16, REF-17). This file does not use zod, because lists need it
 * before zod is loaded.
 */

/** The outcome of a closed complaint; null on the wire if unknown (REF-16). */
export const OUTCOMES = ['solved', 'partly', 'not_possible', 'not_ours', 'information', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes that need a reason: why it is not possible, or whom to ask instead. */
export const OUTCOMES_WITH_REASON: readonly Outcome[] = ['not_possible', 'not_ours'];
/** Outcomes that need confirmation when there is no evidence. */
export const OUTCOMES_WITH_EVIDENCE: readonly Outcome[] = ['solved', 'partly'];

/** The verification of a closing; `none` if the office's rule requires none. */
export const VERIFICATIONS = ['none', 'pending', 'confirmed', 'disputed', 'unreachable', 'declined'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** The result of a call to the citizen (REF-17). */
export const VERIFY_RESULTS = ['confirmed', 'disputed', 'no_answer', 'wrong_number', 'declined'] as const;
export type VerifyResult = (typeof VERIFY_RESULTS)[number];

/** How the citizen was asked. */
export const VERIFY_CHANNELS = ['phone', 'visit', 'office'] as const;
export type VerifyChannel = (typeof VERIFY_CHANNELS)[number];

/** Why a closed complaint is reopened (REF-20). */
export const REOPEN_REASONS = [
  'not_solved',
  'came_back',
  'wrong_outcome',
  'new_facts',
  'disputed',
  'by_mistake',
] as const;
export type ReopenReason = (typeof REOPEN_REASONS)[number];

/** The limit for a note of a call, and for a reason of a closing or reopening. */
export const MAX_CLOSING_NOTE = 1_000;
export const MAX_RATING = 5;
/** The office is notified of this or a lower rating, and may reopen the complaint (REF-19). */
export const LOW_RATING = 2;
/** Results with an answer about the matter: only these have a rating. */
export const ANSWERED: readonly VerifyResult[] = ['confirmed', 'disputed'];
/** After calls without an answer on so many working days a closing becomes 'unreachable' (REF-17). */
export const UNREACHABLE_DAYS = 3;
/** A closing can be taken back within this time by the user who did it, without counting as a reopening (REF-20). */
export const MISTAKE_MINUTES = 10;
/** The mla is notified of so many disputed closings of one account within so many days (REF-18). */
export const DISPUTES = { count: 3, days: 30 } as const;
