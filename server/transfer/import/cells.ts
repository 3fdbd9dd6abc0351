import {
  fieldName,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMap,
  REQUIRED_IMPORT_FIELDS,
} from '#contract/desk/complaintImport.ts';
import type { Coded } from '#contract/kernel/coded.ts';
import { phoneOf } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { asciiDigits, cleanText, foldName, isUnseen } from '#contract/kernel/text.ts';
import type { RowRefusal } from '#server/kernel/errors/apiError.ts';

/** The text of a field in a row, translated by the mapping; '' for none. */
export type Cell = (field: ImportField, cells: readonly string[]) => string;

/** Whether a text is a known value of a field. */
export type IsKnown = (field: ImportField, text: string) => boolean;

const ANY_OTHER = '*';

/** Returns the function that reads the fields of a row with a mapping. */
export function cellReader(columns: readonly string[], map: ImportMap, isKnown: IsKnown): Cell {
  const rules = new Map(
    Object.entries(map).map(([field, { column, values = {}, otherwise = '' }]) => {
      const named = new Map(Object.entries(values).map(([value, ours]) => [foldName(value), ours]));
      return [
        field,
        { at: column ? columns.indexOf(column) : -1, named, other: values[ANY_OTHER], otherwise },
      ];
    }),
  );
  return (field, cells) => {
    const rule = rules.get(field);
    if (!rule) return '';
    const text = cleanText(cells[rule.at] ?? '').trim();
    const typed = isUnseen(text) ? rule.otherwise : text;
    if (!typed) return '';
    const ours = rule.named.size > 0 ? (rule.named.get(foldName(typed)) ?? typed) : typed;
    return rule.other === undefined || isKnown(field, ours) ? ours : rule.other;
  };
}

/** Whether a text means that the phone is unknown, if the mapping allows that. */
export const noPhone =
  ({ phone }: ImportMap) =>
  (text: string): boolean =>
    phone?.unknown === true && (!/[1-9]/.test(asciiDigits(text)) || isPlaceholderPhone(phoneOf(text) ?? ''));

/** The error of a field, with its name. */
export const ofField = (field: ImportField, reason: Coded): CodedRefusal => ({
  code: 'columnRefused',
  values: { columns: fieldName(field), reason },
});

/** The errors of a mapping before any row is read, reported for the header row. */
export function mapErrors(columns: readonly string[], map: ImportMap, row: number): RowRefusal[] {
  const error = (field: ImportField, reason: CodedRefusal) => ({ row, ...ofField(field, reason) });
  const missing = REQUIRED_IMPORT_FIELDS.filter((field) => {
    const { column, otherwise, unknown } = map[field] ?? {};
    return !column && !otherwise && !(field === 'phone' && unknown);
  });
  return [
    ...missing.map((field) => error(field, { code: 'rowErrors.columnNotChosen' })),
    ...IMPORT_FIELDS.flatMap((field) => {
      const column = map[field]?.column;
      if (!column || columns.includes(column)) return [];
      return error(field, { code: 'rowErrors.columnAbsent', values: { name: column } });
    }),
  ];
}
