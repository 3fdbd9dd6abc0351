import * as z from 'zod/mini';

/**
 * The effect of a change on open complaints: of `total`, `moved` due days change, `earlier` of these become earlier,
 * and `overdue` complaints become overdue by it (SLA-08). `escalated` complaints escalate by it when their office is
 * open next, at once if it is open now (SLA-12).
 */
export const deadlineMoves = z.object({
  total: z.int(),
  moved: z.int(),
  earlier: z.int(),
  overdue: z.int(),
  escalated: z.int(),
});
export type DeadlineMoves = z.output<typeof deadlineMoves>;
