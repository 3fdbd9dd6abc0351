/** The query of a request by name: `name[]` repeated is a list, of another name that is repeated the first one counts. */
export function queryValues(url: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URL(url).searchParams) {
    const name = key.replace(/\[\d*\]$/, '');
    if (name === key) values[name] ??= value;
    else values[name] = [values[name] ?? [], value].flat();
  }
  return values;
}
