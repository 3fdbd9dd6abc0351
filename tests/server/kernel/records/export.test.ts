import { and, desc, eq, sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { contact } from '#contract/contacts/contact.ts';
import { achievement } from '#contract/content/achievement.ts';
import { complaintCategory, videoCategory } from '#contract/content/categories.ts';
import { video } from '#contract/content/video.ts';
import { contracts } from '#contract/index.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { type Row, selectRows } from '#contract/kernel/selectRows.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { accessLog } from '#server/desk/schema/accessLog.ts';
import { type Account, openOffice } from '../../access/office.ts';
import { recordMaker } from '../../access/records.ts';

/** Exports of plain resources: their content, their permissions, and the access log. */
const office = await openOffice();
const [admin, mla, staff] = ['admin', 'mla', 'staff'].map(office.accountOf) as [Account, Account, Account];
const make = recordMaker(office);

const ask = ({ token }: Account, path: string, query: Record<string, string> = {}) =>
  office.send('GET', `${path}?${new URLSearchParams({ ...query, export: 'yes' })}`, { token });
const open = (link: unknown) => office.app.fetch(new Request(`http://localhost${link}`));

/** The rows of the linked file by heading; the link is opened without a token. */
async function rowsAt(link: unknown, format = 'csv'): Promise<Record<string, unknown>[]> {
  const response = await open(link);
  expect(response.status).toBe(200);
  const bytes = await response.arrayBuffer();
  if (format === 'csv') expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings = [], ...rows] =
    format === 'xlsx'
      ? await readSheet(new Blob([bytes]))
      : papaparse.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
}
const idsAt = async (link: unknown) => (await rowsAt(link)).map(({ Id }) => Number(Id));

describe.each(['csv', 'xlsx'] as const)('as %s', (format) => {
  test('[LIST-10, CRUD-02] every field has a column: names instead of ids, days, Telugu, no formula', async () => {
    const category_id = await make.record(videoCategory, {}, { name: 'ప్రసంగాలు' });
    const id = await make.record(video, mla.home, { name: '=HYPERLINK("x")', category_id, status: false });
    const { category } = (await office.send('GET', `video/${id}`, { token: admin.token })).body as {
      category: { name: string };
    };
    const { status, body } = await ask(admin, 'video', { format, ids: String(id) });
    expect({ status, body }).toEqual({ status: 200, body: { data: [], total: 1, link: expect.any(String) } });
    const [row] = await rowsAt(body.link, format);
    expect(row).toMatchObject({
      Name: '\'=HYPERLINK("x")',
      Category: category.name,
      Url: 'https://example.org/a',
      Description: 'Sample',
      Status: 'No',
      Parliament: 'Karimnagar',
      Assembly: 'Huzurabad',
    });
    expect(Object.keys(row ?? {})).toEqual([
      ...['Id', 'Name', 'Category', 'Url', 'Description', 'Status', 'Parliament', 'Assembly', 'Mandal'],
      ...['Area', 'Created by', 'Updated by', 'Created at', 'Updated at'],
    ]);
  });
});

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  test('[LIST-10, SCOPE-08] the file holds the rows of the list, in the order of the screen', async () => {
    for (const place of [mla.home, {}]) await make.record(contract, place);
    for (const account of [admin, mla]) {
      const list = await office.send('GET', contract.path, { token: account.token });
      const [field = 'id'] = Object.keys(contract.input);
      for (const sort of [contract.sort, { field, order: 'DESC' }, { field: 'place', order: 'ASC' }]) {
        const rows = list.body.data as Row[];
        const expected = selectRows(rows, contract.search, { sort }).data.map(({ id }) => id);
        const { body } = await ask(account, contract.path, { sort: sort.field, order: sort.order });
        expect([await idsAt(body.link), body.total]).toEqual([expected, expected.length]);
      }
    }
  });
});

test('[LIST-10, CRUD-02] filters and a keyword cut the file as they cut the list', async () => {
  const ids = [await make.record(video, mla.home, { name: 'Speech', status: true })];
  ids.push(await make.record(video, mla.home, { name: 'Speech', status: false }));
  const { body } = await ask(mla, 'video', {
    keyword: 'SPEECH',
    status: '0',
    assembly: String(mla.home.assembly_id),
  });
  expect(await idsAt(body.link)).toEqual([ids[1]]);
});

