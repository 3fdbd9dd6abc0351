import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { forgetOldMerges } from '#server/persons/merge/forget.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';
import { expectSound, merging } from './merging.ts';

const desk = await openDesk();
const people = merging(desk);
const whose = async (complaintId: number) => {
  const [row] = await desk.db
    .select({ id: complaintPersons.person_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.complaint_id, complaintId));
  return row?.id;
};
const rename = (id: number, name: string) => desk.put(desk.mla, `complaint/${id}`, { name });

describe('undoing a merge', () => {
  test('[PER-13] gives the other person back with the own fields and what moved; what came later stays', async () => {
    const { someone, edit, merge, undo, card, complaintsOf, pass } = people;
    const [one, other] = [await someone({ name: 'Padma' }), await someone({ name: 'Padma Rao' })];
    await edit(other, { note: 'Deaf', address: 'House 7' });
    await desk.post(desk.mla, `person/${other.id}/visit`, { kind: 'came' });
    const [first, second] = [await card(one.id), await card(other.id)];
    const { body } = await merge(one, other, { fields: { name: other.id } });
    pass(1);
    const later = await desk.record(desk.mla, { name: 'Padma', phone: other.phone });
    await desk.post(desk.mla, `person/${one.id}/visit`, { kind: 'met' });
    pass(28);
    const undone = await undo(body.merge_id, desk.deskHead);
    expect(undone).toMatchObject({
      status: 200,
      body: {
        person: { id: other.id, name: 'Padma Rao', phones: [other.phone], note: 'Deaf', address: 'House 7' },
        ...{ survivor_id: one.id, returned: { cases: 1, visits: 1 }, stayed: { cases: 1, visits: 1 } },
      },
    });
    expect(await complaintsOf(one.id)).toEqual([one.case, later.id]);
    expect(await complaintsOf(other.id)).toEqual([other.case]);
    const { name, phones, note, address, merged_from } = await card(one.id);
    expect({ name, phones, note, address, merged_from }).toEqual({
      ...{ name: first.name, phones: first.phones, note: null, address: null, merged_from: [] },
    });
    expect((await card(other.id)).visits).toEqual(second.visits);
    await expectSound(desk.db);
  });

  test('[PER-05, PER-12, PER-13, MSG-23] a call that reached the other one is the survivor’s last contact until the merge is undone', async () => {
    const { someone, merge, undo, card, pass } = people;
    const [one, other] = [await someone(), await someone()];
    const contactOf = async ({ id }: { id: number }) => (await card(id)).last_contact;
    const before = await contactOf(one);
    pass(1);
    await desk.post(desk.mla, `complaint/${other.case}/call`, { result: 'reached' });
    const called = { kind: 'called', at: desk.clock.now.toISOString() };
    pass(1);
    const { body } = await merge(one, other);
    expect([await contactOf(one), await contactOf(other)]).toEqual([called, called]);
    expect((await undo(body.merge_id)).status).toBe(200);
    expect([await contactOf(one), await contactOf(other)]).toEqual([before, called]);
  });

  test('[PER-13] records that moved again stay, and so do later edits', async () => {
    const { someone, edit, merge, undo, card, newPhone, complaintsOf } = people;
    const one = await someone();
    const other = await someone({ name: 'Kavitha' });
    const cases = [other.case];
    for (let count = 0; count < 3; count++) {
      cases.push((await desk.record(desk.mla, { name: 'Kavitha', phone: other.phone })).id);
    }
    const [, astray = 0, back = 0, deleted = 0] = cases;
    const { body } = await merge(one, other, { fields: { name: other.id } });
    await rename(astray, 'Srinivas');
    await rename(back, 'Srinivas');
    await rename(back, 'Kavitha');
    await desk.remove(desk.mla, `complaint/${deleted}`);
    const added = newPhone();
    await edit(one, { name: 'Kavitha Devi', phones: [added, one.phone, other.phone] });
    const undone = await undo(body.merge_id);
    expect(undone.body).toMatchObject({ returned: { cases: 1, visits: 0 }, stayed: { cases: 2, visits: 0 } });
    expect(await complaintsOf(other.id)).toEqual([other.case]);
    expect(await whose(back)).toBe(one.id);
    expect(await whose(astray)).not.toBe(one.id);
    expect(await card(one.id)).toMatchObject({ name: 'Kavitha Devi', phones: [added, one.phone] });
  });

  test('[PER-13, PER-14] one after the other, last one first, a chain is as it was', async () => {
    const { someone, merge, undo, card, complaintsOf } = people;
    const [one, two, three] = [await someone(), await someone(), await someone()];
    const first = await merge(two, one);
    const second = await merge(three, two);
    expect((await card(one.id)).id).toBe(three.id);
    expect(await card(three.id)).toMatchObject({
      merged_from: [{ id: two.id }, { id: one.id, undo_until: null }],
    });
    expect((await undo(second.body.merge_id)).body).toMatchObject({ returned: { cases: 2 } });
    expect((await card(one.id)).id).toBe(two.id);
    expect((await undo(first.body.merge_id)).body).toMatchObject({ returned: { cases: 1 } });
    for (const { id, case: own, phone } of [one, two, three]) {
      expect(await complaintsOf(id)).toEqual([own]);
      expect((await card(id)).phones).toEqual([phone]);
    }
  });

  test('[PER-13, PER-14] refuses to undo a merge whose survivor was merged since, so that no records stay with a third person', async () => {
    const { someone, merge, undo, complaintsOf, state } = people;
    const [one, two, three] = [await someone(), await someone(), await someone()];
    const first = await merge(two, one);
    const between = await desk.record(desk.mla, { name: 'Lakshmi Reddy', phone: one.phone });
    const second = await merge(three, two);
    const before = await state();
    expect(refusalOf(await undo(first.body.merge_id), 'merge_id')).toEqual([errorTexts.mergedAgain]);
    expect(await state()).toBe(before);
    expect((await undo(second.body.merge_id)).status).toBe(200);
    expect((await undo(first.body.merge_id)).body).toMatchObject({ returned: { cases: 1 } });
    expect(await complaintsOf(one.id)).toEqual([one.case]);
    expect(await complaintsOf(two.id)).toEqual([two.case, between.id]);
    expect(await complaintsOf(three.id)).toEqual([three.case]);
    await expectSound(desk.db);
  });

  /** Everything that a merge changes of each, of four people. */
  async function four() {
    const names = ['Yadamma', 'Bhagya', 'Chandrakala', 'Durgamma'];
    const all = [];
    for (const name of names) {
      const person = await people.someone({ name });
      await people.edit(person, { note: `Note of ${name}` });
      all.push(person);
    }
    const [a, b, c, d] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]];
    await people.edit(a, { phones: [a.phone, d.phone] });
    return { a, b, c, d };
  }
  const looks = async ({ id }: { id: number }) => {
    const { name, phones, note, former_names = [] } = await people.card(id);
    return { name, phones, note, former_names, cases: await people.complaintsOf(id) };
  };
  const CHAIN_AND_TWO = ['ab', 'bc', 'dc'];
  const THREE_INTO_ONE = ['ac', 'bc', 'dc'];
  test.each([
    [CHAIN_AND_TWO, [0, 1, 2]],
    [CHAIN_AND_TWO, [0, 2, 1]],
    [CHAIN_AND_TWO, [1, 0, 2]],
    [CHAIN_AND_TWO, [1, 2, 0]],
    [CHAIN_AND_TWO, [2, 0, 1]],
    [CHAIN_AND_TWO, [2, 1, 0]],
    [THREE_INTO_ONE, [0, 1, 2]],
    [THREE_INTO_ONE, [1, 0, 2]],
  ])(
    '[PER-13] the merges %j, undone in the order %j, give everybody back as they were @seldom',
    async (merges, order) => {
      const { merge, undo, pass } = people;
      const all = await four();
      const of = (letter = '') => all[letter as keyof typeof all];
      const before: Record<string, Awaited<ReturnType<typeof looks>>> = {};
      for (const letter of 'abcd') before[letter] = await looks(of(letter));
      const ids: unknown[] = [];
      for (const pair of merges) {
        const [other, survivor] = [of(pair[0]), of(pair[1])];
        const chosen = { fields: { name: other.id, note: other.id }, phones: [other.phone, survivor.phone] };
        const merged = await merge(survivor, other, chosen);
        expect(merged.status).toBe(201);
        ids.push(merged.body.merge_id);
        pass(0.01);
        const { id } = await desk.record(desk.mla, {
          name: 'Now',
          phone: '9999999999',
          person_id: survivor.id,
        });
        before[pair[1] ?? '']?.cases.push(id);
      }
      const left = [...order];
      while (left.length > 0) {
        // The first in this order that no later merge hides.
        const results = [];
        for (const index of left) {
          const { status } = await undo(ids[index]);
          results.push(status);
          if (status !== 200) continue;
          left.splice(left.indexOf(index), 1);
          break;
        }
        expect(results.at(-1)).toBe(200);
      }
      for (const letter of 'abcd')
        expect([letter, await looks(of(letter))]).toEqual([letter, before[letter]]);
      await expectSound(desk.db);
    },
  );
});

