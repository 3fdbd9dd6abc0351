/** The part of a JSON value at a path such as `data.0.id`; undefined for none. */
export function at(value: unknown, path: string): unknown {
  let node: unknown = value;
  for (const name of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return node;
}

/** A text or a number as a text; null for anything else and for an empty text. */
export const textAt = (value: unknown, path: string): string | null => {
  const node = at(value, path);
  return typeof node === 'string' || typeof node === 'number' ? String(node) || null : null;
};

/** The list at a path; empty for anything else. */
export const listAt = (value: unknown, path: string): unknown[] => {
  const node = at(value, path);
  return Array.isArray(node) ? node : [];
};

/** Day, time and offset of ISO 8601, also with a blank between day and time, as gateways write it. */
const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i;
const INDIA = '+05:30';
/** An earlier date counts as no date. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** An instant of another system if it is plausible, otherwise null. */
export const plausible = (instant: Date): Date | null => (instant.getTime() >= EARLIEST ? instant : null);

/**
 * An instant as ISO 8601 or as seconds or milliseconds since 1970; null for anything else. Without an offset it is
 * Indian time, because the gateways are in India, wherever the server is.
 */
export function instantAt(value: unknown, path: string): Date | null {
  const text = textAt(value, path)?.trim() ?? '';
  if (/^\d{9,13}$/.test(text)) return plausible(new Date(Number(text) * (text.length > 11 ? 1 : 1_000)));
  const [, day, time, utc, hours, minutes] = ISO.exec(text) ?? [];
  if (!day) return null;
  return plausible(new Date(`${day}T${time}${utc ? 'Z' : hours ? `${hours}:${minutes}` : INDIA}`));
}

/** A JSON value with every text replaced. */
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace)]));
}
