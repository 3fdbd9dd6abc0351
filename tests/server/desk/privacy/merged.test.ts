import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { eraseDue } from '#server/desk/privacy/retention.ts';
import { householdMembers } from '#server/persons/schema/households.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { merging, type Someone } from '../../persons/merging.ts';
import { tracesOf } from './traces.ts';
import { unpacked } from './unpacked.ts';

let desk: Desk;
let people: ReturnType<typeof merging>;
/** Two who were made one, by another name and with none of the other's phone; who lives with them. */
let survivor: Someone;
let other: Someone;
let sister: Someone;
beforeEach(async () => {
  desk = await openDesk();
  people = merging(desk);
  survivor = await people.someone({ name: 'Bhoolakshmi' });
  other = await people.someone({ name: 'Gangamma' });
  sister = await people.someone({ name: 'Swapna' });
  await people.edit(other, { note: 'Pochampally' });
  await desk.post(desk.mla, 'household', { person_ids: [other.id, sister.id] });
  const chosen = { fields: { name: other.id }, phones: [survivor.phone] };
  expect((await people.merge(survivor, other, chosen)).status).toBe(201);
});

const ask = (path: string, json: Record<string, unknown>) => desk.post(desk.admin, `privacy/${path}`, json);
const traces = () =>
  tracesOf(desk.db, desk.services.files, [
    'Bhoolakshmi',
    'Gangamma',
    'Pochampally',
    survivor.phone,
    other.phone,
  ]);
const stateOf = async ({ id }: Someone) => {
  const [row] = await desk.db.select().from(persons).where(eq(persons.id, id));
  return row && [row.state, row.name, row.merged_into];
};

describe('[GRD-09, PER-12] two people who were made one are one', () => {
  test.each([
    ['the phone of the one', () => ({ phone: other.phone })],
    ['the name of the one', () => ({ name: 'gangamma' })],
    ['the name of the other', () => ({ name: 'bhoolakshmi' })],
  ])('%s finds who stands for both', async (_, asked) => {
    const found = (await ask('people', asked())).body.data ?? [];
    expect(found.flatMap((row) => row.persons)).toEqual([{ id: survivor.id, name: 'Gangamma' }]);
  });

  test('both are told and handed over, with what the merge had changed', async () => {
    const { body } = await ask('person', { person_id: other.id });
    expect(body).toMatchObject({
      ...{ names: ['Bhoolakshmi', 'Gangamma'] },
      ...{ phone: survivor.phone, persons: [{ id: survivor.id, name: 'Gangamma' }] },
      counts: { complaint: 2, person: 2 },
    });
    const { body: made } = await ask('person/export', { person_id: survivor.id });
    const response = await desk.app.fetch(new Request(`http://localhost${made.link}`));
    const data = String(unpacked(new Uint8Array(await response.arrayBuffer())).get('data.json'));
    const { records, merges, households } = JSON.parse(data);
    expect(records.person.map(({ id }: Someone) => id)).toEqual([survivor.id, other.id]);
    expect(merges[0].changes.name).toEqual({ from: 'Bhoolakshmi', to: 'Gangamma' });
    expect(households).toHaveLength(2);
    expect(data).not.toContain('Swapna');
  });

  test.each([
    ['one of them', () => ({ person_id: other.id, confirmation: survivor.phone })],
    ['the phone of one', () => ({ phone: other.phone, confirmation: other.phone })],
  ])('erasing %s erases both, from every table', async (_, asked) => {
    expect((await ask('person/erase', { ...asked(), open: true })).status).toBe(200);
    expect(await traces()).toEqual([]);
    expect([await stateOf(survivor), await stateOf(other)]).toEqual([
      ['erased', ERASED, null],
      ['erased', ERASED, null],
    ]);
    expect((await desk.get(desk.mla, `person/${other.id}`)).status).toBe(404);
    expect(await desk.db.$count(householdMembers)).toBe(0);
    expect(await people.card(sister.id)).toMatchObject({ name: 'Swapna', household: null });
  });

  test('when their time is over both go, with the merge', async () => {
    for (const { case: id } of [survivor, other]) {
      await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    }
    people.pass(400);
    const limits = { now: desk.clock.now, closedFor: 12, loggedFor: 24 };
    expect(await eraseDue({ ...desk.services }, limits)).toMatchObject({ complaints: 2, persons: 1 });
    expect([await stateOf(survivor), await stateOf(other)]).toEqual([undefined, undefined]);
    expect(await desk.db.$count(personMerges)).toBe(0);
    expect(await traces()).toEqual([]);
    expect(await people.card(sister.id)).toMatchObject({ name: 'Swapna', household: null });
  });
});
