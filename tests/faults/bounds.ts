import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The bounds that are set for a restart after a crash and for a person's call, in milliseconds. */
export const RESTART_MS = 5_000;
export const CALL_MS = 2_000;

/**
 * Whether times can be judged now: not where others want several times the processors that there are. What is told of
 * them then says so.
 */
const isMachineFree = () => (loadavg()[0] ?? 0) <= 2 * cpus().length;

/** @throws Error when something took too long on a machine that had time for it */
export function demandWithin(bound: number, ms: number, what: string, isFree = isMachineFree()): void {
  if (ms > bound && isFree) throw new Error(`${what} took ${Math.round(ms)} ms, more than ${bound}.`);
}

/** A restart wants all processors, so that a burst of others counts which the load of the last minute does not show yet. */
const MOST_OF_OTHERS = 1 / 3;

/** Watches a process that is started now; answers whether others have left it the machine since then. */
export function watchOthers(): (pid: number) => boolean {
  const [begun, before] = [performance.now(), computed()];
  return (pid) => {
    const ofOthers = computed() - before - computedBy(pid);
    return ofOthers <= MOST_OF_OTHERS * (performance.now() - begun) * cpus().length;
  };
}

/** What all processes have computed since the machine was started, in milliseconds. */
const computed = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** What Linux counts time in, in milliseconds. */
const TICK_MS = 10;

/** The same of one process; its fields are counted from behind its name, which may have blanks. */
function computedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
