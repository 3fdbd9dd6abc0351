/** A text, a number, or a day as YYYY-MM-DD. */
type Cell = string | number | { day: string };
export type Row = readonly Cell[];

/** A spreadsheet to write: its name, the headings, and the rows slice by slice. */
export interface Sheet {
  name: string;
  headings: readonly string[];
  /** The headings of columns with long texts. */
  wide: readonly string[];
  slices: AsyncIterable<Row[]>;
}

/** Ends a text that is cut in an xlsx; a csv has the whole text. */
export const CUT_OFF = ' … [cut: a cell holds 32,767 letters; the csv has the whole text]';

const BEGINS_HARMLESS = /^[\p{L}\p{Nd}]/u;
const FIRST_LETTER = /^[\s\p{C}]*([^\s\p{C}])/u;

/**
 * Guards a text against being run as a formula: one that begins with = + - @, also in full width or after spaces, or
 * with a tab or line break, gets an apostrophe in front.
 */
export function harmless(text: string): string {
  if (BEGINS_HARMLESS.test(text)) return text;
  // A text that looks guarded already gets one more, so that reading does not remove its own apostrophe.
  return isFormula(text.replace(/^'+/, '')) ? `'${text}` : text;
}

/** Removes the apostrophe that `harmless` added. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && harmless(cell.slice(1)) === cell ? cell.slice(1) : cell;

function isFormula(text: string): boolean {
  const first = FIRST_LETTER.exec(text)?.[1]?.normalize('NFKC') ?? '';
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(first);
}
