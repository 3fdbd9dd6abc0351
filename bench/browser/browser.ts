import type { Office } from '../office/office.ts';
import { onDatabase, signedIn } from '../office/session.ts';
import { ACTORS } from '../office/state.ts';
import { startServer } from '../server/server.ts';
import { type Line, twoOf } from '../table.ts';
import { type Conditions, timeFirstRow } from './firstRow.ts';
import { load } from './pages.ts';
import { heapOver, ROW, timeRounds } from './rounds.ts';

const SLOWDOWN = 4;
const SLOW = `CPU ${SLOWDOWN} times slower`;
const FULL = 'full speed';
const AIM_THERE_MS = 100;
const LIST = '/grievance/all';
const AIM_FIRST_ROW_MS = 900;
const AIM_IDLE_MS = 50;
const AIM_BEFORE = 2;
const AIM_FIRST_RECORD_MS = 300;
const AIM_SLOW_MS = 7_000;
/** A round that leaves more than this is a leak. */
const AIM_GROWTH_KB = 5;

/** The built admin in Chromium, on the server of an office. */
export async function timeAdmin(office: Office, rounds: number): Promise<Line[]> {
  const admin = await onDatabase(office, (database) => signedIn(database, ACTORS.admin));
  const server = await startServer(office);
  const line = (figure: string, as: string, unit: string, ...values: number[]): Line => ({
    figure,
    as,
    on: office.kind,
    unit,
    values: new Map([[office.total, values]]),
  });
  const page = async (name: string, path: string, selector: string, person: typeof admin | null) => {
    const slow = await load(server.url, path, selector, { person, slowdown: SLOWDOWN });
    const full = await load(server.url, path, selector, { person, slowdown: 1 });
    return [
      line(`${name}, without cache`, SLOW, 'ms', slow.milliseconds),
      line(`${name}, without cache`, FULL, 'ms', full.milliseconds),
      line(`${name}: over the wire, of that scripts`, '', 'kB', full.kilobytes, full.scriptKilobytes),
    ];
  };
  const aimed = (figure: string, as: string, unit: string, value: number, most: number): Line => ({
    ...line(figure, as, unit, value),
    beside: { what: 'at most', values: [most], ratio: value / most },
    aim: 1,
  });
  const firstRow = (conditions: Conditions) => timeFirstRow(server.url, LIST, admin, conditions);
  try {
    const warm = await firstRow({ cache: 'warm', slowdown: 1 });
    const cold = await firstRow({ cache: 'cold', slowdown: 1 });
    const slowest = await firstRow({ cache: 'cold', slowdown: SLOWDOWN, slow4g: true });
    const starts = [
      aimed('first row, warm browser', FULL, 'ms', warm.milliseconds, AIM_FIRST_ROW_MS),
      aimed('first row, warm browser: idle', FULL, 'ms', warm.idle, AIM_IDLE_MS),
      line('first row, cold browser', FULL, 'ms', cold.milliseconds),
      aimed("requests in a row before the list's call", FULL, '', cold.before, AIM_BEFORE),
      aimed('first row, cold browser', `${SLOW}, slow 4G`, 'ms', slowest.milliseconds, AIM_SLOW_MS),
    ];
    const pages = [
      ...(await page('sign-in can be used', '/', 'input[name="username"]', null)),
      ...(await page('list of news stands', '/news', 'main a[href^="/news/"]', admin)),
      ...(await page('list of grievances stands', LIST, ROW, admin)),
    ];
    const slow = await timeRounds(server.url, admin, SLOWDOWN);
    const full = await timeRounds(server.url, admin, 1);
    const heap = await heapOver(server.url, admin, rounds);
    return [
      ...starts,
      ...pages,
      aimed('list to the first grievance of a visit', FULL, 'ms', full.first, AIM_FIRST_RECORD_MS),
      line('list to grievance', SLOW, 'ms', ...twoOf(slow.there)),
      line('back to the list', SLOW, 'ms', ...twoOf(slow.back)),
      {
        ...line('list to grievance', FULL, 'ms', ...twoOf(full.there)),
        beside: { what: 'p50 at most', values: [AIM_THERE_MS], ratio: full.there.p50 / AIM_THERE_MS },
        aim: 1,
      },
      line('back to the list', FULL, 'ms', ...twoOf(full.back)),
      line(`heap after 20 rounds, after ${rounds}`, FULL, 'kB', heap.first, heap.last),
      {
        ...line('heap, growth a round', FULL, 'kB', heap.growth),
        beside: { what: 'at most', values: [AIM_GROWTH_KB], ratio: heap.growth / AIM_GROWTH_KB },
        aim: 1,
      },
    ];
  } finally {
    await server.stop();
  }
}
