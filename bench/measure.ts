const WARM_UPS = 5;
const RUNS = 50;
const FEWEST_RUNS = 7;
/** Slow work is repeated less often, so that no measurement takes much longer than this. */
const BUDGET_MS = 20_000;

/** Milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

export type Work = () => Promise<unknown>;

/**
 * Times several kinds of work in turn, one run of each after the other: what else the machine does then slows all of
 * them alike, and their ratios hold.
 */
export async function measure(works: Work[]): Promise<Timing[]> {
  let warm = 0;
  for (let run = 0; run < WARM_UPS; run++) warm = await sumOf(works);
  const runs = Math.max(FEWEST_RUNS, Math.min(RUNS, Math.floor(BUDGET_MS / warm)));
  const taken = works.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, work] of works.entries()) taken[index]?.push(await millisecondsOf(work));
  }
  return taken.map((times) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) }));
}

async function sumOf(works: Work[]): Promise<number> {
  let sum = 0;
  for (const work of works) sum += await millisecondsOf(work);
  return sum;
}

export async function millisecondsOf(work: Work): Promise<number> {
  const started = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - started) / 1e6;
}

function quantile(times: number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}
