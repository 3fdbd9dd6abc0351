import { csvOf } from '../sheets/csv.ts';
import type { ImportPlan } from './planImport.ts';

/** Where a row stood, and why it was left out: an import of the file, corrected, looks at neither. */
const ADDED = ['Row in the file', 'Why it was not imported'];
const SLICE = 1_000;

/** The rows that were left out, under the headings of their file, to be corrected and imported. */
export function rejectsFile({ columns, rejects }: Pick<ImportPlan, 'columns' | 'rejects'>) {
  async function* slices() {
    for (let start = 0; start < rejects.length; start += SLICE) {
      yield rejects
        .slice(start, start + SLICE)
        .map(({ cells, row, message }) => [...columns.map((_, index) => cells[index] ?? ''), row, message]);
    }
  }
  return csvOf({ name: 'Not imported', headings: [...columns, ...ADDED], wide: [], slices: slices() });
}
