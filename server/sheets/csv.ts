import papaparse from 'papaparse';
import { harmless, type Row, type Sheet } from './sheet.ts';

/** Without it spreadsheets take UTF-8 for a code page, and Telugu for signs. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A csv as bytes, slice by slice. */
export async function* csvOf({ headings, slices }: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${linesOf([headings])}`);
  for await (const rows of slices) yield Buffer.from(linesOf(rows));
}

const linesOf = (rows: readonly Row[]) => `${papaparse.unparse(rows.map((row) => row.map(textOf)))}\r\n`;

function textOf(cell: Row[number]): string | number {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? harmless(cell) : cell.day;
}
