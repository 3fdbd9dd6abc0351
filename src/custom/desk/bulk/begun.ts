/** The store key of the jobs that were started since the page was opened. */
export const BEGUN = 'complaint.bulk.begun';

/** The usual success message. */
export const CHANGED = 'bulk.changed';
