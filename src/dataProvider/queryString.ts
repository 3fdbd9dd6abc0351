/**
 * The query of a call, with its question mark. Empty values are omitted, flags are digits (DET-15: `media=0|1`) and
 * some are words. Several values of a filter are `name[]` repeated (GRD-04); ids are one text with commas.
 */
export function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (!Array.isArray(value) || name === 'ids') return [[name, text(name, value)]];
    return value.map((one) => [`${name}[]`, text(name, one)]);
  });
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}

/** Flags that the specifications write as words (S2 section 7). */
const WORDS = ['is_administrator', 'paginate'];

const text = (name: string, value: unknown) =>
  String(typeof value === 'boolean' && !WORDS.includes(name) ? Number(value) : value);
