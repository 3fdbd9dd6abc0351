import { ApiFailure } from '#src/dataProvider/http.ts';

/** For `catch` of a call: null when the record does not exist or was deleted; any other failure is thrown again. */
export function unlessGone(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.status === 404) return null;
  throw failure;
}
