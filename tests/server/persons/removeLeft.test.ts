import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { callRequests, citizenCalls, inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { removeUnusedPersons } from '#server/persons/removeUnusedPersons.ts';
import { leftPersons, persons } from '#server/persons/schema/persons.ts';
import { openDesk } from '../complaints/desk.ts';

const desk = await openDesk();
let phones = 9_848_000_000;

const HOUR_MS = 3_600_000;
const pass = (hours: number) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + hours * HOUR_MS);
};
const isThere = async (id: unknown) => (await desk.db.$count(persons, eq(persons.id, Number(id)))) === 1;
const tidy = () => removeUnusedPersons(desk.db, desk.clock.now);
/** A person whose only complaint moves to another person. */
async function left(meanwhile: (id: number, phone: string) => Promise<unknown> = async () => {}) {
  const phone = String(++phones);
  const { id, person_id } = await desk.record(desk.mla, { name: 'Ramesh', phone });
  await meanwhile(Number(person_id), phone);
  await desk.put(desk.mla, `complaint/${id}`, { name: 'Padma' });
  return { id: Number(person_id), phone };
}

test('[PER-09] a person who is left without cases goes after 24 hours', async () => {
  const { id } = await left();
  pass(23);
  await tidy();
  expect(await isThere(id)).toBe(true);
  pass(2);
  await tidy();
  expect(await isThere(id)).toBe(false);
  expect(await desk.db.$count(leftPersons)).toBe(0);
});

test('[PER-09] also when the case is deleted', async () => {
  const { id, person_id } = await desk.record(desk.mla, { phone: String(++phones) });
  await desk.remove(desk.mla, `complaint/${id}`);
  pass(25);
  await tidy();
  expect(await isThere(person_id)).toBe(false);
});

test('[PER-09] who was edited by hand, made by hand, or has visited, stays', async () => {
  const edited = await left((id) => desk.put(desk.mla, `person/${id}`, { note: 'Reads Telugu only' }));
  const visited = await left((id) => desk.post(desk.mla, `person/${id}/visit`, { kind: 'came' }));
  const made = await desk.post(desk.mla, 'person', { name: 'Padma', ...desk.places.V1, phones: [] });
  pass(25);
  await tidy();
  for (const { id } of [edited, visited, made.body]) expect(await isThere(id)).toBe(true);
});

const PHONE = '9848012345';
const SENT: Record<string, (person_id: number) => Promise<unknown>> = {
  message: async (person_id) =>
    desk.db.insert(messages).values({
      ...{ office_id: await officeId(), person_id, audience: 'citizen', channel: 'sms', language: 'te' },
      ...{ parts: 1, due_at: desk.clock.now, phone: PHONE, text: 'Hello' },
    }),
  call: async (person_id) => {
    const { id: complaint_id } = await desk.record(desk.mla, { phone: String(++phones) });
    return desk.db.insert(citizenCalls).values({ complaint_id, person_id, result: 'reached', phone: PHONE });
  },
  'call that is asked for': async (person_id) =>
    desk.db.insert(callRequests).values({
      ...{ office_id: await officeId(), person_id, phone: PHONE, reason: 'asked', due_on: '2026-03-02' },
    }),
  refusal: (person_id) =>
    desk.db.insert(personWishes).values({
      ...{ person_id, purpose: 'status', state: 'refused', said_on: '2026-03-02', way: 'phone' },
      notice_version: 1,
    }),
  'message of their own': async (person_id) =>
    desk.db.insert(inboxRows).values({
      ...{ office_id: await officeId(), person_id, channel: 'sms', phone: PHONE, text: 'Hello' },
      sent_at: desk.clock.now,
    }),
};
const officeId = async () => (await desk.db.select().from(offices))[0]?.id ?? 0;

test.each(Object.entries(SENT))('[PER-09, MSG-06] who has a %s stays, and so does that', async (_, make) => {
  const { id } = await left(make);
  pass(25);
  await tidy();
  expect(await isThere(id)).toBe(true);
  const kept = [messages, citizenCalls, callRequests, personWishes, inboxRows].map((table) =>
    desk.db.$count(table, eq(table.person_id, id)),
  );
  expect((await Promise.all(kept)).sort()).toEqual([0, 0, 0, 0, 1]);
});

test('[PER-09] a person with a new complaint stays, and has 24 hours after losing it again', async () => {
  const { id, phone } = await left();
  const again = await desk.record(desk.mla, { name: 'Ramesh', phone });
  expect(again.person_id).toBe(id);
  pass(25);
  await tidy();
  expect(await isThere(id)).toBe(true);
  await desk.remove(desk.mla, `complaint/${again.id}`);
  await tidy();
  expect(await isThere(id)).toBe(true);
  pass(25);
  await tidy();
  expect(await isThere(id)).toBe(false);
});