describe('an undoing that is refused changes nothing', () => {
  test('[PER-13] twice, after 30 days, and of a merge elsewhere', async () => {
    const { someone, merge, undo, pass, state } = people;
    const pair = async () => [await someone(), await someone()] as const;
    const { body: done } = await merge(...(await pair()));
    const { body: old } = await merge(...(await pair()));
    expect((await undo(done.merge_id, desk.staff)).status).toBe(403);
    expect((await undo(done.merge_id, desk.otherMla)).status).toBe(404);
    expect((await undo(2_000_000_000)).status).toBe(404);
    expect((await undo(done.merge_id)).status).toBe(200);
    const before = await state();
    expect(refusalOf(await undo(done.merge_id), 'merge_id')).toEqual(['This merge has been undone already.']);
    pass(30);
    expect((await undo(done.merge_id)).status).toBe(422);
    desk.clock.now = new Date(desk.clock.now.getTime() + 1);
    expect(refusalOf(await undo(old.merge_id), 'merge_id')).toEqual(['A merge can be undone for 30 days.']);
    expect(await state()).toBe(before);
  });

  test.each([0, 1])('[PER-13] after an erasure of either', async (which) => {
    const { someone, merge, undo, state } = people;
    const pair = [await someone(), await someone()] as const;
    const { body } = await merge(...pair);
    const erased = await desk.post(desk.admin, 'privacy/person/erase', {
      ...{ person_id: pair[which]?.id, confirmation: pair[0].phone, open: true },
    });
    expect(erased.status).toBe(200);
    const before = await state();
    expect(refusalOf(await undo(body.merge_id), 'merge_id')).toEqual(['One of the two has been erased.']);
    expect(await state()).toBe(before);
  });

  test('[PER-13, GRD-09] when it is too late, what the survivor was before is forgotten', async () => {
    const { someone, merge, pass, card } = people;
    const [one, other] = [await someone(), await someone()];
    const { body } = await merge(one, other);
    const kept = async () => {
      const [row] = await desk.db
        .select()
        .from(personMerges)
        .where(eq(personMerges.id, Number(body.merge_id)));
      return row?.changes;
    };
    pass(29);
    await forgetOldMerges(desk.db, desk.clock.now);
    expect(await kept()).toEqual({ phones: { from: [one.phone], to: [one.phone, other.phone] } });
    pass(2);
    await forgetOldMerges(desk.db, desk.clock.now);
    expect(await kept()).toBeNull();
    expect((await card(other.id)).merged_from).toMatchObject([{ id: other.id, undo_until: null }]);
  });
});
