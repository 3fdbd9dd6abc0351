/** The row number and the error; an import of the corrected file ignores both columns. */
export const REJECT_COLUMNS: readonly string[] = ['Row in the file', 'Why it was not imported'];
