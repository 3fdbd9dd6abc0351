import { sql } from 'drizzle-orm';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import { summaryOf } from '../statistics.ts';
import { type Line, threeOf } from '../table.ts';
import { type Answer, httpClient } from './client.ts';
import { generated } from './load.ts';
import { peopleAtWork } from './people.ts';

const AIM_MS = 300;
/** How many searches run at any moment, each by a different admin: nobody has more to search. */
const AT_ONCE = 20;
/** Requests per second of all other users. */
const RATE = 20;

/**
 * No trigram at all; trigrams that every complaint contains, in an order that none contains; the beginning of nearly
 * every name or number; and frequent words with a filter that matches nothing.
 */
const WORST = [
  'keyword=%25%25%25%25',
  'keyword=____',
  'keyword=00~',
  'name=00~',
  'keyword=000~%20~854',
  'keyword=-00~',
  'keyword=9',
  'keyword=r',
  'keyword=the&to_date=2001-01-01',
  'complaint_number=0-0-0',
];

/** The response times of other users while the worst searches run, twenty at a time. */
export async function putUnderSearches(office: Office, { seconds }: { seconds: number }): Promise<Line[]> {
  const people = await peopleAtWork(office);
  const searchers = await administrators(office);
  const server = await startServer(office);
  try {
    const search = httpClient(server.url);
    const searches = { ended: false, taken: [] as number[], answers: new Map<number, number>() };
    const places = searchers.map((token, place) => keepSearching(search, token, place, searches));
    const { times, errors } = await generated({ url: server.url, people, rate: RATE, seconds, warmUp: 2 });
    searches.ended = true;
    await Promise.all(places);
    const { search: _, ...others } = times;
    const all = summaryOf(Object.values(others).flat());
    tell(`${office.kind}: p95 ${Math.round(all.p95)} ms beside searches, ${JSON.stringify(errors)}`);
    const told = [...searches.answers].map(([status, count]) => `${status}: ${count}`).join(', ');
    const line = (figure: string, ...values: number[]): Line => ({
      figure: `${AT_ONCE} of the worst searches: ${figure}`,
      as: 'admin',
      on: office.kind,
      unit: 'ms',
      values: new Map([[office.total, values]]),
    });
    return [
      {
        ...line('other calls', ...threeOf(all)),
        beside: { what: 'p95 at most', values: [AIM_MS], ratio: all.p95 / AIM_MS },
        aim: 1,
      },
      line('usual searches', ...threeOf(summaryOf(times.search ?? []))),
      line(`their own answers ${told}`, ...threeOf(summaryOf(searches.taken))),
    ];
  } finally {
    await server.stop();
  }
}

interface Searching {
  ended: boolean;
  taken: number[];
  answers: Map<number, number>;
}

async function keepSearching(
  send: ReturnType<typeof httpClient>,
  token: string,
  place: number,
  searching: Searching,
): Promise<void> {
  for (let turn = place; !searching.ended; turn++) {
    const started = performance.now();
    const path = `complaint?page=1&${WORST[turn % WORST.length]}`;
    const { status }: Answer = await send({ method: 'GET', path, token });
    searching.taken.push(performance.now() - started);
    searching.answers.set(status, (searching.answers.get(status) ?? 0) + 1);
  }
}

const administrators = (office: Office): Promise<string[]> =>
  onDatabase(office, async (database) => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      insert into users (name, username, password_hash, role, profile_updated)
      select 'Searcher ' || n, 'searcher-' || n, '', 'admin', true from generate_series(1, ${AT_ONCE}::int) as n
      on conflict (username) do update set name = excluded.name returning id`);
    const tokens: string[] = [];
    for (const { id } of rows) tokens.push(await tokenOf(database, id));
    return tokens;
  });