test('[LIST-10, SCOPE-08] chosen rows of another place are left out, more than a hundred are taken', async () => {
  const own = await make.record(video, mla.home);
  const foreign = await make.record(video, office.accountOf('mla2').home);
  const many = Array.from({ length: 200 }, (_, index) => 900_000 + index);
  const { body } = await ask(mla, 'video', { ids: [own, foreign, ...many].join() });
  expect(await idsAt(body.link)).toEqual([own]);
});

test('[LIST-10] grievances: those that were chosen, as csv or xlsx', async () => {
  const chosen = [await make.complaint(mla.home), await make.complaint(mla.home)];
  const elsewhere = await make.complaint(office.accountOf('mla2').home);
  for (const format of ['csv', 'xlsx']) {
    const { body } = await ask(mla, 'complaint', { ids: [...chosen, elsewhere].join(), format });
    expect(body.total).toBe(2);
    expect(await rowsAt(body.link, format)).toHaveLength(2);
  }
});

test('[DEV-01] a record hidden from the list is not in its file', async () => {
  const demo = await make.record(achievement, mla.home, { title: ' Demo ' });
  const { body } = await ask(mla, 'achievement');
  expect(await idsAt(body.link)).not.toContain(demo);
});

describe('[API-05] who may have it', () => {
  test('every account with the list may export it, and only a signed link opens the file', async () => {
    expect((await ask(staff, 'news')).status).toBe(403);
    expect((await ask(mla, 'user')).status).toBe(403);
    const { body } = await ask(mla, 'news');
    const [path] = String(body.link).split('?');
    expect((await open(path)).status).toBe(404);
    expect((await open(String(body.link).replace('signature=', 'signature=x'))).status).toBe(404);
  });

  test('an account that is switched off opens its links no more', async () => {
    const { id, token } = await office.account({ role: 'admin' });
    const { body } = await ask({ ...admin, token }, 'news');
    expect((await open(body.link)).status).toBe(200);
    await office.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await open(body.link)).status).toBe(404);
  });
});

const lastEntry = async ({ id }: Account) => {
  const own = and(eq(accessLog.user_id, id), eq(accessLog.kind, 'export'));
  return (await office.db.select().from(accessLog).where(own).orderBy(desc(accessLog.id)).limit(1))[0];
};

test('[API-05] a file with personal data is recorded in the access log, without the search words', async () => {
  await make.record(contact, mla.home, { name: 'Secretword' });
  await ask(mla, 'contact', { keyword: 'secretword', assembly: String(mla.home.assembly_id) });
  const entry = await lastEntry(mla);
  expect(entry).toMatchObject({
    rows: 1,
    filters: { resource: 'contact', assembly: mla.home.assembly_id, words: true },
  });
  await ask(mla, 'news');
  expect((await lastEntry(mla))?.id).toBe(entry?.id);
  const { body } = await office.send('GET', 'privacy/access?kind=export', { token: admin.token });
  expect(body.data?.[0]).toMatchObject({
    filters: expect.arrayContaining([{ name: 'resource', value: 'contact' }]),
  });
});

test.each(['user', 'candidate'])('[USR-01, CAN-01] a file of %ss has no password', async (path) => {
  const { body } = await ask(admin, path, { format: 'csv' });
  const rows = await rowsAt(body.link);
  expect(rows).toHaveLength(Number(body.total));
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0] ?? {})).not.toContain('Password');
  expect(JSON.stringify(rows)).not.toContain('argon2');
  expect((await lastEntry(admin))?.filters).toEqual({ resource: path });
});

test('[LIST-10] more than 50,000 records are refused @seldom', async () => {
  const table = sql.identifier((complaintCategory as Contract).name.replace('/', '_'));
  const fill = (from: number, to: number) =>
    office.db.execute(
      sql`insert into ${table} (name) select 'C' || n from generate_series(${sql.raw(`${from}, ${to}`)}) n`,
    );
  const { rows } = await office.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table}`,
  );
  await fill(1, 50_000 - Number(rows[0]?.count));
  expect((await ask(admin, 'complaint/category')).body.total).toBe(50_000);
  await fill(60_000, 60_000);
  const { status, body } = await ask(admin, 'complaint/category');
  expect([status, body.errors]).toEqual([422, { export: [errorTexts.exportTooMany] }]);
});
