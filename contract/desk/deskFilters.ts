/**
 * What the lists of *My day* are cut to, by what the caller has put off and been given (DESK-01, DESK-04). Free of zod: lists ask
 * before that is there.
 */
export const FOLLOWUP_FILTERS = ['today', 'later', 'not_later'] as const;
export type FollowupFilter = (typeof FOLLOWUP_FILTERS)[number];

/** New for the caller, escalated to the caller (SLA-13), or answered by a department, which somebody has yet to accept (REF-12). */
export const GIVEN_FILTERS = ['new', 'escalated', 'answered'] as const;
