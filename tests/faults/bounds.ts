import { cpus, loadavg } from 'node:os';

/** The bounds that are set for a restart after a crash and for a person's call, in milliseconds. */
export const RESTART_MS = 5_000;
export const CALL_MS = 2_000;

/**
 * Whether times can be judged now: not where others want several times the processors that there are. What is told of
 * them then says so.
 */
export const isMachineFree = () => (loadavg()[0] ?? 0) <= 2 * cpus().length;

/** @throws Error when something took too long on a machine that had time for it */
export function demandWithin(bound: number, ms: number, what: string): void {
  if (ms > bound && isMachineFree())
    throw new Error(`${what} took ${Math.round(ms)} ms, more than ${bound}.`);
}
