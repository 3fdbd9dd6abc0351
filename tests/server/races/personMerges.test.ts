import { expect, test } from 'vitest';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { expectSound, merging } from '../persons/merging.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { admin, mla } = desk;
const people = merging(desk);

const merge = (survivor_id: number, other: number) =>
  send(mla, 'POST', 'person/merge', { json: { person_ids: [survivor_id, other], survivor_id } });
/** Phones of which no merge of ten has too many. */
async function crowd(count: number) {
  const all = [];
  for (let index = 0; index < count; index++) all.push(await people.someone());
  for (const each of all) await people.edit(each, { phones: [] });
  return all;
}
const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

test('[PER-14] fifty merges of overlapping pairs at once: no circle, and every case with one active person', async () => {
  const all = await crowd(10);
  const cases = await desk.db.$count(complaintPersons);
  const answers = await together(50, (index) => {
    const [one, other] = [at(all, index), at(all, index * 3 + 1 + Math.floor(index / 10))];
    return one === other ? merge(one.id, at(all, index + 1).id) : merge(one.id, other.id);
  });
  const done = tally(answers);
  expect(Object.keys(done).map(Number).sort()).toEqual([201, 409]);
  expect(done[201]).toBeLessThanOrEqual(9);
  await expectSound(desk.db);
  expect(await desk.db.$count(complaintPersons)).toBe(cases);
  for (const { status, body } of answers) {
    if (status === 409) expect(body.current).toMatchObject({ id: expect.any(Number), name: 'Lakshmi Reddy' });
  }
  const survivors = new Set<number>();
  for (const { id } of all) survivors.add((await people.card(id)).id);
  expect(survivors.size).toBe(10 - (done[201] ?? 0));
});

test('[PER-12, PER-13, PER-14] merges, undoing, cases, edits, households and an erasure at once', async () => {
  const all = await crowd(8);
  const told = await people.someone({ name: 'Padma' });
  await merge(at(all, 0).id, told.id);
  const erased = at(all, 7);
  const answers = await together(60, async (index) => {
    const [one, other] = [at(all, index), at(all, index + 3)];
    const json = (given: object) => ({ json: given as Record<string, unknown> });
    const kinds = [
      () => merge(one.id, other.id),
      () => send(mla, 'POST', 'complaint', json(desk.body({ name: 'Padma', phone: told.phone }))),
      () => send(mla, 'POST', 'complaint', json(desk.body({ phone: '9000000000', person_id: other.id }))),
      () => send(mla, 'PUT', `complaint/${one.case}`, json({ name: `Padma ${index}`, phone: told.phone })),
      () => send(mla, 'POST', 'household', json({ person_ids: [one.id, told.id] })),
      async () => {
        const made = await merge(other.id, one.id);
        if (made.status !== 201) return made;
        return send(mla, 'POST', 'person/merge/undo', json({ merge_id: made.body.merge_id }));
      },
    ];
    return at(kinds, index)();
  });
  const given = { person_id: erased.id, confirmation: 'Lakshmi Reddy', open: true };
  await send(admin, 'POST', 'privacy/person/erase', { json: given });
  expect(answers.filter(({ status }) => ![200, 201, 409, 422].includes(status))).toEqual([]);
  await expectSound(desk.db);
});
