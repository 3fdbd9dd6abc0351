import type { Coded, CodedValues } from './coded.ts';
import type { ErrorCode } from './errorTexts.ts';

/** What a schema's rule says when it refuses a value: zod and forms pass one text, so values are written as JSON. */
/* @__NO_SIDE_EFFECTS__ */
export const rule = (code: ErrorCode, values?: CodedValues): string =>
  values ? JSON.stringify({ code, values } satisfies Coded) : code;

/** A refusal by its code. */
export interface CodedRefusal extends Coded {
  code: ErrorCode;
}

/** A refusal of the state machine. */
export const refusedBy = ({ message, values }: { message: ErrorCode; values?: CodedValues }): CodedRefusal =>
  values ? { code: message, values } : { code: message };

/** The code and values of such a text. */
export const codedOf = (said: string): CodedRefusal =>
  said.startsWith('{') ? JSON.parse(said) : { code: said as ErrorCode };
