import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/transfer/seed/accounts.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { type Account, openOffice } from './office.ts';
import { complaintsOf, idsIn, type StoredComplaint, some, sorted } from './sets.ts';

/** Figures and single complaints: what is counted and opened must match the list. */
const office = await openOffice();
const people = DEMO_ACCOUNTS.map(({ username, role }) => ({ name: username.split('@')[0] ?? '', role }));
let everything: StoredComplaint[] = [];
beforeAll(async () => {
  everything = await complaintsOf(office, office.accountOf('admin'));
});

type Row = { name: string; filter: Record<string, unknown> } & Record<string, number>;
const total = (row: Row) =>
  row.total ?? row.Count ?? (row.open ?? 0) + (row.inProgress ?? 0) + (row.closed ?? 0);
const counts = (values: unknown[]) => {
  const all = new Map<unknown, number>();
  for (const value of values) all.set(value, (all.get(value) ?? 0) + 1);
  return sorted(all.values());
};

/** The column that each set of the dashboard counts. */
const SETS = {
  issues: {
    issues_area: 'area_id',
    issues_assembly: 'assembly_id',
    issues_parliament: 'parliament_id',
    issues_assigned: 'staff_id',
    issues_category: 'category_id',
  },
  report: { areas: 'area_id', assemblies: 'assembly_id', categories: 'category_id', leaders: 'leader_id' },
} as const;

describe.each(people.filter(({ role }) => role !== 'staff'))('the figures of $name', ({ name }) => {
  let account: Account;
  let own: StoredComplaint[];
  beforeAll(async () => {
    account = office.accountOf(name);
    own = await complaintsOf(office, account);
  });
  const figures = async (path: string, json: object = {}) =>
    (await office.send('POST', `dashboard/${path}`, { token: account.token, json })).body;

  test('[DASH-01, DASH-07, SCOPE-08] the four counts are those of the list, for another place too', async () => {
    const having =
      (...statuses: string[]) =>
      (one: StoredComplaint) =>
        statuses.includes(one.status);
    const expected = (all: StoredComplaint[]) => ({
      open: all.filter(having('open', 'pending')).length,
      inProgress: all.filter(having('reviewed', 'responded')).length,
      closed: all.filter(having('close', 'Resolved')).length,
      allComplaints: all.length,
    });
    expect(await figures('stats')).toEqual(expected(own));
    for (const { assembly_id } of office.accounts.map(({ home }) => home)) {
      // An account of an assembly gets its figures, whatever it requests.
      const asked = account.role === 'mla' ? own : own.filter((one) => one.assembly_id === assembly_id);
      expect(await figures('stats', { assembly: assembly_id })).toEqual(expected(asked));
    }
  });

  test.each(Object.entries(SETS))(
    '[DASH-02, DASH-05, DASH-07] each set of %s adds up to them, and links to what it counts',
    async (path, sets) => {
      const answer = (await figures(path)) as unknown as Record<string, Row[]>;
      for (const [set, column] of Object.entries(sets)) {
        const rows = answer[set] ?? [];
        const expected = counts(own.map((one) => one[column as keyof StoredComplaint]));
        expect([set, sorted(rows.map(total))]).toEqual([set, expected]);
        for (const row of some(rows, 3)) {
          const query = new URLSearchParams(
            Object.entries(row.filter).map(([key, value]) => [key, String(value)]),
          );
          const { body } = await office.send('GET', `complaint?page=1&${query}`, { token: account.token });
          expect([set, row.name, body.total]).toEqual([set, row.name, total(row)]);
        }
      }
    },
  );
});

test('[DASH-01, SCOPE-08] staff have no figures', async () => {
  for (const path of ['stats', 'issues', 'report']) {
    const { token } = office.accountOf('staff');
    expect((await office.send('POST', `dashboard/${path}`, { token, json: {} })).status).toBe(403);
  }
});

describe.each(people)('complaints that $name can open', ({ name }) => {
  let account: Account;
  let inside: Set<number>;
  let tried: StoredComplaint[];
  beforeAll(async () => {
    account = office.accountOf(name);
    const own = await complaintsOf(office, account);
    inside = new Set(own.map(({ id }) => id));
    const outside = everything.filter(({ id }) => !inside.has(id));
    tried = [...some(own, 12), ...some(outside, 12)];
  });
  const get = (path: string) => office.send('GET', path, { token: account.token });

  test.each([
    ['detail', 'complaint/:id'],
    ['timeline', 'complaint/timeline?complaint_id=:id'],
    ['history', 'complaint/history?complaint_id=:id'],
    ['answers', 'complaint/response?complaint_id=:id'],
    ['mails', 'complaint/officer?complaint_id=:id'],
  ])('[SCOPE-08, DET-15] the %s of those in the list, 404 for all others', async (_, path) => {
    for (const { id } of tried) {
      const { status } = await get(path.replace(':id', String(id)));
      expect([id, status]).toEqual([id, inside.has(id) ? 200 : 404]);
    }
  });

  test('[DET-04, SCOPE-08] the PDF of one in the list, 404 for all others', async () => {
    const pdf = (id: number) =>
      office.send('POST', 'complaint/download', { token: account.token, json: { id } });
    for (const { id } of tried.filter((one) => !inside.has(one.id))) expect((await pdf(id)).status).toBe(404);
    const [first] = tried;
    if (!first) throw new Error('nothing to print');
    const { body } = await pdf(first.id);
    const file = await office.app.fetch(new Request(`http://localhost${body.url}`));
    const { pages } = await printed(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join('')).toContain(compact(first.complaint_number));
  });

  test('[DET-15, SCOPE-08] links to all files of those in the list, and each link opens', async () => {
    const withFiles = await idsIn(
      office,
      sql`(select distinct complaint_id as id from complaint_media) as m`,
    );
    for (const id of some(
      withFiles.filter((one) => inside.has(one)),
      4,
    )) {
      const { body } = await get(`complaint/${id}?media=1&response=1`);
      const media = [
        ...(body.media as { id: number; path: string }[]),
        ...(body.response as { media: { id: number; path: string }[] }[]).flatMap((answer) => answer.media),
      ];
      const stored = await idsIn(office, sql`complaint_media where complaint_id = ${id}`);
      expect(sorted(media.map((item) => item.id))).toEqual(stored);
      for (const { path } of media) {
        const file = await office.app.fetch(new Request(`http://localhost${path}`));
        expect(file.status).toBe(200);
        await file.body?.cancel();
      }
    }
    for (const id of some(
      withFiles.filter((one) => !inside.has(one)),
      6,
    )) {
      const { status, body } = await get(`complaint/${id}?media=1&response=1`);
      expect([status, JSON.stringify(body).includes('/files/')]).toEqual([404, false]);
    }
  });
});
