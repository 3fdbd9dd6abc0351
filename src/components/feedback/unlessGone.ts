import { ApiFailure } from '#src/dataProvider/http.ts';

/** Whether a call failed because the record does not exist, was deleted, or lies outside the user's place. */
export const isGone = (failure: unknown) => failure instanceof ApiFailure && failure.status === 404;

/** For `catch` of a call: null when the record is gone; any other failure is thrown again. */
export function unlessGone(failure: unknown): null {
  if (isGone(failure)) return null;
  throw failure;
}
