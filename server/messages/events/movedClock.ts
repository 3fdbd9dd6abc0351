/** How the event of a moved due day names itself: from which day, to which, and when. A day that comes back is an event of its own. */
export const movedClock = (from: string | null, to: string, at: Date): string =>
  `${from ?? '-'}>${to} ${at.toISOString()}`;

/** The day before a move; undefined where the event does not name it. */
export const dayBefore = (clock: string): string | undefined => /^(\d{4}-\d{2}-\d{2})>/.exec(clock)?.[1];
