/** Longer than any test runs; what a mutant makes endless ends by an error. */
const CHECKED_EVERY = 1024;

declare global {
  /** Asked by instrumented code at each place that has mutants. */
  var __isMutant: (key: string) => boolean;
}

// Tests may put a clock of their own in its place.
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

/** Turns one mutant on, or none; it may take so many seconds. */
export function activate(key: string | null, limitSeconds: number): void {
  [active, asked, deadline] = [key, 0, seconds() + limitSeconds];
  reached.clear();
}

/** The mutants whose places were reached since. */
export const reachedMutants = () => [...reached];
export { seconds };
