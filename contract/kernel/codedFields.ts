import * as z from 'zod/mini';
import type { CodedValues } from './coded.ts';

/**
 * The code and the values of the English text before them, from which the admin makes the text in its language. The code
 * is `text` for words that have no translation; it is missing where there is no text.
 */
export const codedFields = { code: z.optional(z.string()), values: z.optional(z.custom<CodedValues>()) };
