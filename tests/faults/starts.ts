import { demandWithin, isMachineFree, RESTART_MS } from './bounds.ts';

/** How long restarts took. */
export function startsOf(name: string) {
  const times: number[] = [];
  let judged = 0;
  const at = (share: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0);
  return {
    add(ms: number) {
      times.push(ms);
      if (isMachineFree()) judged += 1;
    },
    demand: (ms: number) => demandWithin(RESTART_MS, ms, 'The restart'),
    row: () => [name, times.length, at(0.5), at(0.95), at(1), judged],
  };
}
export type Starts = ReturnType<typeof startsOf>;

export const STARTS_HEADER = ['fault', 'restarts', 'median ms', 'p95 ms', 'most ms', 'judged'];
