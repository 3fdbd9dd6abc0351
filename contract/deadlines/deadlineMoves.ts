import * as z from 'zod/mini';

/**
 * What a change does to grievances that are not resolved: of `total` so many due days `moved`, of these so many are `earlier`, and so
 * many grievances become `overdue` by it (SLA-08). So many are `escalated` by it when their office is open next: at once where it is
 * open now (SLA-12).
 */
export const deadlineMoves = z.object({
  total: z.int(),
  moved: z.int(),
  earlier: z.int(),
  overdue: z.int(),
  escalated: z.int(),
});
export type DeadlineMoves = z.output<typeof deadlineMoves>;
