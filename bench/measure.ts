import { type Summary, summaryOf } from './statistics.ts';

const WARM_UPS = 5;
const RUNS = 60;
const FEWEST_RUNS = 20;
/** Slow work is repeated less often, so that no measurement takes much longer than this. */
const BUDGET_MS = 5_000;

export type Work = () => Promise<unknown>;

/**
 * Measures several kinds of work in turn, in milliseconds: other load on the machine then slows all of them equally, so
 * their ratios are right.
 */
export async function measure(works: Work[]): Promise<Summary[]> {
  let warm = 0;
  for (let run = 0; run < WARM_UPS; run++) warm = await sumOf(works);
  const runs = Math.max(FEWEST_RUNS, Math.min(RUNS, Math.floor(BUDGET_MS / warm)));
  const taken = works.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, work] of works.entries()) taken[index]?.push(await millisecondsOf(work));
  }
  return taken.map(summaryOf);
}

async function sumOf(works: Work[]): Promise<number> {
  let sum = 0;
  for (const work of works) sum += await millisecondsOf(work);
  return sum;
}

async function millisecondsOf(work: Work): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
