/** The key of a moved due date: from which day, to which, and when. Moving it back is another event. */
export const movedClock = (from: string | null, to: string, at: Date): string =>
  `${from ?? '-'}>${to} ${at.toISOString()}`;

/** The day before a move; undefined if the key does not contain it. */
export const dayBefore = (clock: string): string | undefined => /^(\d{4}-\d{2}-\d{2})>/.exec(clock)?.[1];
