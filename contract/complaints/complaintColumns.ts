/**
 * The columns of complaint lists (DESK-08): those of LIST-14, shown by default, and others to choose from. This file
 * does not use zod, because lists need it before zod is loaded.
 */
export const USUAL_COLUMNS = [
  'complaint_number',
  'category',
  'area',
  'name',
  'phone',
  'source',
  'status',
  'staff',
  'daysOpen',
  'date',
  'type',
] as const;
export const COLUMNS = [...USUAL_COLUMNS, 'priority', 'due_on', 'cause', 'assigned', 'updated_at'] as const;
export type Column = (typeof COLUMNS)[number];

/** These columns identify a row: they can be moved but not hidden. */
export const FIXED_COLUMNS: readonly Column[] = ['complaint_number', 'status'];

/** The columns to show: each chosen one once, always including the fixed ones; without a choice the default. */
export function columnsOf(chosen: readonly string[] | null | undefined): readonly Column[] {
  const known = COLUMNS.filter((column) => chosen?.includes(column));
  if (!chosen || known.length === 0) return USUAL_COLUMNS;
  const missing = FIXED_COLUMNS.filter((column) => !known.includes(column));
  return [...missing, ...known.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other))];
}

/** The orders that the server has an index for. */
export const ORDERS = ['date', 'complaint_number', 'name', 'due_on'] as const;
