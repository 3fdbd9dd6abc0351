/* What calls of lists share; apart from limits.ts because the sign-in page loads it. */

/** Rows of a page (LIST-08). */
export const PAGE_SIZE = 10;
/** Instead of a person in a filter: the complaints that nobody has. */
export const NOBODY = 'none';
/** Instead of a person: the caller, in a filter also those whom the caller covers for today (SLA-16). */
export const ME = 'me';
