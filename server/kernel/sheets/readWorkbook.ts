import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '../errors/apiError.ts';
import { isHarmlessArchive } from './checkArchive.ts';
import { withTextDates } from './isoDates.ts';
import { wallTime } from './wallTime.ts';

/** The rows of the first sheet of an xlsx, as texts. @throws 422 for what is none, and for one that unpacks to too much */
export async function readWorkbook(pieces: AsyncIterable<Uint8Array>): Promise<string[][]> {
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
