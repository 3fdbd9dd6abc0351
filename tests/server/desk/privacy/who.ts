export const PHONE = '9876501234';
export const NAME = 'Venkatalakshmi Pochampally';
/** A marker in every text that users could have written about the person. */
export const MARKER = 'zebrawell';
