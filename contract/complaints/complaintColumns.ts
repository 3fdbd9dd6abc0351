/**
 * The columns of the lists of complaints (DESK-08): those of LIST-14, which are shown by themselves, and others to choose from.
 * Free of zod: lists ask before that is there.
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

/** Without these nobody knows what a row is: they are moved, and never hidden. */
export const FIXED_COLUMNS: readonly Column[] = ['complaint_number', 'status'];

/** What was chosen, as a list shows it: each column once, those that stay among them; of nothing the usual ones. */
export function columnsOf(chosen: readonly string[] | null | undefined): readonly Column[] {
  const known = COLUMNS.filter((column) => chosen?.includes(column));
  if (!chosen || known.length === 0) return USUAL_COLUMNS;
  const missing = FIXED_COLUMNS.filter((column) => !known.includes(column));
  return [...missing, ...known.sort((one, other) => chosen.indexOf(one) - chosen.indexOf(other))];
}

/** What the server sorts a million complaints by. */
export const ORDERS = ['date', 'complaint_number', 'name', 'due_on'] as const;
