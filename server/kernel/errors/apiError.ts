import { type Coded, type CodedValues, codedText } from '#contract/kernel/coded.ts';
import type { ErrorBody, RefusedRecord, RowError } from '#contract/kernel/errors.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { type CodedRefusal, codedOf } from '#contract/kernel/rule.ts';
import { outageOf } from './outage.ts';

/** Errors by field. */
export type FieldErrors = Record<string, CodedRefusal[]>;

/** Why a row of a file, counted from 1 with the header, is invalid. */
export interface RowRefusal extends CodedRefusal {
  row: number;
}

interface Details {
  errors?: FieldErrors;
  /** The invalid rows of a file, in the place of errors by field. */
  rows?: RowRefusal[];
  records?: RefusedRecord[];
  current?: unknown;
}

/** An error that the caller receives. Any other error becomes a 500 without internals. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly coded: CodedRefusal;
  readonly details: Details;
  readonly headers: Record<string, string>;

  constructor(
    status: ApiError['status'],
    refusal: ErrorCode | CodedRefusal,
    details: Details = {},
    headers: Record<string, string> = {},
  ) {
    const coded = typeof refusal === 'string' ? { code: refusal } : refusal;
    super(codedText(coded));
    this.status = status;
    this.coded = coded;
    this.details = details;
    this.headers = headers;
  }

  /** The body of the answer: the exact English of the specification, and the codes. */
  get body(): Omit<ErrorBody, 'errors'> & { errors?: Record<string, string[]> | RowError[] } {
    const { errors, rows, ...others } = this.details;
    return {
      ...inEnglish(this.coded),
      ...(errors && { errors: textsOf(errors), error_codes: errors }),
      ...(rows && { errors: rowsInEnglish(rows) }),
      ...others,
    };
  }
}

/** The English text with its code. Words without a code have their text only. */
export const inEnglish = (coded: Coded) => ({
  message: codedText(coded),
  ...(coded.code === ('text' satisfies ErrorCode) ? {} : coded),
});

export const rowsInEnglish = (rows: readonly RowRefusal[]): RowError[] =>
  rows.map(({ row, ...coded }) => ({ row, ...inEnglish(coded) }));

const textsOf = (errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, all]) => [field, all.map((one) => codedText(one))]));

const withValues = (code: ErrorCode, values?: CodedValues): CodedRefusal =>
  values ? { code, values } : { code };

/** The text of an error code, with its values filled in. */
export const textOf = (code: ErrorCode, values?: CodedValues): string => codedText(withValues(code, values));

export const notFound = () => new ApiError(404, 'notFound');
export const forbidden = (code: ErrorCode = 'forbidden', values?: CodedValues) =>
  new ApiError(403, withValues(code, values));
export const unauthorized = () => new ApiError(401, 'signInAgain');
export const badRequest = () => new ApiError(400, 'unreadableBody');

/** 422 by field (API-04). */
export const invalid = (errors: FieldErrors) =>
  new ApiError(422, Object.values(errors)[0]?.[0] ?? 'invalid', { errors });
export const invalidField = (field: string, code: ErrorCode, values?: CodedValues) =>
  invalid({ [field]: [withValues(code, values)] });
/** 422 by what schemas refused; a value that is no field is reported as `body`. */
export function invalidBy(issues: readonly { path: PropertyKey[]; message: string }[]): ApiError {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body');
    errors[field] = [...(errors[field] ?? []), codedOf(message)];
  }
  return invalid(errors);
}
/** 422 with the same error in each field. */
export const invalidFields = (fields: readonly string[], code: ErrorCode) =>
  invalid(Object.fromEntries(fields.map((field) => [field, [{ code }]])));

/** 422 of an import: nothing was imported because of these rows. */
export const invalidRows = (refusal: CodedRefusal, rows: RowRefusal[]) =>
  new ApiError(422, refusal, { rows });

/** 409 with the current record. */
export const conflict = (current: unknown, code: ErrorCode = 'newerVersion', values?: CodedValues) =>
  new ApiError(409, withValues(code, values), { current });

/** @throws 409 with the current record when a call names an older version of it */
export async function refuseOlder(
  version: number | null | undefined,
  current: { version: number },
  recordOf: () => unknown,
): Promise<void> {
  if (typeof version === 'number' && version !== current.version) throw conflict(await recordOf());
}

/** @throws 409 when a call on many records finds another number of them than the user has seen */
export function refuseOtherTotal(total: number, expected: number | null): void {
  if (expected === null || expected === total) return;
  const written = (count: number) => count.toLocaleString('en-IN');
  throw conflict({ total }, 'listChanged', { found: written(total), expected: written(expected) });
}

/** A minute for a full disk or a wrong clock, which somebody has to repair; a database that restarts is back sooner. */
const AGAIN_SECONDS = { disk: '60', database: '5', clock: '60' };
const OUTAGES = { disk: 'diskFull', database: 'databaseAway', clock: 'clockAstray' } as const;

/** 503 for an error that comes from the state of the machine or the database; null for others. */
export function unavailable(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error.status === 503 ? error : null;
  const by = outageOf(error);
  if (!by) return null;
  return new ApiError(503, OUTAGES[by], {}, { 'Retry-After': AGAIN_SECONDS[by] });
}

export const tooManyTries = (seconds: number) =>
  new ApiError(429, 'tooManyTries', {}, { 'Retry-After': String(Math.ceil(seconds)) });
