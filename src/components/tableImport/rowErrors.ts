import type { RowError } from '#contract/kernel/errors.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

const isRowError = (value: unknown): value is RowError =>
  typeof value === 'object' && value !== null && 'row' in value && 'message' in value;

/** The invalid rows of a refused file; none for any other failure. */
export function rowErrorsOf(failure: unknown): RowError[] {
  if (!(failure instanceof ApiFailure)) return [];
  const errors: unknown[] = Object.values(failure.body.errors ?? {});
  return errors.filter(isRowError);
}
