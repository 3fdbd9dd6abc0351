import { statusFilter } from '#contract/complaints/complaintStatus.ts';

/** The rules of saved views (DESK-05). This file does not use zod, because lists need it before zod is loaded. */
export const MAX_PINS = 7;
/** The most views of a user, and of an office. */
export const MAX_VIEWS = 100;

/** Filters with typed text: they may contain names, so they are neither in an address nor in a shared view. */
export const TYPED_FILTERS = ['term', 'name', 'complaint_number', 'phone'] as const;

export const holdsTyped = (filters: object): boolean =>
  TYPED_FILTERS.some((name) => Boolean((filters as Record<string, unknown>)[name]));

/** Whether a select filter has an unknown value: past the screens it could contain a name or a phone. */
export function holdsUnknown(
  { assigned, status }: { assigned?: unknown; status?: unknown },
  titles: readonly string[],
): boolean {
  const values = (value: unknown) => [value ?? []].flat().map(String);
  return (
    values(status).some((value) => !statusFilter(value)) ||
    values(assigned).some((value) => !titles.includes(value))
  );
}
