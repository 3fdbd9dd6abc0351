import '../../fixtures/colours/joined.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { features } from '#server/app/joinFeatures.ts';
import { filesBelow } from '../../sources.ts';
import { openDesk } from '../complaints/desk.ts';

const { complaintColours, migrate } = await import('../../fixtures/colours/server.ts');
const desk = await openDesk();
const use = (on: boolean) => desk.put(desk.mla, 'office/uses', { colours: on });
const colourOf = async (id: number) => (await desk.get(desk.mla, `complaint/${id}`)).body.colour;
const label = (by: typeof desk.mla, ids: readonly number[], colour?: string) =>
  desk.post(by, 'complaint/colour', { ids, colour });
const found = async (query: object) =>
  (await desk.list(desk.mla, { page: 1, ...query })).data.map(({ id }) => id);

beforeAll(async () => {
  await migrate(desk.db);
  expect(CAPABILITIES).toContain('colours');
  expect(features.personal.length).toBeGreaterThan(6);
});

test('[GRD-17] a ninth capability has its field, filter, action on many and erasure', async () => {
  const [one, other, third] = [
    Number((await desk.record(desk.mla, { name: 'Ramulu Goud', phone: '9848012301' })).id),
    Number((await desk.record(desk.mla)).id),
    Number((await desk.record(desk.mla)).id),
  ];
  expect((await use(true)).status).toBe(200);
  expect((await label(desk.mla, [one, other], 'red')).status).toBe(200);
  expect([await colourOf(one), await colourOf(third)]).toEqual(['red', null]);
  expect(await found({ colour: 'red' })).toEqual([other, one]);
  expect(await found({ colour: 'blue' })).toEqual([]);
  expect((await desk.put(desk.otherMla, 'office/uses', { colours: true })).status).toBe(200);
  expect((await label(desk.otherMla, [one], 'blue')).status).toBe(200);
  expect(await colourOf(one)).toBe('red');
  const erased = await desk.post(desk.admin, 'privacy/person/erase', {
    phone: '9848012301',
    confirmation: '9848012301',
    open: true,
  });
  expect([erased.status, erased.body.message]).toEqual([200, 'Personal data erased.']);
  expect(await desk.db.select().from(complaintColours)).toEqual([{ complaint_id: other, colour: 'red' }]);
});

test('[GRD-17] switched off it leaves no trace, and loses nothing', async () => {
  const id = Number((await desk.record(desk.mla)).id);
  await use(true);
  await label(desk.mla, [id], 'green');
  expect((await desk.get(desk.mla, 'me')).body.capabilities).toContain('colours');
  await use(false);
  expect((await desk.get(desk.mla, 'me')).body.capabilities).not.toContain('colours');
  expect(await colourOf(id)).toBeNull();
  expect(await found({ colour: 'green' })).toEqual([]);
  const { status, body } = await label(desk.mla, [id], 'red');
  expect([status, body.message]).toEqual([403, 'This office does not use colours.']);
  await use(true);
  expect(await colourOf(id)).toBe('green');
});

test('no file of the product knows it', () => {
  const knowing = filesBelow('contract', 'server', 'src').filter((path) =>
    /complaint_colours|labelComplaints|'colours'/.test(readFileSync(path, 'utf8')),
  );
  expect(knowing).toEqual([]);
});
