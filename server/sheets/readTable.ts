import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { invalidField, invalidRows } from '../errors/apiError.ts';
import { isHarmlessArchive } from './checkArchive.ts';
import { decodeText } from './decodeText.ts';

/** More than any import of a page takes. What lies behind is not read. */
const MOST_ROWS = 200_002;
/** So much of a file shows what its cells are separated by: to look for that takes as long as to read it, several times. */
const HEAD = 64 * 1024;
const MOST_ERRORS = 200;

/** The rows of a csv, or of the first sheet of an xlsx, the header among them and blank rows too. @throws 422 */
export async function readTable(bytes: Uint8Array, most = MOST_ROWS): Promise<string[][]> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isArchive ? readWorkbook(bytes) : readCsv(decodeText(bytes), most);
}

function readCsv(text: string, most: number): string[][] {
  const { delimiter } = papaparse.parse(text.slice(0, HEAD), { preview: 10 }).meta;
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter,
    preview: Number.isFinite(most) ? most : 0,
  });
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0) {
    throw invalidRows(
      'A quotation mark is never closed.',
      broken.slice(0, MOST_ERRORS).map(({ row = 0, message }) => ({ row: row + 1, message })),
    );
  }
  return data;
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  if (!isHarmlessArchive(bytes)) throw invalidField('file', 'tableType');
  try {
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]));
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw invalidField('file', 'tableType');
  }
}
