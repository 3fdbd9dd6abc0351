/** The error texts for rows of imported files. The admin loads them with the words of its further screens. */
export const rowErrors = {
  quoteUnclosed: 'Quoted field unterminated',
  quoteInside: 'Trailing quote on quoted field is malformed',
  rowTooLong: 'The row is too long',
  both: '%{first} %{second}',
  inCell: '%{reason} (cell %{cell})',
  quotedCell: '"%{text}": %{reason}',
  columnMissing: 'The column %{name} is missing.',
  columnAbsent: 'the file has no column "%{name}".',
  columnNotChosen: 'no column is chosen, and nothing stands for all rows.',
  noNumber: 'This row has no number.',
  sameNumber: 'Row %{row} has the same number.',
  closedEarlier: 'It was closed before it was received.',
  dayToCome: 'This day is still to come.',
  dayTooOld: 'This day is before 1950.',
  unreadableDate: '"%{text}" is not a date. Write the day first, such as 15-01-2025.',
  textCutOff: 'this text was cut when the xlsx was made: export it as csv.',
  unknownName: '"%{name}" is not known here.',
  noPlace: 'There is no %{level} "%{name}".',
  areaElsewhere: 'The area "%{area}" does not lie in the places beside it.',
  manyAreas: 'There are %{count} areas "%{area}": the %{level} is needed, too.',
  otherName: 'row %{row} has "%{name}" for this %{level}.',
} as const;

export type RowErrorCode = `rowErrors.${keyof typeof rowErrors}`;
