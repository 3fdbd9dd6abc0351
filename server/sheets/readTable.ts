import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '../errors/apiError.ts';
import { isHarmlessArchive } from './checkArchive.ts';
import { csvRows } from './csvRows.ts';
import { decodeText } from './decodeText.ts';

/** More than any import of a page takes. What lies behind is not read. */
const MOST_ROWS = 200_002;
/** Of bytes that are there already so many are looked at at once. */
const PIECE = 256 * 1024;

/** A file that is there, or as it comes. */
export type TableBytes = Uint8Array | AsyncIterable<Uint8Array>;

/** The rows of a csv, or of the first sheet of an xlsx, the header among them and blank rows too. @throws 422 */
export async function readTable(bytes: Uint8Array): Promise<string[][]> {
  const table: string[][] = [];
  for await (const rows of readRows(bytes)) {
    for (const row of rows) table.push(row);
    if (table.length >= MOST_ROWS) return table.slice(0, MOST_ROWS);
  }
  return table;
}

/** The same, many at a time: a csv is read while it comes, and never whole. @throws 422 */
export async function* readRows(bytes: TableBytes): AsyncGenerator<string[][]> {
  const pieces = piecesOf(bytes)[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  if (!first.done && isArchive(first.value)) yield await readWorkbook(all());
  else yield* csvRows(decodeText(all()));
}

async function* piecesOf(bytes: TableBytes): AsyncGenerator<Uint8Array> {
  if (!(bytes instanceof Uint8Array)) return yield* bytes;
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

const isArchive = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

async function readWorkbook(pieces: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  if (!isHarmlessArchive(bytes)) throw invalidField('file', 'tableType');
  try {
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]));
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw invalidField('file', 'tableType');
  }
}
