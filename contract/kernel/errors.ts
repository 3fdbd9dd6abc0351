/** What the API answers with every 4xx and 5xx (API-04); other hosts of the same API also send `msg` or `exception`. */
export interface ErrorBody {
  message?: string;
  errors?: Record<string, string[]>;
  /** Of several records that were to be changed at once, those that could not be, and why. */
  records?: RefusedRecord[];
  /** The record as it stands now, with a 409. */
  current?: unknown;
  request_id?: string;
  msg?: string;
  exception?: { errorInfo?: unknown[] };
}

/** One of several records that were named; `name` is null where it is not the caller's to know. */
export interface RefusedRecord {
  id: number;
  name: string | null;
  message: string;
}

/** Rows of an import file that cannot be taken, counted from 1 with the header. */
export interface RowError {
  row: number;
  message: string;
}

/** The one line a person is shown for a failed call (ERR-02, ERR-03). */
export function shownMessage(status: number, statusText: string, body: ErrorBody | null): string {
  if (status === 422) {
    const first = Object.values(body?.errors ?? {})[0]?.[0];
    if (first) return first;
  }
  const info = body?.exception?.errorInfo?.at(-1);
  return (
    body?.msg || (typeof info === 'string' && info) || body?.message || statusText || CONTACT_ADMINISTRATOR
  );
}

/** What is shown when nothing is known. */
export const CONTACT_ADMINISTRATOR = 'Please contact Administrator';
