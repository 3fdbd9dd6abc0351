/*
 * What a closing was, and what the citizen says of it (REF-16, REF-17). Free of zod: screens of a list read it before that is
 * there.
 */

/** What came of a grievance that is closed; null on the wire where nobody said (REF-16). */
export const OUTCOMES = ['solved', 'partly', 'not_possible', 'not_ours', 'information', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whose reason is asked for: why it is not possible, and where to go instead. */
export const OUTCOMES_WITH_REASON: readonly Outcome[] = ['not_possible', 'not_ours'];
/** What is closed without evidence only when that is confirmed once. */
export const OUTCOMES_WITH_EVIDENCE: readonly Outcome[] = ['solved', 'partly'];

/** How far a closing is verified; `none` where the office's rule asks for nothing. */
export const VERIFICATIONS = ['none', 'pending', 'confirmed', 'disputed', 'unreachable', 'declined'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** What came of one call to the citizen (REF-17). */
export const VERIFY_RESULTS = ['confirmed', 'disputed', 'no_answer', 'wrong_number', 'declined'] as const;
export type VerifyResult = (typeof VERIFY_RESULTS)[number];

/** How the citizen was asked. */
export const VERIFY_CHANNELS = ['phone', 'visit', 'office'] as const;
export type VerifyChannel = (typeof VERIFY_CHANNELS)[number];

/** Why a closed grievance is opened again (REF-20). */
export const REOPEN_REASONS = [
  'not_solved',
  'came_back',
  'wrong_outcome',
  'new_facts',
  'disputed',
  'by_mistake',
] as const;
export type ReopenReason = (typeof REOPEN_REASONS)[number];

/** A note of a call, a reason of a closing or of a reopening. */
export const MAX_CLOSING_NOTE = 1_000;
export const MAX_RATING = 5;
/** Of so many or fewer the office is told, and the grievance can be opened again (REF-19). */
export const LOW_RATING = 2;
/** What a citizen answers who was reached and speaks of the matter: only then there is a rating. */
export const ANSWERED: readonly VerifyResult[] = ['confirmed', 'disputed'];
/** On so many different working days nobody has to answer until a closing is 'unreachable' (REF-17). */
export const UNREACHABLE_DAYS = 3;
/** So long whoever has closed by mistake takes it back without being counted (REF-20). */
export const MISTAKE_MINUTES = 10;
/** So many disputed closings of one account within so many days are told to the mla (REF-18). */
export const DISPUTES = { count: 3, days: 30 } as const;
