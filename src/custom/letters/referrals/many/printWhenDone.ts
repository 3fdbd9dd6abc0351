/** Jobs with letters to print at their end; kept in memory only. */
export const printWhenDone = new Set<number>();
