import { expect, test, vi } from 'vitest';
import { openCauses } from './office.ts';

const office = await openCauses();
const small = (await office.cause(await office.many(2))).body.id;
const large = (await office.cause(await office.many(30))).body.id;

/** How many statements a call has. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Object.getPrototypeOf(office.db._.session), 'prepareQuery');
  await call();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

const answer = { message: 'Repaired', close: true };
const get = (path: string) => office.get(office.mla, path);

test.each([
  ['its page', (id: number) => get(`cause/${id}`)],
  ['its grievances', (id: number) => get(`cause/${id}/member?per_page=100`)],
  ['who would get an answer', (id: number) => office.answer(id, { ...answer, dry_run: true })],
])('[PER-18, PER-19] %s takes as many statements for thirty grievances as for two', async (_, call) => {
  await call(small);
  const ofSmall = await statementsOf(() => call(small));
  expect(ofSmall).toBeGreaterThan(2);
  expect(await statementsOf(() => call(large))).toBe(ofSmall);
});

test('[PER-19] an answer to all takes as many for thirty grievances as for two', async () => {
  const given = (id: number) =>
    statementsOf(async () => expect((await office.answer(id, answer)).status).toBe(200));
  const ofSmall = await given(small);
  expect(ofSmall).toBeGreaterThan(5);
  expect(await given(large)).toBe(ofSmall);
});

test('[PER-18] the list of causes takes as many for ten as for two', async () => {
  await get('cause');
  const ofTwo = await statementsOf(() => get('cause'));
  for (let more = 0; more < 8; more++) await office.cause();
  await get('cause');
  expect(await statementsOf(() => get('cause'))).toBe(ofTwo);
});
