/** Shown for an empty value. */
export const EMPTY = '–';
