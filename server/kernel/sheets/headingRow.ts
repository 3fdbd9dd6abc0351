/** The headings are among so many rows at the start of a table, below a title or blank rows. */
export const FIRST_ROWS = 20;

/** How many cells of a row are headings that the reader of the table knows. */
export type CountKnown = (cells: readonly string[]) => number;

/**
 * Where the headings of a table are: the row with the most known ones, at least `least`. Without such a row, the first
 * one that is more than half as wide as the widest, since a title fills one cell.
 */
export function headingRow(rows: readonly (readonly string[])[], countKnown: CountKnown, least = 2): number {
  const first = rows.slice(0, FIRST_ROWS);
  const known = first.map(countKnown);
  const most = Math.max(0, ...known);
  if (most >= least) return known.indexOf(most);
  const widths = first.map((cells) => cells.filter((cell) => cell.trim()).length);
  const widest = Math.max(0, ...widths);
  return Math.max(
    0,
    widths.findIndex((width) => width * 2 > widest),
  );
}
