/** More often than any test needs; a mutant's endless loop ends by an error here. */
const CHECKED_EVERY = 1024;
/** The time limit of one test with a mutant. */
const LIMIT_SECONDS = 60;

declare global {
  /** Instrumented code calls it at each place that has mutants. */
  var __isMutant: (key: string) => boolean;
}

// Tests may replace the clock.
const { hrtime } = process;
const seconds = () => Number(hrtime.bigint()) / 1e9;

let active: string | null = null;
let deadline = 0;
let asked = 0;
const reached = new Set<string>();

globalThis.__isMutant = (key) => {
  reached.add(key);
  if (key !== active) return false;
  asked += 1;
  if (asked % CHECKED_EVERY === 0 && seconds() > deadline) throw new Error('This mutant takes too long.');
  return true;
};

/** Turns one mutant on, or none. */
export function activate(key: string | null): void {
  [active, asked] = [key, 0];
  allowTime();
  reached.clear();
}

/** Gives the mutant its time once more: a file may have any number of tests. */
export function allowTime(): void {
  deadline = seconds() + LIMIT_SECONDS;
}

/** The mutants whose places were reached since. */
export const reachedMutants = () => [...reached];
export { seconds };
