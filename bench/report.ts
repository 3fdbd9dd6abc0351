import type { Case } from './cases.ts';
import type { Timing } from './measure.ts';

/** What a case took on a database of so many complaints, through the application and as SQL alone. */
export interface Measured {
  total: number;
  whole: Timing;
  floor: Timing;
}

const HEAD = ['call', 'as', 'complaints', 'p50 ms', 'p95 ms', 'SQL p50', 'SQL p95', 'to SQL', 'to smallest'];
const LEFT = 2;

/** One line for each size of a case; the last column appears when there are several sizes. */
export function table(results: { measured: Measured[]; of: Case }[]): string {
  const several = results.some(({ measured }) => measured.length > 1);
  const rows = results.flatMap(({ of, measured }) =>
    measured.map(({ total, whole, floor }) => [
      of.title,
      of.who,
      total.toLocaleString('en'),
      ...[whole.p50, whole.p95, floor.p50, floor.p95].map((ms) => ms.toFixed(1)),
      (whole.p50 / floor.p50).toFixed(1),
      (whole.p50 / (measured[0]?.whole.p50 ?? 0)).toFixed(1),
    ]),
  );
  return aligned([HEAD, ...rows].map((row) => (several ? row : row.slice(0, -1))));
}

function aligned(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column < LEFT ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
