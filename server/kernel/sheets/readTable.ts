import { readSheet } from 'read-excel-file/universal';
import { tableFault } from '#contract/kernel/tableKind.ts';
import { invalidField } from '../errors/apiError.ts';
import { isHarmlessArchive } from './checkArchive.ts';
import { csvRows } from './csvRows.ts';
import { decodeText } from './decodeText.ts';
import { type CountKnown, FIRST_ROWS, headingRow } from './headingRow.ts';
import { wallTime, withTextDates } from './isoDates.ts';
import { withoutGuard } from './sheet.ts';

/**
 * The rows of the first sheet of an xlsx, as texts.
 * @throws 422 for a file that is no workbook, or is too large when unpacked
 */
async function readWorkbook(pieces: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  if (!isHarmlessArchive(bytes)) throw invalidField('file', 'tableType');
  try {
    const rows = await readSheet(new Blob([new Uint8Array(await withTextDates(bytes))]));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw invalidField('file', 'tableType');
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return wallTime(cell);
  return cell === null ? '' : String(cell);
}

/** More rows than any import allows. Further rows are not read. */
const MOST_ROWS = 200_002;
/** How many of the bytes in memory are parsed at once. */
const PIECE = 256 * 1024;

/** The whole file, or its bytes as they arrive. */
export type TableBytes = Uint8Array | AsyncIterable<Uint8Array>;

/** A row and its number in the file, counted from 1. */
export interface TableRow {
  row: number;
  cells: string[];
}

/**
 * The rows of a csv, or of the first sheet of an xlsx, with the heading row and blank rows.
 * @throws 422
 */
export async function readTable(bytes: Uint8Array): Promise<string[][]> {
  const table: string[][] = [];
  for await (const rows of readRows(bytes)) {
    for (const row of rows) table.push(row);
    if (table.length >= MOST_ROWS) return table.slice(0, MOST_ROWS);
  }
  return table;
}

/**
 * Reads the headings of a table, then its rows in batches.
 * @throws 422
 */
export async function openTable(bytes: TableBytes, countKnown: CountKnown, least?: number) {
  const chunks = numbered(readRows(bytes));
  let first: TableRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = await chunks.next();
    if (next.done) break;
    first = [...first, ...next.value];
  }
  const at = headingRow(
    first.slice(0, FIRST_ROWS).map(({ cells }) => cells),
    countKnown,
    least,
  );
  async function* rows() {
    yield first.splice(0).slice(at + 1);
    yield* chunks;
  }
  return { header: first[at] ?? { row: 1, cells: [] }, rows: rows() };
}

async function* numbered(chunks: AsyncIterable<string[][]>): AsyncGenerator<TableRow[], void> {
  let before = 0;
  for await (const rows of chunks) {
    yield rows.map((cells, index) => ({ row: before + index + 1, cells }));
    before += rows.length;
  }
}

/**
 * All rows in batches: a csv is parsed while it arrives, and never held whole.
 * @throws 422
 */
export async function* readRows(bytes: TableBytes): AsyncGenerator<string[][]> {
  const pieces = piecesOf(bytes)[Symbol.asyncIterator]();
  const first = await pieces.next();
  const fault = first.done ? null : tableFault(first.value);
  if (fault) throw invalidField('file', fault);
  async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  if (!first.done && isArchive(first.value)) yield (await readWorkbook(all())).map(plainRow);
  else for await (const rows of csvRows(decodeText(all()))) yield rows.map(plainRow);
}

const plainRow = (cells: string[]) =>
  cells.some((cell) => cell.startsWith("'")) ? cells.map(withoutGuard) : cells;

async function* piecesOf(bytes: TableBytes): AsyncGenerator<Uint8Array> {
  if (!(bytes instanceof Uint8Array)) return yield* bytes;
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

const isArchive = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
