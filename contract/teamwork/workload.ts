import { NOT_CLOSED } from '#contract/complaints/complaintStatus.ts';
import { addDays } from '#contract/kernel/day.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';

/*
 * The workload of a user, and the lists that show it (SLA-21). This file does not use zod: a screen links to the lists,
 * and a test checks that they match the numbers.
 */

export const WORKLOAD_FIGURES = ['open', 'overdue', 'at_risk', 'due_soon', 'paused', 'recent'] as const;
export type WorkloadFigure = (typeof WORKLOAD_FIGURES)[number];

/** Complaints count as due soon or new within so many days, including today. */
export const NEAR_DAYS = 7;
/** A complaint without activity for so many days may be reassigned to balance the workload (SLA-21). */
export const UNTOUCHED_DAYS = 3;
/** The most moves at once. */
export const MAX_MOVES = 500;

const FILTERS: Record<WorkloadFigure, (today: string) => Record<string, string>> = {
  open: () => ({ status: NOT_CLOSED }),
  overdue: () => ({ sla: 'overdue' }),
  at_risk: () => ({ sla: 'at_risk' }),
  due_soon: (today) => ({ status: NOT_CLOSED, due_from: today, due_to: addDays(today, NEAR_DAYS - 1) }),
  paused: () => ({ sla: 'paused' }),
  recent: (today) => ({ status: NOT_CLOSED, from_date: addDays(today, 1 - NEAR_DAYS) }),
};

/** The list filters of a figure, for a user or for complaints without an assignee. */
export const workloadFilters = (figure: WorkloadFigure, staff: number | null, today: string) => ({
  staff_id: staff === null ? NOBODY : String(staff),
  ...FILTERS[figure](today),
});
