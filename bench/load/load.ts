import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Office } from '../office/office.ts';
import { tell } from '../progress.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { usageOf } from '../server/usage.ts';
import { summaryOf } from '../statistics.ts';
import { type Line, threeOf } from '../table.ts';
import type { Job, Measured } from './generator.ts';
import type { Person } from './mix.ts';
import { peopleAtWork } from './people.ts';

const AIM_MS = 300;
const WARM_UP_SECONDS = 5;
/**
 * How long a rate is tried in the search for the highest one, and the precision of the result in requests per second.
 */
const TRIAL_SECONDS = 10;
const STEP = 10;

/**
 * A mixed load from another process on a separate server, at the target rate; if that is too much, at the highest rate
 * that is answered in time.
 */
export async function putUnderLoad(
  office: Office,
  { rate, seconds }: Pick<Job, 'rate' | 'seconds'>,
): Promise<Line[]> {
  const people = await peopleAtWork(office);
  const server = await startServer(office);
  try {
    const full = await underLoad(office, server, people, { rate, seconds });
    if (full.isInTime) return full.lines;
    const highest = await highestRate(office, server, people, rate);
    const held = await underLoad(office, server, people, { rate: highest, seconds });
    return [...full.lines, ...held.lines];
  } finally {
    await server.stop();
  }
}

async function highestRate(office: Office, server: RunningServer, people: Person[], tooMuch: number) {
  let [held, missed] = [STEP, tooMuch];
  while (missed - held > STEP) {
    const rate = Math.round((held + missed) / 2 / STEP) * STEP;
    const { isInTime } = await underLoad(office, server, people, { rate, seconds: TRIAL_SECONDS });
    if (isInTime) held = rate;
    else missed = rate;
  }
  return held;
}

async function underLoad(
  { kind, total }: Office,
  { pid, url }: RunningServer,
  people: Person[],
  { rate, seconds }: Pick<Job, 'rate' | 'seconds'>,
) {
  const before = usageOf(pid);
  const { times, errors, latestDeparture } = await generated({
    url,
    people,
    rate,
    seconds,
    warmUp: WARM_UP_SECONDS,
  });
  const after = usageOf(pid);
  const all = summaryOf(Object.values(times).flat());
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
  tell(`${kind}: ${rate} requests a second, p95 ${Math.round(all.p95)} ms, ${failed} errors`);
  const line = (figure: string, unit: string, ...values: number[]): Line => ({
    figure: `${rate} requests a second: ${figure}`,
    as: '',
    on: kind,
    unit,
    values: new Map([[total, values]]),
  });
  const everything: Line = {
    ...line('all', 'ms', ...threeOf(all)),
    beside: { what: 'p95 at most', values: [AIM_MS], ratio: all.p95 / AIM_MS },
    aim: 1,
  };
  const lines = [
    everything,
    ...Object.entries(times).map(([what, taken]) => line(what, 'ms', ...threeOf(summaryOf(taken)))),
    line(`errors ${Object.keys(errors).join(', ')}`.trim(), '', failed),
    line('latest departure', 'ms', latestDeparture),
    line('server memory before, peak, after', 'MB', before.megabytes, after.peakMegabytes, after.megabytes),
    line('server CPU, of one core', '%', share(after.cpuSeconds - before.cpuSeconds, seconds)),
  ];
  return { lines, isInTime: all.p95 < AIM_MS && failed === 0 };
}

const share = (cpuSeconds: number, seconds: number) => (100 * cpuSeconds) / (seconds + WARM_UP_SECONDS);

/** Runs a load in another process. */
export async function generated(job: Job): Promise<Measured> {
  const generator = fork(join(import.meta.dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] });
  generator.send(job);
  const [measured] = (await Promise.race([
    once(generator, 'message'),
    once(generator, 'exit').then(([code]) =>
      Promise.reject(new Error(`the load has ended with code ${code}`)),
    ),
  ])) as [Measured];
  return measured;
}
