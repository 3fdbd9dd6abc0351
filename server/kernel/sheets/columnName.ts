/** A spreadsheet's name of a column: 0 is A, 25 Z, 26 AA. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
