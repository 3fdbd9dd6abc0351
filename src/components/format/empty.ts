/** Stands where nothing was given. */
export const EMPTY = '–';
