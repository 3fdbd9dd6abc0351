/**
 * Query options of a page whose record may not come: `RecordFailed` says so where the record would stand. react-admin's
 * own toast would say for every failure, a lost network too, that the record does not exist.
 */
export const shownInField = { onError: () => undefined };
