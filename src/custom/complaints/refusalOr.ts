import { ApiFailure, messageOf } from '#src/dataProvider/http.ts';

/** The reason of a rejected search, which a retry would not change; for other failures, the given key. */
export const refusalOr = (otherwise: string) => (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 422 ? messageOf(failure) : otherwise;
