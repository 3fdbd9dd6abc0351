/**
 * The filters of the lists of *My day*: by the caller's follow-ups and assignments (DESK-01, DESK-04). This file does
 * not use zod, because lists need it before zod is loaded.
 */
export const FOLLOWUP_FILTERS = ['today', 'later', 'not_later'] as const;
export type FollowupFilter = (typeof FOLLOWUP_FILTERS)[number];

/**
 * Newly assigned to the caller, escalated to the caller (SLA-13), or with a department's answer that waits for
 * acceptance (REF-12).
 */
export const GIVEN_FILTERS = ['new', 'escalated', 'answered'] as const;
