import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Case, insertCases, openOffice } from './complaints.ts';

type Complaint = typeof complaints.$inferSelect;
type Person = 'admin' | 'mp' | 'mla';
type Tally = Record<string, [open: number, inProgress: number, closed: number]>;
interface Row {
  name: string;
  filter: Record<string, string | number>;
  open: number;
  inProgress: number;
  closed: number;
  total: number;
  Count: number;
}

const office = await openOffice();
const staffNames = new Map<number, string>();
for (const { id, name } of await office.db.select().from(users)) staffNames.set(id, name);

async function ask(by: Person, call: 'stats' | 'issues' | 'report', json = {}) {
  const { status, body } = await office.post(office[by], `dashboard/${call}`, json);
  expect(status).toBe(200);
  return body as unknown as Record<string, Row[]>;
}

/** Every complaint that a person sees, read one by one. */
async function seenBy(person: Person): Promise<Complaint[]> {
  const { A1, P1 } = office.places;
  const all = await office.db.select().from(complaints).where(eq(complaints.hidden, false));
  if (person === 'mp') return all.filter(({ parliament_id }) => parliament_id === P1.parliament_id);
  return all.filter(({ assembly_id }) => person === 'admin' || assembly_id === A1.assembly_id);
}

const placeName = (field: 'parliament_id' | 'assembly_id' | 'area_id', letter: string) => (row: Complaint) =>
  Object.entries(office.places).find(([name, ids]) => name[0] === letter && ids[field] === row[field])?.[0];

/** The names under which a complaint is counted. */
const NAMES: Record<string, (row: Complaint) => string | undefined> = {
  area: placeName('area_id', 'V'),
  assembly: placeName('assembly_id', 'A'),
  parliament: placeName('parliament_id', 'P'),
  category: ({ category_id }) => (category_id === office.roads ? 'Roads' : 'Water'),
  staff: ({ staff_id }) => (staff_id === null ? 'Not assigned' : staffNames.get(staff_id)),
  leader: ({ leader_id }) =>
    leader_id === null ? 'Not forwarded' : `Leader of ${leader_id === office.leaderIds[0] ? 'V1' : 'V3'}`,
};

function counted(rows: Complaint[], dimension: string): Tally {
  const tally: Tally = {};
  for (const row of rows) {
    const name = NAMES[dimension]?.(row) ?? '';
    const groups = tally[name] ?? [0, 0, 0];
    tally[name] = groups;
    groups[['open', 'in_progress', 'closed'].indexOf(row.status_group) as 0 | 1 | 2]++;
  }
  return tally;
}
const shown = (rows: Row[] = []): Tally =>
  Object.fromEntries(rows.map(({ name, open, inProgress, closed }) => [name, [open, inProgress, closed]]));
const sums = (tally: Tally) =>
  Object.fromEntries(
    Object.entries(tally).map(([name, groups]) => [name, groups.reduce((one, two) => one + two)]),
  );

/** Every figure of the dashboard must equal a full count. */
async function expectFullCounts(person: Person) {
  const all = await seenBy(person);
  const [issues, report] = [await ask(person, 'issues'), await ask(person, 'report')];
  for (const [set, dimension] of [
    ['issues_area', 'area'],
    ['issues_assembly', 'assembly'],
    ['issues_parliament', 'parliament'],
    ['issues_assigned', 'staff'],
  ] as const)
    expect(shown(issues[set]), `${set} of ${person}`).toEqual(counted(all, dimension));
  const categories = Object.fromEntries(
    (issues.issues_category ?? []).map(({ name, Count }) => [name, Count]),
  );
  expect(categories).toEqual(sums(counted(all, 'category')));
  for (const [set, dimension] of [
    ['areas', 'area'],
    ['assemblies', 'assembly'],
    ['categories', 'category'],
    ['leaders', 'leader'],
  ] as const) {
    expect(shown(report[set]), `${set} of ${person}`).toEqual(counted(all, dimension));
    for (const row of report[set] ?? []) expect(row.total).toBe(row.open + row.inProgress + row.closed);
  }
  for (const row of issues.issues_area ?? []) expect(row.Count).toBe(row.open + row.inProgress + row.closed);
  const groups = (status: string) => all.filter(({ status_group }) => status_group === status).length;
  expect(await ask(person, 'stats')).toEqual({
    open: groups('open'),
    inProgress: groups('in_progress'),
    closed: groups('closed'),
    allComplaints: all.length,
  });
}

test('[DASH-01, DASH-02, DASH-03, DASH-04, DASH-05, DASH-07] every figure equals a full count, after any changes', async () => {
  const changed = fc.record({ shift: fc.nat(3), become: office.cases });
  await fc.assert(
    fc.asyncProperty(
      fc.array(office.cases, { minLength: 1, maxLength: 40 }),
      fc.array(changed, { maxLength: 6 }),
      async (cases, changes) => {
        await office.db.delete(complaints);
        await insertCases(office, cases);
        await change(changes);
        for (const person of ['admin', 'mp', 'mla'] as const) await expectFullCounts(person);
        expect(await countDifferences(office.db)).toEqual([]);
      },
    ),
    { numRuns: 12, seed: 20 },
  );
});

/** Changes some complaints at once in every way that counts, and removes others. */
async function change(changes: { shift: number; become: Case }[]) {
  for (const { shift, become } of changes) {
    const some = await office.db
      .select({ id: complaints.id })
      .from(complaints)
      .orderBy(asc(complaints.id))
      .limit(4)
      .offset(shift);
    const { place, ...others } = become;
    const these = inArray(complaints.id, [0, ...some.map(({ id }) => id)]);
    await office.db
      .update(complaints)
      .set({ ...others, ...place })
      .where(these);
    if (shift === 3) await office.db.delete(complaints).where(eq(complaints.id, some[0]?.id ?? 0));
  }
}

test.each(['admin', 'mp', 'mla'] as const)(
  '[DASH-07, LIST-03] the filters of each figure of %s list exactly what it counts',
  async (person) => {
    await office.db.delete(complaints);
    await insertCases(office, fc.sample(office.cases, { numRuns: 30, seed: 7 }));
    const rows = Object.values({ ...(await ask(person, 'issues')), ...(await ask(person, 'report')) }).flat();
    const figures = rows.filter(({ filter }) => filter);
    expect(figures.length).toBeGreaterThan(10);
    for (const { filter, open, inProgress, closed, Count, total } of figures) {
      const all = total ?? Count ?? open + inProgress + closed;
      expect((await office.list(office[person], { ...filter, page: 1 })).total).toBe(all);
      if (open === undefined) continue;
      for (const [status, figure] of Object.entries({ open, in_progress: inProgress, closed })) {
        const found = await office.list(office[person], { ...filter, status });
        expect([found.total, found.data.length]).toEqual([figure, figure]);
      }
    }
  },
);
