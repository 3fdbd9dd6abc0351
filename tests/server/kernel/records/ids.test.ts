import { expect, test } from 'vitest';
import { divisionIncharge } from '#contract/contacts/divisionIncharge.ts';
import { news } from '#contract/content/news.ts';
import { type Account, openOffice } from '../../access/office.ts';
import { recordMaker } from '../../access/records.ts';

/** Many records by their ids in one call, for the references of a list. */
const office = await openOffice();
const [admin, mla, mla2] = ['admin', 'mla', 'mla2'].map(office.accountOf) as [Account, Account, Account];
const { record, leader } = recordMaker(office);
const own = [await record(news, mla.home), await record(news, mla.home)];
const foreign = await record(news, mla2.home);
for (const { home } of [mla, mla2]) await leader(home, true);
await record(divisionIncharge, mla.home);

const ask = async ({ token }: Account, path: string) => {
  const { status, body } = await office.send('GET', path, { token });
  return { status, ids: body.data?.map(({ id }) => Number(id)).sort((a, b) => a - b), body };
};

test('[API-03, SCOPE-08] a list answers the records with the ids that the caller may see, and counts them', async () => {
  const path = `news?ids=${[...own, foreign, 999_999].join(',')}`;
  const { ids, body } = await ask(mla, path);
  expect([ids, body.total]).toEqual([own, own.length]);
  expect((await ask(admin, path)).ids).toEqual([...own, foreign]);
  expect((await ask(mla, `news?ids=[${own[0]}]&page=1`)).body.total).toBe(1);
});

test.each([
  'leader',
  'staff',
  'complaint',
  'user',
  'user/find?keyword=example',
  'candidate',
  'complaint/category',
  'parliament',
  'area',
  'division/incharge/search',
])('[API-03, SCOPE-08] %s takes ids, too, within what the caller may see', async (list) => {
  const start = `${list}${list.includes('?') ? '&' : '?'}`;
  const all = (await ask(admin, `${start}per_page=100&page=1`)).ids?.slice(-5) ?? [];
  expect(all.length).toBeGreaterThan(0);
  for (const account of [admin, mla]) {
    const { status, ids, body } = await ask(account, `${start}ids=${all.join()}`);
    if (status === 403) continue;
    const visible = (await ask(account, `${start}per_page=100&page=1`)).ids;
    expect([ids, body.total]).toEqual([all.filter((id) => visible?.includes(id)), ids?.length]);
  }
});

test('[API-04] more than a hundred, or what is no id, are refused under the name of the filter', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  for (const list of ['news', 'complaint', 'staff', 'leader']) {
    expect((await ask(admin, `${list}?ids=${many(100)}`)).status).toBe(200);
    for (const wrong of [many(101), 'x', '1,x', '-1', '[1,{}]']) {
      const { status, body } = await ask(admin, `${list}?ids=${wrong}`);
      expect([status, Object.keys(body.errors ?? {})], wrong).toEqual([422, ['ids']]);
    }
  }
});
