import { sql } from 'drizzle-orm';
import { MAX_PRINTED_LETTERS } from '#contract/letters/letterSending.ts';
import type { Office } from '../office/office.ts';
import { onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS, PLACE } from '../office/state.ts';
import { tell } from '../progress.ts';
import { startServer } from '../server/server.ts';
import type { Line } from '../table.ts';
import { beside, type Timed } from './beside.ts';
import { callsOf } from './calls.ts';

/** A hundred letters in 15 s, with 95 of 100 lists in parallel within 300 ms (REF-07). */
const AIM = { seconds: 15, p95: 300 };
/** How often stored letters are bound, since once is too short for the parallel lists. */
const ROUNDS = 10;

/** Binds as many letters as one print allows: first typeset, then from storage. */
export async function timeLetters(office: Office): Promise<Line[]> {
  const { ids, mla, staff } = await onDatabase(office, async (database) => {
    await database.migrate(); // a stored database may be older than the code
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select letters.id from letters join offices on offices.id = office_id
      where assembly_id = ${PLACE.assembly_id} order by dispatched_at desc limit ${MAX_PRINTED_LETTERS}`);
    const [mla, staff] = [await tokenOf(database, ACTORS.mla), await tokenOf(database, ACTORS.staff)];
    return { ids: rows.map(({ id }) => id), mla, staff };
  });
  const server = await startServer(office);
  const [call, others] = [callsOf(server.url, mla), callsOf(server.url, staff)];
  try {
    const list = () => others('complaint?page=1');
    await list(); // the first list of a server is slower
    const print = () => call('letter/print', { id: ids });
    const first = await beside(list, print);
    const again = await beside(list, async () => {
      for (let round = 0; round < ROUNDS; round++) await print();
    });
    const bound = { ...again, seconds: again.seconds / ROUNDS };
    tell(`${office.kind}: ${ids.length} letters in ${bound.seconds.toFixed(1)} s`);
    const what = `${ids.length} letters as one PDF`;
    return [...linesOf(office, what, bound), ...linesOf(office, `${what}, each set first`, first)];
  } finally {
    await server.stop();
  }
}

function linesOf(office: Office, figure: string, { seconds, p95 }: Timed): Line[] {
  const line = (what: string, unit: string, value: number, most: number): Line => ({
    ...{ figure: what, as: 'mla', on: office.kind, unit, aim: 1 },
    values: new Map([[office.total, [value]]]),
    beside: { what: 'at most', values: [most], ratio: value / most },
  });
  return [
    line(figure, 's', seconds, AIM.seconds),
    line(`${figure}: p95 of lists of others beside it`, 'ms', p95, AIM.p95),
  ];
}
