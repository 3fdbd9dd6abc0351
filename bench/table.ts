import type { Summary } from './statistics.ts';

/** A figure of the table, for each measured number of complaints. */
export interface Line {
  figure: string;
  /** The caller, or the conditions. */
  as: string;
  /** The database. */
  on: string;
  unit: string;
  /** By number of complaints: p50, p95 and optionally p99, or one value. */
  values: ReadonlyMap<number, readonly number[]>;
  /** A value to compare with the figure at the largest size, and the ratio of both. */
  beside?: { what: string; values: readonly number[]; ratio: number };
  /** The target ratio. */
  aim?: number;
}

const OF_FIGURE = ['figure', 'as', 'on', 'unit'];
const OF_COMPARISON = ['beside', 'ratio', 'aim'];

export const twoOf = ({ p50, p95 }: Summary): number[] => [p50, p95];
export const threeOf = ({ p50, p95, p99 }: Summary): number[] => [p50, p95, p99];

/** All lines as one aligned Markdown table; columns of sizes have p50 / p95 / p99. A missed target is marked. */
export function table(lines: readonly Line[]): string {
  const sizes = [...new Set(lines.flatMap(({ values }) => [...values.keys()]))].sort(
    (one, other) => one - other,
  );
  const head = [...OF_FIGURE, ...sizes.map((size) => size.toLocaleString('en')), ...OF_COMPARISON];
  const rows = lines.map(({ figure, as, on, unit, values, beside, aim }) => [
    figure,
    as,
    on,
    unit,
    ...sizes.map((size) => figures(values.get(size) ?? [])),
    beside ? `${beside.what} ${figures(beside.values)}` : '',
    beside ? beside.ratio.toFixed(2) : '',
    aim === undefined ? '' : `≤ ${aim}${(beside?.ratio ?? 0) > aim ? ' missed' : ''}`,
  ]);
  return aligned([head, ...rows]);
}

const figures = (values: readonly number[]) => values.map(figure).join(' / ');

/** Three significant digits. */
function figure(value: number): string {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}

function aligned([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
