/** The headings are within this many rows, below a title or blank rows. */
export const FIRST_ROWS = 20;

/** How many cells of a row are headings that the import knows. */
export type CountKnown = (cells: readonly string[]) => number;

/**
 * The index of the heading row: the row with the most known headings, at least `least`. Without one, it is the first
 * row more than half as wide as the widest, since a title fills one cell.
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
