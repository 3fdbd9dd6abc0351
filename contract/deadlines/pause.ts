/** Why a deadline waits (SLA-07). Free of zod: lists ask before that is there. */
export const PAUSE_REASONS = [
  'waiting_citizen',
  'with_department',
  'court',
  'election_code',
  'other',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** So many days ahead a pause ends at the latest. */
export const MAX_PAUSE_DAYS = 90;

/** A time that does not count towards a deadline. */
export interface Pause {
  from: Date;
  to: Date;
}
