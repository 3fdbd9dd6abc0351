const SECOND_MS = 1000;
const MIDNIGHT = 'T00:00:00';
/** Cells with a time alone have the day before the first one. */
const NO_DAY = '1899-12-30T';

/**
 * A date as the sheet shows it: 2025-12-31T20:00:00, or the day alone. The library returns the wall time as UTC, and
 * fractions of a day a few milliseconds too low.
 */
export function wallTime(cell: Date): string {
  const rounded = Math.round(cell.getTime() / SECOND_MS) * SECOND_MS;
  if (Number.isNaN(rounded)) return '';
  const text = new Date(rounded).toISOString().slice(0, 19);
  return text.replace(MIDNIGHT, '').replace(NO_DAY, '');
}
