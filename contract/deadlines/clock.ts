import { daysBetween } from '#contract/kernel/day.ts';

/**
 * How a grievance stands to the day on which it is due (SLA-06). It follows from stored days and is never stored: at risk from
 * the risk day on, overdue from the midnight after the due day on, paused until a pause's day begins. Without a clock, as
 * suggestions are: none. Free of zod: lists ask before that is there.
 */
export const CLOCK_STATES = ['none', 'running', 'at_risk', 'overdue', 'paused', 'met', 'missed'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** The first answer to the citizen is waited for, late, or given (SLA-05). */
export const RESPONSE_STATES = ['waiting', 'late', 'given'] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** What is stored of a clock; days as YYYY-MM-DD, null while the office never opens. */
export interface Clock {
  risk_on: string | null;
  due_on: string | null;
  /** The day on which it was resolved. */
  stopped_on: string | null;
  /** The day with whose beginning its last pause ends (SLA-07). */
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

/** How many days after the due day it is, or was when it was resolved. */
export const overdueDays = ({ due_on, stopped_on }: Clock, today: string): number =>
  due_on ? Math.max(0, daysBetween(due_on, stopped_on ?? today)) : 0;
