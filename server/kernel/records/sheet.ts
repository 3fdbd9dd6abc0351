import type * as z from 'zod/mini';
import { type Contract, nameField } from '#contract/kernel/define.ts';
import { columnKinds } from '#contract/kernel/fields.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import type { Row } from '#contract/kernel/selectRows.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import type { Row as SheetRow } from '../sheets/sheet.ts';
import { textOfHtml } from '../text/sanitise.ts';

type Cell = SheetRow[number];
/** A column of a spreadsheet. Its values come from records as answers have them. */
interface Column {
  heading: string;
  isWide: boolean;
  cellOf: (record: Row) => Cell;
}

/**
 * The columns of a contract's spreadsheet: its fields in their order, names instead of ids, then the places, and who
 * changed the record when. Fields without a database column, like a password, and files have none.
 */
export function sheetColumns(contract: Contract): Column[] {
  const shown = Object.entries(contract.record).filter(
    ([field, schema]) => columnKinds.get(schema) || contract.search.includes(field),
  );
  const fields = [...Object.entries(contract.input), ...shown].filter(
    ([field, schema]) => !isPlace(field) && (columnKinds.get(schema) || field in contract.record),
  );
  const everything = { ...contract.input, ...contract.record };
  const levels = PLACE_LEVELS.filter((level) => contract.placed || `${level}_id` in everything);
  return [
    { heading: 'Id', isWide: false, cellOf: ({ id }) => id },
    ...fields.map(([field, schema]) => columnOf(field, schema)),
    ...[...levels, 'created_by', 'updated_by'].map((field) => namedColumn(field)),
    ...['created_at', 'updated_at'].map((field) => ({
      heading: headingOf(field),
      isWide: false,
      cellOf: (record: Row) => localTime(record[field]),
    })),
  ];
}

const isPlace = (field: string) => PLACE_LEVELS.some((level) => field === `${level}_id`);

function columnOf(field: string, schema: z.ZodMiniType): Column {
  const { kind, html, references, localTime: isTime } = columnKinds.get(schema) ?? {};
  if (references) return namedColumn(nameField(field));
  const column = (cellOf: (value: unknown) => Cell, isWide = false) => ({
    heading: headingOf(field),
    isWide,
    cellOf: (record: Row) => (isBlank(record[field]) ? '' : cellOf(record[field])),
  });
  if (html) return column((value) => textOfHtml(String(value)), true);
  if (kind === 'boolean') return column((value) => (value === true ? 'Yes' : 'No'));
  if (kind === 'date') return column((value) => ({ day: String(value) }));
  if (kind === 'integer') return column(Number);
  return column(
    (value) => (isTime ? String(value).replace('T', ' ') : String(value)),
    field === 'description',
  );
}

const namedColumn = (field: string): Column => ({
  heading: headingOf(field),
  isWide: false,
  cellOf: (record) => (record[field] as { name?: string } | null)?.name ?? '',
});

/** 'start_date' has the heading 'Start date'. */
const headingOf = (field: string) => {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

const timeOf = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant in the time zone of the state: '2026-03-02 10:00'. */
const localTime = (value: unknown) => (typeof value === 'string' ? timeOf.format(new Date(value)) : '');
