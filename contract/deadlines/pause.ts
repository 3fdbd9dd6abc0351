/** Why a deadline is paused (SLA-07). This file does not use zod, because lists need it before zod is loaded. */
export const PAUSE_REASONS = [
  'waiting_citizen',
  'with_department',
  'court',
  'election_code',
  'other',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** The latest end of a pause, in days from today. */
export const MAX_PAUSE_DAYS = 90;

/** A time that does not count for a deadline. */
export interface Pause {
  from: Date;
  to: Date;
}
