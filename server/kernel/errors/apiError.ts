import type { ErrorBody, RowError } from '#contract/kernel/errors.ts';
import { type ErrorCode, errorTexts } from '#contract/kernel/errorTexts.ts';
import { type FilledKey, filled, filledErrorTexts } from '#contract/kernel/filledErrors.ts';
import { outageOf } from './outage.ts';

/** An error that the caller receives. Any other error becomes a 500 without internals. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  readonly body: Omit<ErrorBody, 'errors'> & { errors?: Record<string, string[]> | RowError[] };
  readonly headers: Record<string, string>;

  constructor(status: ApiError['status'], body: ApiError['body'], headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The text of an error code, with its values filled in. */
export const textOf = (message: ErrorCode | FilledKey, values: Record<string, string> = {}): string =>
  message in filledErrorTexts ? filled(message as FilledKey, values) : errorTexts[message as ErrorCode];

export const notFound = () => new ApiError(404, { message: errorTexts.notFound });
export const forbidden = (
  message: ErrorCode | FilledKey = 'forbidden',
  values: Record<string, string> = {},
) => new ApiError(403, { message: textOf(message, values) });
export const unauthorized = () => new ApiError(401, { message: errorTexts.signInAgain });
export const badRequest = (message: string = errorTexts.unreadableBody) => new ApiError(400, { message });

/** 422 with texts by field (API-04). */
export const invalid = (errors: Record<string, string[]>) =>
  new ApiError(422, { message: Object.values(errors)[0]?.[0] ?? errorTexts.invalid, errors });
export const invalidField = (
  field: string,
  message: ErrorCode | FilledKey,
  values: Record<string, string> = {},
) => invalid({ [field]: [textOf(message, values)] });

/** 422 of an import: nothing was imported because of these rows. */
export const invalidRows = (message: string, errors: RowError[]) => new ApiError(422, { message, errors });

/** 409 with the current record. */
export const conflict = (
  current: unknown,
  message: ErrorCode | FilledKey = 'newerVersion',
  values: Record<string, string> = {},
) => new ApiError(409, { message: textOf(message, values), current });

/** A minute for a full disk or a wrong clock, which somebody has to repair; a database that restarts is back sooner. */
const AGAIN_SECONDS = { disk: '60', database: '5', clock: '60' };
const TEXTS = { disk: errorTexts.diskFull, database: errorTexts.databaseAway, clock: errorTexts.clockAstray };

/** 503 for an error that comes from the state of the machine or the database; null for others. */
export function unavailable(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error.status === 503 ? error : null;
  const by = outageOf(error);
  if (!by) return null;
  return new ApiError(503, { message: TEXTS[by] }, { 'Retry-After': AGAIN_SECONDS[by] });
}

export const tooManyTries = (seconds: number) =>
  new ApiError(429, { message: errorTexts.tooManyTries }, { 'Retry-After': String(Math.ceil(seconds)) });
