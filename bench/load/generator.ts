import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { random as randomFrom } from '#server/transfer/seed/random.ts';
import { arrivals } from './arrivals.ts';
import { httpClient, type Sent } from './client.ts';
import { nextVisit, type Person, REQUESTS_A_VISIT, type Visit } from './mix.ts';
import { attachment, uploads } from './uploads.ts';

/** The parameters of the process. */
export interface Job {
  url: string;
  people: Person[];
  /**
   * Requests per second, and for how many seconds; before that `warmUp` seconds at half the rate, which are not
   * counted.
   */
  rate: number;
  seconds: number;
  warmUp: number;
}

/** The milliseconds of every successful request by kind, and the number of failures by status. */
export interface Measured {
  times: Record<string, number[]>;
  errors: Record<string, number>;
  /** The greatest delay of a visit's start: beyond a few milliseconds this process itself was too slow. */
  latestDeparture: number;
}

/**
 * Users arrive by schedule, however long the server takes (an open loop). The time of a visit counts from its scheduled
 * start, so it includes waiting; the files of a complaint follow it as soon as a browser would send them.
 */
async function play({ url, people, rate, seconds, warmUp }: Job): Promise<Measured> {
  const random = randomFrom(11);
  const send = httpClient(url);
  const files = await uploads();
  const measured: Measured = { times: {}, errors: {}, latestDeparture: 0 };
  const started = performance.now();
  const elapsed = () => performance.now() - started;

  const timed = async (kind: string, from: number, sent: Sent) => {
    const answer = await send(sent);
    if (from < warmUp * 1_000) return answer;
    const { status } = answer;
    if (status < 200 || status > 299) {
      measured.errors[status] = (measured.errors[status] ?? 0) + 1;
      return answer;
    }
    measured.times[kind] ??= [];
    measured.times[kind].push(elapsed() - from);
    return answer;
  };
  const pay = async (visit: Visit, { token }: Person, due: number) => {
    if (!('json' in visit)) return timed(visit.kind, due, { method: 'GET', path: visit.path, token });
    const body = Buffer.from(JSON.stringify(visit.json));
    if (visit.kind === 'dashboard') {
      return timed(visit.kind, due, { method: 'POST', path: visit.path, token, body });
    }
    const create: Sent = { method: 'POST', path: 'complaint', token, body, key: randomUUID() };
    const { status, text } = await timed(visit.kind, due, create);
    if (status !== 201) return;
    const { id } = JSON.parse(text()) as { id: number };
    for (const file of files) {
      const upload = { method: 'POST', path: 'complaint/media', token, key: randomUUID() } as const;
      await timed('file', elapsed(), { ...upload, ...attachment(id, file) });
    }
  };

  const visits: Promise<unknown>[] = [];
  const perSecond = rate / REQUESTS_A_VISIT;
  const counted = arrivals(perSecond, seconds, random).map((time) => warmUp * 1_000 + time);
  for (const due of [...arrivals(perSecond / 2, warmUp, random), ...counted]) {
    if (due > elapsed()) await wait(due - elapsed());
    measured.latestDeparture = Math.max(measured.latestDeparture, elapsed() - due);
    const { visit, person } = nextVisit(people, random);
    visits.push(pay(visit, person, due));
  }
  await Promise.all(visits);
  return measured;
}

process.once('message', async (job: Job) => {
  process.send?.(await play(job), () => process.exit(0));
});
