import papaparse from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/transfer/seed/accounts.ts';
import { type Account, openOffice } from './office.ts';
import { recordMaker } from './records.ts';
import { complaintsOf, type StoredComplaint, sorted } from './sets.ts';

/** The same set of complaints for each account, in every call. */
const office = await openOffice();
const { complaint } = recordMaker(office);
const names = DEMO_ACCOUNTS.map(({ username }) => username.split('@')[0] ?? '');
let everything: StoredComplaint[] = [];

beforeAll(async () => {
  const [staff, colleague, near] = ['staff', 'staff2', 'mla2'].map(office.accountOf);
  if (!staff || !colleague || !near) throw new Error('accounts are missing');
  const given = { search_text: 'borewell', details: '<p>borewell</p>' };
  for (const { home } of [staff, near]) {
    await complaint(home, { ...given, name: 'Demo ', creator_id: staff.id });
    await complaint(home, given);
    await complaint(home, { ...given, creator_id: staff.id, staff_id: colleague.id });
    await complaint(home, { ...given, staff_id: staff.id, status: 'pending' });
  }
  everything = await complaintsOf(office, office.accountOf('admin'));
});

const get = async ({ token }: Account, path: string, query: Record<string, unknown> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return office.send('GET', `${path}?${text}`, { token });
};
const listed = async (account: Account, query: Record<string, unknown> = {}, path = 'complaint') => {
  const { status, body } = await get(account, path, query);
  expect(status, JSON.stringify({ query, body })).toBe(200);
  return { ids: (body.data ?? []).map(({ id }) => Number(id)), total: Number(body.total) };
};

const isClosed = ({ status }: StoredComplaint) => ['close', 'Resolved'].includes(status);

describe.each(names)('%s', (name) => {
  let account: Account;
  let own: StoredComplaint[];
  let ids: number[];
  const idsWhere = (fits: (one: StoredComplaint) => boolean) => sorted(own.filter(fits).map(({ id }) => id));

  beforeAll(async () => {
    account = office.accountOf(name);
    own = await complaintsOf(office, account);
    ids = idsWhere(() => true);
    expect(ids.length).toBeGreaterThan(10);
  });

  test('[SCOPE-05, SCOPE-08, API-03] the list has them, whole and by pages, and counts them', async () => {
    const whole = await listed(account);
    expect([sorted(whole.ids), whole.total]).toEqual([ids, ids.length]);
    const paged: number[] = [];
    for (let page = 1; paged.length < ids.length && page <= ids.length; page++) {
      const { ids: found, total } = await listed(account, { page, per_page: 100 });
      expect(total).toBe(ids.length);
      paged.push(...found);
    }
    expect(sorted(paged)).toEqual(ids);
  });

  test('[LIST-04, SCOPE-08] a search finds those of them that it fits, and no others', async () => {
    const years = new Set(everything.map(({ complaint_number }) => complaint_number.slice(0, 5)));
    for (const term of [...[...years].filter((year) => /^20\d\d-$/.test(year)), 'borewell']) {
      const fits = ({ complaint_number: number }: StoredComplaint) => number.startsWith(term);
      const isNew = ({ complaint_number: number }: StoredComplaint) => !/^20\d\d-\d+$/.test(number);
      const { ids: found, total } = await listed(account, { term }, 'complaint/search');
      const expected = idsWhere(term === 'borewell' ? isNew : fits);
      expect([sorted(found), total]).toEqual([expected, expected.length]);
    }
  });

  test('[LIST-10, SCOPE-08] the exported file has them, cut by a filter as well', async () => {
    for (const query of [{}, { status: 'closed' }]) {
      const { body } = await get(account, 'complaint', { ...query, export: 'yes' });
      const file = await office.app.fetch(new Request(`http://localhost${body.link}`));
      const { data } = papaparse.parse<{ Number: string }>(await file.text(), {
        header: true,
        skipEmptyLines: true,
      });
      const expected = own.filter(query.status ? isClosed : () => true);
      expect(data.map((row) => row.Number).sort()).toEqual(
        expected.map((one) => one.complaint_number).sort(),
      );
      expect(body.total).toBe(expected.length);
    }
  });
});

describe('[SCOPE-08] an mla who has no seat yet', () => {
  test('has no complaint, in no list, file or figure', async () => {
    const { token } = await office.account({ role: 'mla' });
    const { body } = await office.send('GET', 'complaint', { token });
    expect(body).toMatchObject({ data: [], total: 0 });
    const exported = await office.send('GET', 'complaint?export=yes', { token });
    expect(exported.body.total).toBe(0);
    const stats = await office.send('POST', 'dashboard/stats', { token, json: {} });
    expect(stats.body).toMatchObject({ open: 0, inProgress: 0, closed: 0, allComplaints: 0 });
    const { id } = everything[0] ?? {};
    expect((await office.send('GET', `complaint/${id}`, { token })).status).toBe(404);
  });
});
