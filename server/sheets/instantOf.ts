const INDIAN_OFFSET = '+05:30';
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/;
const INDIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: (\d{1,2}:\d{2}(?::\d{2})?))?$/;

/**
 * The instant of a date as files have them: 2025-01-31 or 31/1/2025, with a time or without, in the time zone of the
 * state unless another is named, or as a workbook's cell. A day is its first moment. Undefined for no date.
 */
export function instantOf(text: string): Date | undefined {
  const [, iso, isoTime, zone] = ISO.exec(text) ?? [];
  if (iso) return valid(iso, isoTime, zone);
  const [, day, month, year, time] = INDIAN.exec(text) ?? [];
  if (day && month && year) return valid(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time);
  const cell = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d/.test(text) ? new Date(text) : new Date(Number.NaN);
  return known(cell);
}

/** PostgreSQL's calendar has no year 0. */
const known = (instant: Date) => (instant.getUTCFullYear() > 0 ? instant : undefined);

function valid(day: string, time = '00:00', zone = INDIAN_OFFSET): Date | undefined {
  // 31 February would become 3 March.
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  return known(new Date(`${day}T${time.padStart(5, '0')}${zone}`));
}
