import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { statusGroup } from '#contract/complaints/complaintStatus.ts';
import { CLOCK_STATES, type ClockState } from '#contract/deadlines/clock.ts';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

/** A row of a list, as far as filters ask for it. */
interface Row {
  [field: string]: unknown;
  id: number;
  name: string;
  status: string;
  date: string;
  clock: { state: ClockState; response: string | null } | null;
}
interface Filter {
  query: string;
  fits(row: Row): boolean;
}

let desk: Desk;
/** How each was closed last, also where that was disputed and it is open again. */
let closings: Map<number, typeof complaintClosings.$inferSelect>;
/** What everybody who sees them has put off until a day to come. */
let putOff: number[];
const idOf = (row: Row, field: string) => (row[field] as { id: number } | null)?.id;
const isOf = (groups: string[]) => (row: Row) => groups.includes(statusGroup(row.status));
const isAnswered = (response: string) => (row: Row) => row.clock?.response === response;
const closingOf = ({ id }: Row) => (closings.get(id)?.reopened_at ? undefined : closings.get(id));
const isTitled = (row: Row, word: string) => row.name.split(' ').includes(word);

/** In every state, each in two places and categories, with every possible assignee; the name says who recorded it. */
beforeAll(async () => {
  desk = await openDesk();
  const at = (day: string) => {
    desk.clock.now = new Date(`${day}T11:00:00+05:30`);
  };
  const { V1, V2, V3 } = desk.places;
  const some = async (name: string, given: object = {}) => {
    const ids = [];
    for (const [place, category_id] of [
      [V1, desk.roads],
      [V2, desk.water],
    ] as const) {
      const all = { ...place, ...given, category_id };
      ids.push((await desk.record(desk.mla, { ...all, name: `${name} mla` })).id);
      ids.push(
        (await desk.record(desk.mla, { ...all, name: `${name} mla given`, staff_id: desk.staff.id })).id,
      );
      ids.push((await desk.record(desk.staff, { ...all, name: `${name} staff` })).id);
    }
    ids.push(
      (await desk.record(desk.admin, { ...V3, ...given, category_id: desk.roads, name: `${name} admin` })).id,
    );
    return ids;
  };
  const close = async (ids: number[]) => {
    for (const [nth, id] of ids.entries()) {
      const outcome = nth % 2 === 0 ? { outcome: 'solved' } : {};
      await desk.post(desk.admin, 'complaint/close', { id, message: 'Done.', ...outcome });
    }
  };
  const categories = [desk.roads, desk.water].map((category_id) => ({ category_id, verify_share: 100 }));
  await desk.send('PUT', 'office/settings', { token: desk.mla.token, json: { categories } });
  at('2026-05-04');
  const missed = await some('Missed');
  await some('Overdue');
  at('2026-06-01');
  const met = await some('Met');
  await some('Risk');
  const ideas = await some('Idea', { type: 'suggestion' });
  const waiting = await some('Paused');
  at('2026-06-19');
  await close([...missed, ...met]);
  for (const id of waiting)
    await desk.post(desk.admin, 'complaint/pause', { id, reason: 'court', until: '2026-07-20' });
  for (const id of [...missed.slice(0, 2), ...met.slice(0, 2)])
    await desk.post(desk.mla, `complaint/${id}/verify`, { result: 'disputed', channel: 'phone' });
  const last = await desk.db.select().from(complaintClosings).where(eq(complaintClosings.is_last, true));
  closings = new Map(last.map((closing) => [closing.complaint_id, closing]));
  const running = await some('Running');
  putOff = [...running.slice(0, 3), ideas[2] ?? 0, waiting[5] ?? 0];
  for (const by of [desk.admin, desk.mp, desk.mla, desk.staff])
    for (const id of putOff) await desk.post(by, 'complaint/followup', { id, on: '2026-06-24' });
  desk.clock.now = new Date('2026-06-19T12:00:00+05:30');
});

const rowsOf = async (by: Desk['mla'], query: string) => {
  const { body } = await desk.get(by, `complaint?page=1&per_page=100&${query}`);
  const rows = body.data as unknown as Row[];
  expect(body.total).toBe(rows.length);
  return rows;
};
const stateOf = ({ clock }: Row) => clock?.state ?? 'none';

