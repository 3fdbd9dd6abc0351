import { csvOf } from '#server/kernel/sheets/csv.ts';
import type { RejectedRows } from './importComplaints.ts';
import { REJECT_COLUMNS } from './rejectColumns.ts';

const SLICE = 1_000;

/** The left-out rows with the headings of their file, to be corrected and imported. */
export function rejectsFile({ columns, rejects }: RejectedRows) {
  async function* slices() {
    for (let start = 0; start < rejects.length; start += SLICE) {
      const length = Math.min(SLICE, rejects.length - start);
      const read = await rejects.read(Array.from({ length }, (_, index) => start + index));
      yield read.map(({ cells, row, message }) => [
        ...columns.map((_, index) => cells[index] ?? ''),
        row,
        message,
      ]);
    }
  }
  return csvOf({
    name: 'Not imported',
    headings: [...columns, ...REJECT_COLUMNS],
    wide: [],
    slices: slices(),
  });
}
