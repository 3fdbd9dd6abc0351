/**
 * Query options of a page whose record may be missing: `RecordFailed` shows the reason. react-admin's toast would say
 * for every failure, even a lost network, that the record does not exist.
 */
export const shownInField = { onError: () => undefined };
