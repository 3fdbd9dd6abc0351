import type { CodedValues } from '#contract/kernel/coded.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { cleanText, foldName, isUnseen } from '#contract/kernel/text.ts';
import { levelName, PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import { LOCATION_COLUMNS, type LocationColumn } from '#contract/places/places.ts';
import { invalidRows, type RowRefusal } from '#server/kernel/errors/apiError.ts';
import { headingRow } from '#server/kernel/sheets/headingRow.ts';
import { LOCAL_COLUMNS, type Location } from './location.ts';

export type PlaceNames = Record<Exclude<PlaceLevel, 'area'>, string>;
const LONGEST_NAME = 200;
const MAX_ROWS = 200_000;
const ABOVE_AREA = ['parliament', 'assembly', 'mandal'] as const;

const cleanName = (text: string) => (isUnseen(text) ? '' : cleanText(text).replace(/\s+/g, ' ').trim());

/**
 * Reads a table whose headings name the four levels, in any order and letter case, with any other columns, among them
 * those of other languages. Blank rows are skipped; rows with a gap or an overlong name are errors. With `within` only
 * the area is required, and a row with another place above it is an error.
 * @throws 422 when a column is missing
 */
export function readLocations(table: string[][], within?: PlaceNames) {
  const at = headingRow(table, (cells) => knownColumns(cells).length, 1);
  const body = table.slice(at + 1);
  const columns = columnsOf(table[at] ?? [], within ? ['area'] : PLACE_LEVELS);
  const local = LOCAL_COLUMNS.filter(({ column }) => columns.has(column)).map(({ column }) => column);
  if (body.length > MAX_ROWS) throw invalidRows({ code: 'tooManyRows', values: { most: MAX_ROWS } }, []);
  const locations: Location[] = [];
  const errors: RowRefusal[] = [];
  for (const [index, cells] of body.entries()) {
    if (!cells.some((cell) => cleanName(cell))) continue;
    const typed = (column: LocationColumn) => cleanName(cells[columns.get(column) ?? -1] ?? '');
    const name = (level: keyof PlaceNames) => typed(level) || (within?.[level] ?? '');
    const row = at + index + 2;
    const location: Location = {
      row,
      parliament: name('parliament'),
      assembly: name('assembly'),
      mandal: name('mandal'),
      area: typed('area'),
      ...Object.fromEntries(local.map((column) => [column, typed(column)])),
    };
    const empty = PLACE_LEVELS.filter((level) => !location[level]);
    const long = LOCATION_COLUMNS.filter((column) => (location[column]?.length ?? 0) > LONGEST_NAME);
    const other = within && ABOVE_AREA.find((level) => foldName(location[level]) !== foldName(within[level]));
    const refuse = (code: ErrorCode, values: CodedValues) => errors.push({ row, code, values });
    if (empty.length > 0)
      refuse('columnRefused', { columns: empty.join(', '), reason: { code: 'required' } });
    else if (long.length > 0)
      refuse('columnRefused', { columns: long.join(', '), reason: { code: 'tooLong' } });
    else if (other) refuse('placeDiffers', { level: levelName(other), name: within?.[other] ?? '' });
    else locations.push(location);
  }
  return { locations, errors };
}

/** The index of each existing column. */
function columnsOf(header: string[], needed: readonly PlaceLevel[]): Map<LocationColumn, number> {
  const folded = header.map(foldName);
  const missing = needed.filter((level) => !folded.includes(level));
  if (missing.length > 0) {
    throw invalidRows(
      { code: 'noColumn', values: { names: missing.map((level) => `"${level}"`).join(', ') } },
      [],
    );
  }
  return new Map(knownColumns(header).map((column) => [column, folded.indexOf(column)]));
}

function knownColumns(cells: readonly string[]): LocationColumn[] {
  const folded = cells.map(foldName);
  return LOCATION_COLUMNS.filter((column) => folded.includes(column));
}

/**
 * Rows that put an assembly under another parliament than an earlier row or the database does (`known`: folded assembly
 * → parliament). Mandals and areas may share their names.
 */
export function contradictions(locations: Location[], known: Map<string, string>): RowRefusal[] {
  const parliamentOf = new Map(known);
  return locations.flatMap(({ row, parliament, assembly }) => {
    const settled = parliamentOf.get(foldName(assembly));
    if (settled === undefined) parliamentOf.set(foldName(assembly), parliament);
    if (settled === undefined || foldName(settled) === foldName(parliament)) return [];
    return [{ row, code: 'assemblyElsewhere', values: { assembly, parliament: settled } }];
  });
}
