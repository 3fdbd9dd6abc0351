/** What stands in a JSON value under a path such as `data.0.id`; undefined for nothing. */
export function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

/** A text or a number as a text; null for all else, and for an empty one. */
export const textAt = (value: unknown, path: string): string | null => {
  const found = at(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) || null : null;
};

/** An instant, written as ISO 8601 or as seconds or milliseconds since 1970; null for all else. */
export function instantAt(value: unknown, path: string): Date | null {
  const told = textAt(value, path);
  if (told === null) return null;
  const number = /^\d{9,13}$/.test(told) ? Number(told) * (told.length > 11 ? 1 : 1_000) : null;
  const date = new Date(number ?? told);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A JSON value with each text of it as `replace` makes it. */
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace)]));
}
