import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { leftPersons, persons } from '../../../server/db/schema/persons.ts';
import { removeLeftPersons } from '../../../server/persons/removeLeft.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

let desk: Desk;
let phones = 9_848_000_000;
beforeAll(async () => {
  desk = await openDesk();
});

const HOUR_MS = 3_600_000;
const pass = (hours: number) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + hours * HOUR_MS);
};
const isThere = async (id: unknown) => (await desk.db.$count(persons, eq(persons.id, Number(id)))) === 1;
const tidy = () => removeLeftPersons(desk.db, desk.clock.now);
/** Somebody whose only case goes to somebody else. */
async function left(meanwhile: (id: number, phone: string) => Promise<unknown> = async () => {}) {
  const phone = String(++phones);
  const { id, person_id } = await desk.record(desk.mla, { name: 'Ramesh', phone });
  await meanwhile(Number(person_id), phone);
  await desk.send('PUT', `complaint/${id}`, { token: desk.mla.token, json: { name: 'Padma' } });
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
  await desk.send('DELETE', `complaint/${id}`, { token: desk.mla.token });
  pass(25);
  await tidy();
  expect(await isThere(person_id)).toBe(false);
});

test('[PER-09] who was edited by hand, made by hand, or has visited, stays', async () => {
  const edited = await left((id) =>
    desk.send('PUT', `person/${id}`, { token: desk.mla.token, json: { note: 'Reads Telugu only' } }),
  );
  const visited = await left((id) => desk.post(desk.mla, `person/${id}/visit`, { kind: 'came' }));
  const made = await desk.post(desk.mla, 'person', { name: 'Padma', ...desk.places.V1, phones: [] });
  pass(25);
  await tidy();
  for (const { id } of [edited, visited, made.body]) expect(await isThere(id)).toBe(true);
});

test('[PER-09] who has a case again stays, and has 24 hours once it is left anew', async () => {
  const { id, phone } = await left();
  const again = await desk.record(desk.mla, { name: 'Ramesh', phone });
  expect(again.person_id).toBe(id);
  pass(25);
  await tidy();
  expect(await isThere(id)).toBe(true);
  await desk.send('DELETE', `complaint/${again.id}`, { token: desk.mla.token });
  await tidy();
  expect(await isThere(id)).toBe(true);
  pass(25);
  await tidy();
  expect(await isThere(id)).toBe(false);
});
