import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { everyColumn, rowsWith } from '../attacks/everyRow.ts';
import { type Desk, openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const send = (client_ref: unknown, given: Record<string, unknown> = {}, by = desk.mla) =>
  desk.send('POST', 'complaint', { token: by.token, form: desk.body({ client_ref, ...given }) });
const count = () => desk.db.$count(complaints);

test('[DAY-12] an account records one complaint under a reference: sent again, also weeks later, it is answered', async () => {
  const ref = crypto.randomUUID();
  const first = await send(ref);
  const before = await count();
  expect(first.status).toBe(201);
  expect(await send(ref)).toMatchObject({ status: 201, body: first.body });
  desk.pass(40 * 24 * 60);
  const json = { ...desk.body(), email: '', client_ref: ref };
  const later = await desk.post(desk.mla, 'complaint', json);
  expect([later.status, later.body.id, later.body.daysOpen]).toEqual([201, first.body.id, 40]);
  const next = await send(crypto.randomUUID());
  expect(await count()).toBe(before + 1);
  // Nor was a number left out.
  const serial = (answer: typeof next) => Number(String(answer.body.complaint_number).split('-')[1]);
  expect(serial(next)).toBe(serial(first) + 1);
});

test('[DAY-12] beside an Idempotency-Key, the same or another', async () => {
  const ref = crypto.randomUUID();
  const under = (key: string) =>
    desk.send('POST', 'complaint', {
      token: desk.mla.token,
      form: desk.body({ client_ref: ref }),
      headers: { 'Idempotency-Key': key },
    });
  const answers = [await under('first try'), await under('first try'), await under('second try')];
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
});

test('[DAY-12] other content under it is refused with the complaint that exists, and changes nothing', async () => {
  const ref = crypto.randomUUID();
  const { body: first } = await send(ref);
  const before = await count();
  for (const other of [
    { name: 'Somebody' },
    { email: 'a@example.org' },
    { area_id: desk.places.V2.area_id },
  ]) {
    const { status, body } = await send(ref, other);
    expect([status, body.message, body.current]).toEqual([409, errorTexts.refReused, first]);
  }
  expect(await count()).toBe(before);
  expect((await desk.get(desk.mla, `complaint/${first.id}`)).body).toEqual(first);
});

test('[DAY-12] it is the account’s own: another one records another complaint under it', async () => {
  const ref = crypto.randomUUID();
  const [mine, theirs] = [await send(ref), await send(ref, {}, desk.staff)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('[DAY-12, GRD-13] it leads to nothing outside the account’s place', async () => {
  const ref = crypto.randomUUID();
  const { body } = await send(ref, {}, desk.staff);
  const at = ({ parliament_id, assembly_id }: Desk['places']['A1']) =>
    desk.db.update(users).set({ parliament_id, assembly_id }).where(eq(users.id, desk.staff.id));
  await at(desk.places.A3);
  const answers = [await send(ref, desk.places.V4, desk.staff), await send(ref, {}, desk.staff)];
  await at(desk.places.A1);
  expect(answers.map(({ status }) => status)).not.toContain(201);
  expect(JSON.stringify(answers)).not.toContain(String(body.complaint_number));
});

test('[DAY-12, API-07] nobody is shown it, no edit changes it, and the database has a hash of it', async () => {
  const ref = `ref-${crypto.randomUUID()}`;
  const { body } = await send(ref);
  const token = desk.mla.token;
  await desk.send('PUT', `complaint/${body.id}`, { token, json: { client_ref: 'other', name: 'Somebody' } });
  for (const by of [desk.mla, desk.admin])
    expect(Object.keys((await desk.get(by, `complaint/${body.id}`)).body).join()).not.toContain('client');
  const [row] = (await desk.list(desk.mla)).data;
  expect(Object.keys(row ?? {}).join()).not.toContain('client');
  expect(await rowsWith(desk.db, await everyColumn(desk.db), [ref])).toEqual([]);
  expect((await send(ref)).body.id).toBe(body.id);
});

test('[DAY-12] what was erased does not come back', async () => {
  const ref = crypto.randomUUID();
  const phone = '9876500077';
  const { body } = await send(ref, { phone });
  const erase = { phone, confirmation: phone, open: true };
  expect((await desk.post(desk.admin, 'privacy/person/erase', erase)).status).toBe(200);
  const again = await send(ref, { phone });
  expect(again).toMatchObject({ status: 201, body: { id: body.id, name: ERASED, phone: '' } });
  expect(await desk.db.$count(complaints, eq(complaints.phone, phone))).toBe(0);
});

test.each(['with blank', 'sl/ash', 'తెలుగు', 'a'.repeat(65), 'a;b'])(
  '[DAY-12, API-04] %j is no reference',
  async (ref) => {
    expect(refusalOf(await send(ref), 'client_ref')).toHaveLength(1);
  },
);

test('[DAY-12] 64 letters, digits, - and _ are one, and an empty one is none', async () => {
  const ref = `${'aZ09-_'.repeat(10)}aZ09`;
  expect((await send(ref)).body.id).toBe((await send(ref)).body.id);
  expect((await send('')).body.id).not.toBe((await send('')).body.id);
});
