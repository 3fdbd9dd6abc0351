/** The query of a call, with its question mark; what has no value is left out, flags are digits (DET-15: `media=0|1`). */
export function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = (value: unknown) => String(typeof value === 'boolean' ? Number(value) : value);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, text(value)]))}` : '';
}
