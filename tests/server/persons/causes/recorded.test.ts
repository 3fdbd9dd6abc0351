import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { openCauses, refusal } from './office.ts';

const office = await openCauses();
const { body, cause, db, many, members, mla, send } = office;

let phones = 9_848_700_000;
const sendNew = (given: Record<string, unknown>, headers?: Record<string, string>) =>
  send('POST', 'complaint', {
    token: mla.token,
    form: body({ name: 'Balaiah', phone: String(++phones), ...given }),
    ...(headers ? { headers } : {}),
  });
const idsOf = async (id: number) => (await members(id)).map(({ complaint_id }) => complaint_id);

test('[PER-16] recording with the same cause puts both into a new cause of that title, in one call', async () => {
  const [like = 0] = await many(1);
  const { body: made, status } = await sendNew({ same_cause: like, cause_title: 'Roads, V1' });
  expect(status).toBe(201);
  expect(made.cause).toEqual({
    id: expect.any(Number),
    number: expect.stringMatching(/^C-/),
    title: 'Roads, V1',
  });
  const { id } = made.cause as { id: number };
  expect(await idsOf(id)).toEqual([like, made.id]);
  expect(await office.read(id)).toMatchObject({ category_id: office.roads, ...office.places.V1 });
  const next = await sendNew({ same_cause: like, cause_title: 'Another title' });
  expect(next.body.cause).toMatchObject({ id, title: 'Roads, V1' });
  expect(await idsOf(id)).toHaveLength(3);
});

test('[PER-16, GRD-06] a call that is repeated under its key or client_ref joins once', async () => {
  const [like = 0] = await many(1);
  const given = { same_cause: like, cause_title: 'Lamps', phone: '9848799999', client_ref: 'a'.repeat(36) };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await sendNew(given, key);
  const { id } = first.body.cause as { id: number };
  for (const headers of [key, { 'Idempotency-Key': crypto.randomUUID() }]) {
    const again = await sendNew(given, headers);
    expect(again.body).toMatchObject({ id: first.body.id, cause: { id } });
  }
  expect(await idsOf(id)).toHaveLength(2);
});

test('[PER-16] what cannot join a cause is refused under same_cause, and nothing is recorded', async () => {
  const [like = 0, closed = 0] = await many(2);
  const elsewhere = await office.record(office.admin, { ...office.places.V3, phone: '9848788888' });
  const made = (await cause([closed])).body;
  await office.put(mla, `cause/${made.id}`, { closed: true });
  const before = [await db.$count(causes), (await office.list(mla)).total];
  const unknown = [422, { same_cause: [errorTexts.unknownChoice] }];
  expect(refusal(await sendNew({ same_cause: elsewhere.id, cause_title: 'Lamps' }))).toEqual(unknown);
  expect(refusal(await sendNew({ same_cause: 999_999, cause_title: 'Lamps' }))).toEqual(unknown);
  expect(refusal(await sendNew({ same_cause: like }))).toEqual([422, { cause_title: [errorTexts.required] }]);
  expect(refusal(await sendNew({ same_cause: closed, cause_title: 'Lamps' }))).toEqual([
    422,
    { same_cause: [errorTexts.causeClosed] },
  ]);
  expect([await db.$count(causes), (await office.list(mla)).total]).toEqual(before);
});

test('[PER-16] two who say the same of one grievance at once make one cause', async () => {
  const [like = 0] = await many(1);
  const both = await Promise.all([
    sendNew({ same_cause: like, cause_title: 'One' }),
    sendNew({ same_cause: like, cause_title: 'Other' }),
  ]);
  const ids = both.map(({ body: { cause: joined } }) => (joined as { id: number }).id);
  expect(ids[0]).toBe(ids[1]);
  expect(await idsOf(ids[0] ?? 0)).toHaveLength(3);
});

test('[GRD-17] an office without persons records without the cause that is sent', async () => {
  const [like = 0] = await many(1);
  const uses = (on: boolean) => send('PUT', 'office/uses', { token: mla.token, json: { persons: on } });
  const before = await db.$count(causes);
  expect((await uses(false)).status).toBe(200);
  const { body: made, status } = await sendNew({ same_cause: like, cause_title: 'Lamps, V1' });
  expect([status, made.cause]).toEqual([201, null]);
  expect(await db.$count(causes)).toBe(before);
  expect((await uses(true)).status).toBe(200);
});
