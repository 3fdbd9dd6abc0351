import * as z from 'zod/mini';

/**
 * What a change does to the due days of grievances that are not resolved: of `total` so many `moved`, of these so many are due
 * `earlier`, and so many become `overdue` by it (SLA-08).
 */
export const deadlineMoves = z.object({
  total: z.int(),
  moved: z.int(),
  earlier: z.int(),
  overdue: z.int(),
});
export type DeadlineMoves = z.output<typeof deadlineMoves>;
