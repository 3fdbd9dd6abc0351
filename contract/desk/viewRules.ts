import { statusFilter } from '#contract/complaints/complaintStatus.ts';

/** What holds for saved views (DESK-05). Free of zod: lists ask before that is there. */
export const MAX_PINS = 7;
/** Somebody saves so many, and so does an office. */
export const MAX_VIEWS = 100;

/** Filters that somebody typed: they may name people, so they stand in no address, and in no view of an office. */
export const TYPED_FILTERS = ['term', 'name', 'complaint_number', 'phone'] as const;

export const holdsTyped = (filters: object): boolean =>
  TYPED_FILTERS.some((name) => Boolean((filters as Record<string, unknown>)[name]));

/** Whether a filter that is chosen from a list says anything else: a name or a phone might be typed there, past the screens. */
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
