/** The 50th, 95th and 99th percentile of measurements. */
export interface Summary {
  p50: number;
  p95: number;
  p99: number;
}

export const summaryOf = (values: readonly number[]): Summary => {
  const sorted = values.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) };
};

/** The nearest-rank quantile of sorted values; NaN for none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** The slope of `y` over `x` by least squares; NaN for fewer than two points. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const together = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  const apart = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return together / apart;
}
