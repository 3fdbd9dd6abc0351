import { daysBetween } from '#contract/kernel/day.ts';

/**
 * The state of a complaint's deadline (SLA-06). It is computed from stored days and never stored: at risk from the risk
 * day on, overdue from the midnight after the due day on, paused until a pause's day begins. `none` without a clock, as
 * for suggestions. This file does not use zod, because lists need it before zod is loaded.
 */
export const CLOCK_STATES = ['none', 'running', 'at_risk', 'overdue', 'paused', 'met', 'missed'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** The first answer to the citizen: pending, late, or given (SLA-05). */
export const RESPONSE_STATES = ['waiting', 'late', 'given'] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** The stored clock; days as YYYY-MM-DD, null while the office never opens. */
export interface Clock {
  risk_on: string | null;
  due_on: string | null;
  /** The day on which it was resolved. */
  stopped_on: string | null;
  /** The day at whose beginning its last pause ends (SLA-07). */
  paused_until: string | null;
  response_due_at: Date | null;
  responded_at: Date | null;
}

export function clockState(
  { risk_on, due_on, stopped_on, paused_until }: Omit<Clock, 'response_due_at' | 'responded_at'>,
  today: string,
): ClockState {
  if (stopped_on) return due_on && stopped_on > due_on ? 'missed' : 'met';
  if (paused_until && paused_until > today) return 'paused';
  if (due_on && today > due_on) return 'overdue';
  return risk_on && today >= risk_on ? 'at_risk' : 'running';
}

export function responseState(
  { response_due_at, responded_at, stopped_on }: Clock,
  now: Date,
): ResponseState | null {
  if (responded_at) return 'given';
  if (stopped_on) return null;
  return response_due_at && now > response_due_at ? 'late' : 'waiting';
}

/** The days since the due day, or between the due day and the resolution. */
export const overdueDays = ({ due_on, stopped_on }: Clock, today: string): number =>
  due_on ? Math.max(0, daysBetween(due_on, stopped_on ?? today)) : 0;
