import { measure, type Work } from '../measure.ts';
import { ACTORS } from '../office/state.ts';
import { type Line, twoOf } from '../table.ts';
import { post } from './case.ts';
import type { Ask, Desk } from './desk.ts';
import { NEW } from './recordFloors.ts';

/** The limit of a write in milliseconds. */
const AT_MOST = 30;
const WRITES = ['create', 'assign', 'close', 'reopen'] as const;

/** Creates, assigns, closes and reopens complaints, one after the other, repeatedly. */
export async function timeWrites(desks: Desk[]): Promise<Line[]> {
  const timings = await measure(desks.flatMap(worksOf));
  return WRITES.map((name, nth) => {
    const ofDesks = desks.map(({ office }, at) => ({ office, timing: timings[at * WRITES.length + nth] }));
    const last = ofDesks.at(-1)?.timing?.p95 ?? Number.NaN;
    return {
      ...{ figure: `write: ${name}`, as: 'mla', on: desks[0]?.office.kind ?? '', unit: 'ms', aim: 1 },
      values: new Map(
        ofDesks.flatMap(({ office, timing }) => (timing ? [[office.total, twoOf(timing)]] : [])),
      ),
      beside: { what: 'at most', values: [AT_MOST], ratio: last / AT_MOST },
    };
  });
}

function worksOf(desk: Desk): Work[] {
  let id = 0;
  const ask = (call: Ask) => desk.ask('mla', call);
  return [
    async () => {
      id = (JSON.parse(await ask(post('complaint', NEW)())) as { id: number }).id;
    },
    () => ask(post('complaint/staff/assign', { complaint_id: id, staff_id: ACTORS.staff })()),
    () => ask(post('complaint/close', { id, message: 'The pump works again.' })()),
    () => ask(post('complaint/reopen', { id, message: 'It is broken again.' })()),
  ];
}
