import type { ZodMiniType } from 'zod/mini';

/** What a field makes of a value, or the text of its refusal. */
export function taken(field: ZodMiniType, value: unknown): unknown {
  const { data, error } = field.safeParse(value);
  return error ? { refused: error.issues[0]?.message } : data;
}
export const refused = (message: string) => ({ refused: message });
