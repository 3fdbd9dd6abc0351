/** A short text for the values of several rows: '30', or '14–60' if they differ. */
export function valueRange(values: readonly number[], number: (value: number) => string): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? number(least) : `${number(least)}–${number(most)}`;
}