const states: Filter[] = CLOCK_STATES.map((state) => ({
  query: `sla=${state}`,
  fits: (row) => stateOf(row) === state,
}));
const several: Filter[] = [
  { query: 'sla[]=none&sla[]=missed', fits: (row) => ['none', 'missed'].includes(stateOf(row)) },
  { query: 'sla[]=running&sla[]=met', fits: (row) => ['running', 'met'].includes(stateOf(row)) },
];
const others = (): Filter[] => [
  { query: `category=${desk.water}`, fits: (row) => idOf(row, 'category') === desk.water },
  { query: `area=${desk.places.V2.area_id}`, fits: (row) => idOf(row, 'area') === desk.places.V2.area_id },
  {
    query: `mandal_id=${desk.places.V1.mandal_id}`,
    fits: (row) => idOf(row, 'mandal') === desk.places.V1.mandal_id,
  },
  {
    query: `assembly=${desk.places.V1.assembly_id}`,
    fits: (row) => idOf(row, 'assembly') === desk.places.V1.assembly_id,
  },
  { query: `staff_id=${desk.staff.id}`, fits: (row) => idOf(row, 'staff') === desk.staff.id },
  { query: 'staff_id=none', fits: (row) => row.staff === null },
  { query: 'status=open', fits: isOf(['open']) },
  { query: 'status=in_progress', fits: isOf(['in_progress']) },
  { query: 'status=closed', fits: isOf(['closed']) },
  { query: 'status=not_closed', fits: isOf(['open', 'in_progress']) },
  { query: 'status[]=in_progress&status[]=closed', fits: isOf(['in_progress', 'closed']) },
  { query: 'status=reviewed', fits: (row) => row.status === 'reviewed' },
  { query: 'status=resolved', fits: (row) => row.status === 'Resolved' },
  { query: 'response=waiting', fits: isAnswered('waiting') },
  { query: 'response=late', fits: isAnswered('late') },
  { query: 'response=given', fits: isAnswered('given') },
  { query: 'outcome=solved', fits: (row) => closingOf(row)?.outcome === 'solved' },
  { query: 'verification=pending', fits: (row) => closingOf(row)?.verification === 'pending' },
  { query: 'verification=disputed', fits: ({ id }) => closings.get(id)?.verification === 'disputed' },
  { query: 'from_date=2026-06-01', fits: (row) => row.date >= '2026-06-01' },
  { query: 'to_date=2026-06-01', fits: (row) => row.date <= '2026-06-01' },
  { query: 'followup=not_later', fits: ({ id }) => !putOff.includes(id) },
  {
    query: `followup=not_later&category=${desk.roads}`,
    fits: (row) => !putOff.includes(row.id) && idOf(row, 'category') === desk.roads,
  },
];
const asListed = (rows: Row[], ...filters: Filter[]) =>
  rows.filter((row) => filters.every(({ fits }) => fits(row))).map(({ id }) => id);

describe('[SLA-15] a deadline and another filter give what both give of all', () => {
  test('each of them is asked for something that is there', async () => {
    const all = await rowsOf(desk.admin, '');
    for (const { query, fits } of [...states, ...several, ...others()])
      expect([query, all.some(fits)]).toEqual([query, true]);
  });

  for (const [nth, who] of (['admin', 'mp', 'mla', 'staff'] as const).entries()) {
    test(`to ${who}, in the order of the list or by their names, with the right total @seldom`, async () => {
      const all = await rowsOf(desk[who], '');
      const byName = all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      expect(new Set(all.map(stateOf)).size).toBe(CLOCK_STATES.length);
      for (const { query, fits } of others())
        expect((await rowsOf(desk[who], query)).map(({ id }) => id)).toEqual(asListed(all, { query, fits }));
      for (const [index, state] of [...states, ...several].entries()) {
        expect((await rowsOf(desk[who], state.query)).map(({ id }) => id)).toEqual(asListed(all, state));
        // Each pair in each order, by two of the four.
        for (const [at, other] of others().entries()) {
          const isByName = (nth + index + at) % 2 === 0;
          const query = `${state.query}&${other.query}`;
          const found = await rowsOf(desk[who], isByName ? `${query}&sort=name` : query);
          const read = ({ id, name }: Row) => (isByName ? name : id);
          expect([query, found.map(read)]).toEqual([
            query,
            (isByName ? byName : all).filter((row) => state.fits(row) && other.fits(row)).map(read),
          ]);
        }
      }
    });

    test(`and of what ${who} recorded, and page by page`, async () => {
      const all = await rowsOf(desk[who], '');
      const recorded: Filter = { query: 'created_by_me=1', fits: (row) => isTitled(row, who) };
      for (const state of [...states, ...several]) {
        const found = await rowsOf(desk[who], `${state.query}&${recorded.query}`);
        expect(found.map(({ id }) => id)).toEqual(asListed(all, state, recorded));
        const second = await desk.get(desk[who], `complaint?page=2&per_page=2&${state.query}&status=open`);
        expect(second.body.data?.map(({ id }) => id)).toEqual(
          asListed(all, state, { query: '', fits: (row) => row.status === 'open' }).slice(2, 4),
        );
      }
    });
  }
});
