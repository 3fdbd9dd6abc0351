/** Where the store has the ids of the work that was begun since the page was opened. */
export const BEGUN = 'complaint.bulk.begun';
