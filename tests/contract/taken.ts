import type { ZodMiniType } from 'zod/mini';

/** The parsed value of a field, or the text of its error. */
export function taken(field: ZodMiniType, value: unknown): unknown {
  const { data, error } = field.safeParse(value);
  return error ? { refused: error.issues[0]?.message } : data;
}
export const refused = (message: string) => ({ refused: message });
