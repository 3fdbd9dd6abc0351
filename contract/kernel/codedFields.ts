import * as z from 'zod/mini';
import type { Coded, CodedValues } from './coded.ts';

/**
 * The code and the values of the English text before them, from which the admin makes the text in its language. The code
 * is `text` for words that have no translation, and null where there is no text.
 */
export const codedFields = { code: z.nullable(z.string()), values: z.optional(z.custom<CodedValues>()) };

/** A stored text as these fields of an answer. */
export const codedFieldsOf = (coded: Coded | null) => ({ code: null, ...coded });
