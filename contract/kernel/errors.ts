import type { Coded } from './coded.ts';

/** The body of every 4xx and 5xx answer (API-04); other hosts of the same API also send `msg` or `exception`. */
export interface ErrorBody extends Partial<Coded> {
  /** The English text of the code. */
  message?: string;
  errors?: Record<string, string[]>;
  /** The code of each text of `errors`. */
  error_codes?: Record<string, Coded[]>;
  /** The records of a bulk change that could not be changed, with the reasons. */
  records?: RefusedRecord[];
  /** The current record, with a 409. */
  current?: unknown;
  request_id?: string;
  msg?: string;
  exception?: { errorInfo?: unknown[] };
}

/** An English text, with its code if it has one. */
interface SaidInEnglish extends Partial<Coded> {
  message: string;
}

/** One of the requested records; `name` is null when the caller may not see it. */
export interface RefusedRecord extends SaidInEnglish {
  id: number;
  name: string | null;
}

/** An invalid row of an import file, counted from 1 with the header. */
export interface RowError extends SaidInEnglish {
  row: number;
}

/** The single line that a user sees for a failed call of a host without codes; null if it says none (ERR-02, ERR-03). */
export function shownMessage(status: number, statusText: string, body: ErrorBody | null): string | null {
  if (status === 422) {
    const first = Object.values(body?.errors ?? {})[0]?.[0];
    if (first) return first;
  }
  const info = body?.exception?.errorInfo?.at(-1);
  return body?.msg || (typeof info === 'string' && info) || body?.message || statusText || null;
}
