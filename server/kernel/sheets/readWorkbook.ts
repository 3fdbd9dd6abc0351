import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '../errors/apiError.ts';
import { isHarmlessArchive } from './checkArchive.ts';

const SECOND_MS = 1000;
const MIDNIGHT = 'T00:00:00';
/** Cells that hold a time alone are on the day before the first one. */
const NO_DAY = '1899-12-30T';

/** The rows of the first sheet of an xlsx, as texts. @throws 422 for what is none, and for one that unpacks to too much */
export async function readWorkbook(pieces: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  if (!isHarmlessArchive(bytes)) throw invalidField('file', 'tableType');
  try {
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw invalidField('file', 'tableType');
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return wallTime(cell);
  return cell === null ? '' : String(cell);
}

/**
 * A date as the sheet shows it: 2025-12-31T20:00:00, without a time where there is none. The library gives the wall
 * time as if it were UTC, and a fraction of a day as some milliseconds less.
 */
function wallTime(cell: Date): string {
  const rounded = Math.round(cell.getTime() / SECOND_MS) * SECOND_MS;
  if (Number.isNaN(rounded)) return '';
  const text = new Date(rounded).toISOString().slice(0, 19);
  return text.replace(MIDNIGHT, '').replace(NO_DAY, '');
}
