import papaparse from 'papaparse';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { invalidRows } from '../errors/apiError.ts';

/** The part of a file that shows its separator and line ends; files are parsed in parts of this size. */
const PART = 64 * 1024;
/** No row is this long: an unclosed quotation mark must precede it. */
const LONGEST_ROW = 32 * 1024 * 1024;
const MOST_ERRORS = 200;

/**
 * The rows of a csv in batches, while its text arrives.
 * @throws 422 that names the rows with a quotation mark too many
 */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<string[][]> {
  let text = '';
  let before = 0;
  let parser: papaparse.Parser | undefined;
  const rows = (isLast: boolean) => {
    if (!parser) ({ parser, text } = parserOf(text));
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as papaparse.ParseResult<string[]>;
    const broken = errors.filter(({ type }) => type === 'Quotes');
    const isCutOff = ({ row = 0 }) => !isLast && row >= data.length;
    // One such mark may still be valid: it may be at the end of a row that is cut off here.
    const surely = broken.filter((each) => isCutOff(each) && each.code === 'InvalidQuotes').length > 1;
    const refused = broken.filter((each) => surely || !isCutOff(each));
    refuse(
      refused.map(({ row, code }) => ({
        row,
        code: code === 'InvalidQuotes' ? 'rowErrors.quoteInside' : 'rowErrors.quoteUnclosed',
      })),
    );
    text = text.slice(meta.cursor);
    if (!isLast && text.length > LONGEST_ROW) refuse([{ row: data.length, code: 'rowErrors.rowTooLong' }]);
    before += data.length;
    return data;
  };
  const refuse = (broken: { row?: number; code: ErrorCode }[]) => {
    if (broken.length === 0) return;
    const errors = broken.slice(0, MOST_ERRORS);
    throw invalidRows(
      { code: 'openQuote' },
      errors.map(({ row = 0, code }) => ({ row: before + row + 1, code })),
    );
  };
  let enough = PART;
  for await (const more of texts) {
    text += more;
    if (text.length < enough) continue;
    yield rows(false);
    // An incomplete row is parsed again from its beginning, but only when its text has doubled.
    enough = Math.max(PART, 2 * text.length);
  }
  yield rows(true);
}

/** Some programs write the separator into the first line. Spreadsheets do not show it as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n?|\n)/i;
const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 20;

/** The parser for a csv, chosen by its start, and the text without a line that names the separator. */
function parserOf(text: string) {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const head = text.slice(line.length, PART);
  const { linebreak } = papaparse.parse(head, { preview: 10 }).meta;
  const delimiter = named ?? separatorOf(head);
  return {
    parser: new papaparse.Parser({ delimiter, newline: linebreak as '\n' }),
    text: text.slice(line.length),
  };
}

/**
 * The separator that gives most cells. Half of the rows must have that many, so that a title or long texts do not
 * count.
 */
function separatorOf(head: string): string {
  const widths = SEPARATORS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(head, { delimiter, preview: SAMPLE_ROWS });
    const filled = data.filter((cells) => cells.some((cell) => cell.trim())).map(({ length }) => length);
    return filled.sort((one, other) => one - other)[Math.floor(filled.length / 2)] ?? 0;
  });
  return SEPARATORS[widths.indexOf(Math.max(...widths))] ?? ',';
}
