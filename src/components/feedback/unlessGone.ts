import { ApiFailure } from '#src/dataProvider/http.ts';

/** For `catch` of a call: null where there is no such thing, or no longer; any other failure stays one. */
export function unlessGone(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.status === 404) return null;
  throw failure;
}
