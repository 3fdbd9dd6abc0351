import * as z from 'zod/mini';
import { bulkParams } from '#contract/desk/bulk.ts';
import type { BulkAction } from '#contract/desk/bulkActions.ts';
import { invalid } from '#server/kernel/errors/apiError.ts';

const shapes = Object.fromEntries(
  Object.entries(bulkParams).map(([action, shape]) => [action, z.object(shape)]),
) as unknown as Record<BulkAction, z.ZodMiniType<Record<string, unknown>>>;

/** The parameters of an action as they are stored; 422 under the name of each that is wrong. */
export function paramsOf(action: BulkAction, given: Record<string, unknown>): Record<string, unknown> {
  const result = z.safeParse(shapes[action], given);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    errors[field] = [...(errors[field] ?? []), message];
  }
  throw invalid(errors);
}
