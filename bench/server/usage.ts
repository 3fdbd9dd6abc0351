import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const KB_A_MB = 1_024;

/** The resources of a process, as reported by Linux. */
export interface Usage {
  /** The current and the peak resident memory. */
  megabytes: number;
  peakMegabytes: number;
  /** On all cores together. */
  cpuSeconds: number;
}

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return {
    megabytes: kilobytes('VmRSS') / KB_A_MB,
    peakMegabytes: kilobytes('VmHWM') / KB_A_MB,
    cpuSeconds: cpuSecondsOf(pid),
  };
}

function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third field, the state, on
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
