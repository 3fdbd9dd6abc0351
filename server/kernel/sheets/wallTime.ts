const SECOND_MS = 1000;
const MIDNIGHT = 'T00:00:00';
/** Cells that hold a time alone are on the day before the first one. */
const NO_DAY = '1899-12-30T';

/**
 * A date as the sheet shows it: 2025-12-31T20:00:00, without a time where there is none. The wall time comes as if it were
 * UTC, and a fraction of a day as some milliseconds less.
 */
export function wallTime(cell: Date): string {
  const rounded = Math.round(cell.getTime() / SECOND_MS) * SECOND_MS;
  if (Number.isNaN(rounded)) return '';
  const text = new Date(rounded).toISOString().slice(0, 19);
  return text.replace(MIDNIGHT, '').replace(NO_DAY, '');
}
