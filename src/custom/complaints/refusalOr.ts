import { ApiFailure, messageOf } from '#src/dataProvider/http.ts';

/** Why a search was refused, since asking again would be refused again; of any other failure, the key given. */
export const refusalOr = (otherwise: string) => (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 422 ? messageOf(failure) : otherwise;
