/* Constants of list calls. They are separate from limits.ts because the sign-in page loads them. */

/** Rows of a page (LIST-08). */
export const PAGE_SIZE = 10;
/** A filter value instead of a person: complaints without one. */
export const NOBODY = 'none';
/** A filter value instead of a person: the caller, and those whose deputy the caller is today (SLA-16). */
export const ME = 'me';
