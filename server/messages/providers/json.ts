/** What stands in a JSON value under a path such as `data.0.id`; undefined for nothing. */
export function at(value: unknown, path: string): unknown {
  let node: unknown = value;
  for (const name of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node;
}

/** A text or a number as a text; null for all else, and for an empty one. */
export const textAt = (value: unknown, path: string): string | null => {
  const node = at(value, path);
  return typeof node === 'string' || typeof node === 'number' ? String(node) || null : null;
};

/** The list under a path; an empty one for all else. */
export const listAt = (value: unknown, path: string): unknown[] => {
  const node = at(value, path);
  return Array.isArray(node) ? node : [];
};

/** Day, time and offset of ISO 8601, also with a blank between day and time, as gateways write it. */
const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i;
const INDIA = '+05:30';
/** What is dated before is not dated at all. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** An instant somebody else tells that can be one; null for all else. */
export const plausible = (instant: Date): Date | null => (instant.getTime() >= EARLIEST ? instant : null);

/**
 * An instant, written as ISO 8601 or as seconds or milliseconds since 1970; null for all else. Without an offset it is a time of India,
 * where the gateways are, wherever the server stands.
 */
export function instantAt(value: unknown, path: string): Date | null {
  const text = textAt(value, path)?.trim() ?? '';
  if (/^\d{9,13}$/.test(text)) return plausible(new Date(Number(text) * (text.length > 11 ? 1 : 1_000)));
  const [, day, time, utc, hours, minutes] = ISO.exec(text) ?? [];
  if (!day) return null;
  return plausible(new Date(`${day}T${time}${utc ? 'Z' : hours ? `${hours}:${minutes}` : INDIA}`));
}

/** A JSON value with each text of it as `replace` makes it. */
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace)]));
}
