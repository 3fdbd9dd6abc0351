import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { invalidField, invalidRows } from '../http/errors.ts';
import { isHarmlessArchive } from './checkArchive.ts';
import { decodeText } from './decodeText.ts';

/** The rows of a csv, or of the first sheet of an xlsx, the header among them and blank rows too. @throws 422 */
export async function readTable(bytes: Uint8Array): Promise<string[][]> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isArchive ? readWorkbook(bytes) : readCsv(decodeText(bytes));
}

function readCsv(text: string): string[][] {
  const { data, errors } = papaparse.parse<string[]>(text);
  const broken = errors.filter(({ type }) => type === 'Quotes');
  if (broken.length > 0) {
    throw invalidRows(
      'A quotation mark is never closed.',
      broken.map(({ row = 0, message }) => ({ row: row + 1, message })),
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
