import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { png } from '../../../fixtures/index.ts';
import { openMessages } from '../office.ts';
import { inboxCalls } from './inboxCalls.ts';

const desk = await openMessages();
await desk.record(desk.mla);
beforeEach(async () => {
  await desk.db.delete(inboxRows);
});

const { sent, take } = inboxCalls(() => desk);
const picture = async () => ({
  ...{ name: 'road.png', type: 'image/png' },
  bytes: new Uint8Array(await (await png()).arrayBuffer()),
});
const sendNew = (given: Record<string, unknown>, by = desk.mla, headers?: Record<string, string>) =>
  desk.send('POST', 'complaint', {
    token: by.token,
    form: desk.body(given),
    ...(headers ? { headers } : {}),
  });
const rows = () => desk.db.select().from(inboxRows);
const filesOf = (id: unknown) => desk.db.$count(complaintMedia, eq(complaintMedia.complaint_id, Number(id)));

test('[MSG-15] one call records a case from what was sent, moves its files and marks it done', async () => {
  const inbox_id = await sent({ media: [await picture()] });
  const { body, status } = await sendNew({ inbox_id });
  expect(status).toBe(201);
  expect(body).toMatchObject({ inbox_taken: true });
  expect(await filesOf(body.id)).toBe(1);
  expect(await rows()).toMatchObject([
    { state: 'taken', take: 'new_case', complaint_id: body.id, taken_by: desk.mla.id },
  ]);
});

test('[MSG-15, GRD-06] a repeated call records and moves nothing twice', async () => {
  const inbox_id = await sent({ media: [await picture()] });
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const before = await desk.db.$count(complaints);
  const [first, again] = [
    await sendNew({ inbox_id }, desk.mla, key),
    await sendNew({ inbox_id }, desk.mla, key),
  ];
  expect(again.body).toMatchObject({ id: first.body.id, inbox_taken: true });
  expect(await desk.db.$count(complaints)).toBe(before + 1);
  expect(await filesOf(first.body.id)).toBe(1);
});

test('[MSG-15] a message that another user has answered, or that is gone, keeps the recorded case and says so', async () => {
  const inbox_id = await sent();
  await take(inbox_id, { take: 'not_for_us' });
  for (const id of [inbox_id, 999_999]) {
    const { body, status } = await sendNew({ inbox_id: id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ inbox_taken: false });
  }
  expect(await rows()).toMatchObject([{ take: 'not_for_us', complaint_id: null }]);
});

test('[MSG-15] a case that is refused leaves what was sent where it is', async () => {
  const inbox_id = await sent({ media: [await picture()] });
  expect((await sendNew({ inbox_id, category_id: 999 })).status).toBe(422);
  expect(await rows()).toMatchObject([{ state: 'open', complaint_id: null }]);
});

test('[MSG-15, PER-16] what is added to a case instead is done in the inbox by the same call', async () => {
  const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const inbox_id = await sent({ media: [await picture()] });
  const form = { name: 'Ramulu Goud', phone: '9848012345', details: 'Still broken', inbox_id };
  const { body, status } = await desk.send('POST', `complaint/${id}/addition`, {
    token: desk.mla.token,
    form,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id, inbox_taken: true });
  expect(await filesOf(id)).toBe(1);
  expect(await rows()).toMatchObject([{ state: 'taken', take: 'new_case', complaint_id: id }]);
});
