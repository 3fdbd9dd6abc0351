export const PHONE = '9876501234';
export const NAME = 'Venkatalakshmi Pochampally';
/** Stands in every text that somebody could have written about the person. */
export const MARKER = 'zebrawell';
