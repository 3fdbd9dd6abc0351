import { type Actor, escalationLevelOf } from '#contract/access/access.ts';
import {
  type ActionRule,
  always,
  both,
  type CoreState,
  type Refusal,
  whileOpen,
} from '#contract/complaints/complaintRules.ts';
import { writtenDay } from '#contract/kernel/day.ts';
import { LEVELS } from './escalationLevels.ts';

/** The facts of a complaint that deadlines add. */
export interface DeadlineFacts {
  /** Whether its deadline is paused, its level, and whether it was escalated to the actor; absent without a deadline (SLA-07, SLA-12). */
  clock?: { paused?: { until: string } | null; level?: number; reached?: boolean } | null;
}

const unlessPaused = ({ clock }: DeadlineFacts): Refusal | null =>
  clock?.paused
    ? { message: 'pausedUntil', values: { day: writtenDay(clock.paused.until) }, field: 'clock' }
    : null;
const oncePaused = ({ clock }: DeadlineFacts): Refusal | null =>
  clock?.paused ? null : { message: 'notPaused', field: 'clock' };
/** A suggestion has no deadline (SLA-02). */
const onceDue = ({ type }: Pick<CoreState, 'type'>): Refusal | null =>
  type === 'suggestion' ? { message: 'suggestionNeverDue', field: 'type' } : null;
const belowTop = ({ clock }: DeadlineFacts): Refusal | null =>
  (clock?.level ?? 0) < LEVELS.length ? null : { message: 'highestLevel', field: 'clock' };
/** The deputy of an absent user is at that user's level, too. */
const atItsLevel = ({ clock }: DeadlineFacts, actor: Actor): Refusal | null => {
  if (!clock?.level) return { message: 'notEscalated', field: 'clock' };
  return clock.reached || escalationLevelOf(actor) >= clock.level ? null : { message: 'belowLevel' };
};

export const deadlineRules = {
  /** Allowed for app complaints too, whose form is read-only (SLA-01). */
  prioritise: { capability: 'deadlines', right: 'edit', when: always, otherwise: 'hidden' },
  /** Pauses the deadline, or resumes it early (SLA-07). */
  pause: {
    capability: 'deadlines',
    right: 'edit',
    when: both(whileOpen, both(onceDue, unlessPaused)),
    otherwise: 'hidden',
  },
  resume: { capability: 'deadlines', right: 'edit', when: oncePaused, otherwise: 'hidden' },
  /** Escalates to the next level at once, or returns it (SLA-14). */
  escalate: {
    capability: 'deadlines',
    right: 'edit',
    when: both(whileOpen, both(onceDue, belowTop)),
    otherwise: 'hidden',
  },
  deescalate: {
    capability: 'deadlines',
    right: 'edit',
    when: both(whileOpen, atItsLevel),
    otherwise: 'hidden',
  },
} as const satisfies Record<string, ActionRule>;
