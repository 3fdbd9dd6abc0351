import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The limits for a restart after a crash and for a user's call, in milliseconds. */
export const RESTART_MS = 5_000;
export const CALL_MS = 2_000;

/**
 * Whether times can be judged now: not when other processes use several times the available processors. The report then
 * says so.
 */
const isMachineFree = () => (loadavg()[0] ?? 0) <= 2 * cpus().length;

/** @throws Error when it took too long although the machine was free */
export function demandWithin(bound: number, ms: number, what: string, isFree = isMachineFree()): void {
  if (ms > bound && isFree) throw new Error(`${what} took ${Math.round(ms)} ms, more than ${bound}.`);
}

/**
 * A restart needs all processors, so a burst of other processes matters before the load of the last minute shows it.
 */
const MOST_OF_OTHERS = 1 / 3;

/** Watches a process from its start; returns whether other processes have left it the machine since then. */
export function watchOthers(): (pid: number) => boolean {
  const [begun, before] = [performance.now(), computed()];
  return (pid) => {
    const ofOthers = computed() - before - computedBy(pid);
    return ofOthers <= MOST_OF_OTHERS * (performance.now() - begun) * cpus().length;
  };
}

/** The processor time of all processes since the machine's start, in milliseconds. */
const computed = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Linux's unit of processor time, in milliseconds. */
const TICK_MS = 10;

/** The same for one process; fields are counted after its name, which may contain blanks. */
function computedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
