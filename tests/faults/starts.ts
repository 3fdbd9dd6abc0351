import { demandWithin, RESTART_MS } from './bounds.ts';
import type { RunningServer } from './server.ts';

type Start = Pick<RunningServer, 'startedIn' | 'wasAlone'>;

/** How long restarts took. */
export function startsOf(name: string) {
  const times: number[] = [];
  let judged = 0;
  const at = (share: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0);
  return {
    add({ startedIn, wasAlone }: Start) {
      times.push(startedIn);
      if (wasAlone) judged += 1;
    },
    demand: ({ startedIn, wasAlone }: Start) => demandWithin(RESTART_MS, startedIn, 'The restart', wasAlone),
    row: () => [name, times.length, at(0.5), at(0.95), at(1), judged],
  };
}
export type Starts = ReturnType<typeof startsOf>;

export const STARTS_HEADER = ['fault', 'restarts', 'median ms', 'p95 ms', 'most ms', 'judged'];
