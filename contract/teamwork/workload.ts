import { NOT_CLOSED } from '#contract/complaints/complaintStatus.ts';
import { addDays } from '#contract/kernel/day.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';

/*
 * What somebody has in charge, and the lists that show it (SLA-21). Free of zod: a screen links to the lists, and the test asks
 * whether they have what the numbers say.
 */

export const WORKLOAD_FIGURES = ['open', 'overdue', 'at_risk', 'due_soon', 'paused', 'recent'] as const;
export type WorkloadFigure = (typeof WORKLOAD_FIGURES)[number];

/** What is due or new in so many days, today among them. */
export const NEAR_DAYS = 7;
/** A grievance that was left alone for so many days may be given to somebody else to even out (SLA-21). */
export const UNTOUCHED_DAYS = 3;
/** So many are moved at once. */
export const MAX_MOVES = 500;

const FILTERS: Record<WorkloadFigure, (today: string) => Record<string, string>> = {
  open: () => ({ status: NOT_CLOSED }),
  overdue: () => ({ sla: 'overdue' }),
  at_risk: () => ({ sla: 'at_risk' }),
  due_soon: (today) => ({ status: NOT_CLOSED, due_from: today, due_to: addDays(today, NEAR_DAYS - 1) }),
  paused: () => ({ sla: 'paused' }),
  recent: (today) => ({ status: NOT_CLOSED, from_date: addDays(today, 1 - NEAR_DAYS) }),
};

/** The filters of the list that has what a number says, of somebody or of nobody. */
export const workloadFilters = (figure: WorkloadFigure, staff: number | null, today: string) => ({
  staff_id: staff === null ? NOBODY : String(staff),
  ...FILTERS[figure](today),
});
