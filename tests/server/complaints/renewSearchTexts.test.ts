import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { renewSearchText, renewSearchTexts } from '#server/complaints/renewSearchTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { outdatedSearchTexts } from '#server/complaints/schema/outdatedSearchTexts.ts';
import { type Desk, openDesk } from './desk.ts';

let desk: Desk;
let last: number;

const texts = () => desk.db.select({ text: complaints.search_text }).from(complaints).orderBy(complaints.id);
const found = async (term: string) =>
  (await desk.list(desk.mla, { term, page: 1, per_page: 100 }, 'complaint/search')).total;
const outdate = () => desk.db.execute(sql`update complaints set search_text = 'old ~854600'`);

beforeEach(async () => {
  desk = await openDesk();
  for (const name of ['Lakshmi', 'లక్ష్మి', 'Laxmi'])
    last = (await desk.record(desk.mla, { name })).id as number;
});

test('[LIST-04] texts of an earlier version are found as new ones are, once they are renewed', async () => {
  const before = await texts();
  await outdate();
  await desk.db.insert(outdatedSearchTexts).values({ up_to_id: last });
  expect(await found('laksmee')).toBe(0);
  const renewing = renewSearchTexts(desk.services);
  await expect.poll(() => desk.db.$count(outdatedSearchTexts)).toBe(0);
  await renewing.stop();
  expect(await texts()).toEqual(before);
  expect(await found('laksmee')).toBe(3);
});

test('[LIST-04] what an earlier version wrote in capitals is found before it is renewed', async () => {
  await desk.db.execute(sql`update complaints set search_text = 'Roads LAKSHMI'`);
  expect(await found('Lakshmi')).toBe(0);
  await desk.db.insert(outdatedSearchTexts).values({ up_to_id: last });
  expect(await found('Lakshmi')).toBe(3);
});

test('[LIST-04] renewing goes on where it was stopped', async () => {
  const [first] = await texts();
  await outdate();
  await desk.db.insert(outdatedSearchTexts).values({ up_to_id: last });
  await renewSearchTexts(desk.services).stop();
  const renewing = renewSearchTexts(desk.services);
  await expect.poll(() => desk.db.$count(outdatedSearchTexts)).toBe(0);
  await renewing.stop();
  expect((await texts())[0]).toEqual(first);
});

test('[LIST-13] renewing skips complaints that were edited while it runs', async () => {
  const [read] = await desk.db.select().from(complaints).where(eq(complaints.id, last));
  if (!read) throw new Error('no complaint');
  await desk.put(desk.mla, `complaint/${last}`, { name: 'Padma' });
  await renewSearchText(desk.db, { ...read, name: 'Laxmi Devi' });
  expect(await found('padma')).toBe(1);
  expect(await found('devi')).toBe(0);
});
