/** Where a row stood, and why it was left out: an import of the file, corrected, looks at neither. */
export const REJECT_COLUMNS: readonly string[] = ['Row in the file', 'Why it was not imported'];
