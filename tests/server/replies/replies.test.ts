import { beforeEach, describe, expect, test } from 'vitest';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(macros);
  await desk.db.delete(replies);
});

type Person = { id: number; token: string };
const TEXTS = { en: 'We have heard you.' };
const add = (by: Person, given: object = {}) =>
  desk.post(by, 'reply', { title: 'Heard', texts: TEXTS, ...given });
const change = (by: Person, id: unknown, json: object) => desk.put(by, `reply/${id}`, json);
const remove = (by: Person, id: unknown) => desk.remove(by, `reply/${id}`);
const shown = async (by: Person, query = '') => {
  const { status, body } = await desk.get(by, `reply${query}`);
  expect(status).toBe(200);
  return (body.data ?? []).map(({ title, from }) => [title, from]);
};

describe('a reply', () => {
  test('[DESK-14] has a title, a text in one language at least and categories that there are', async () => {
    const { mla, roads } = desk;
    const created = await add(mla, { texts: { te: ' విన్నాం ', en: '' }, category_ids: [roads], mine: true });
    expect(created).toMatchObject({
      status: 201,
      body: {
        texts: { te: 'విన్నాం' },
        category_ids: [roads],
        categories: [{ name: 'Roads' }],
        from: 'mine',
        version: 1,
      },
    });
    const none = 'Write the text in at least one language.';
    for (const texts of [{}, { en: ' ' }, undefined, 'x'])
      expect(refusalOf(await add(mla, { texts }), 'texts')).toEqual([none]);
    expect(refusalOf(await add(mla, { texts: { en: 'x'.repeat(5_001) } }), 'texts')).toEqual([
      'This text is too long.',
    ]);
    expect(refusalOf(await add(mla, { title: 'x'.repeat(121) }), 'title')).toEqual([
      'This text is too long.',
    ]);
    expect(refusalOf(await add(mla, { category_ids: [999] }), 'category_ids')).toEqual([
      'This choice does not exist any more.',
    ]);
  });

  test('[DESK-14] with an unknown placeholder is refused when it is made and when it is changed', async () => {
    const unknown = { en: 'Dear {{name}}', hi: '{{x}}' };
    expect(refusalOf(await add(desk.mla, { texts: unknown }), 'texts')).toEqual([
      'Unknown placeholder: {{x}}.',
    ]);
    const { body } = await add(desk.mla, { texts: { en: '{{name}} {{ref}}' } });
    expect(refusalOf(await change(desk.mla, body.id, { texts: unknown }), 'texts')).toEqual([
      'Unknown placeholder: {{x}}.',
    ]);
  });

  test('[DESK-14] is changed as far as it is named, 409 with an older version', async () => {
    const { mla } = desk;
    const { body } = await add(mla);
    expect(await change(mla, body.id, { title: 'Heard again', version: 1 })).toMatchObject({
      status: 200,
      body: { title: 'Heard again', texts: TEXTS, version: 2 },
    });
    const older = await change(mla, body.id, { texts: { hi: 'सुना' }, version: 1 });
    expect(older).toMatchObject({ status: 409, body: { current: { title: 'Heard again', version: 2 } } });
  });

  test('[DESK-14] of a category that is deleted is for any', async () => {
    const [gone] = await desk.db.insert(complaintCategories).values({ name: 'Gone' }).returning();
    await add(desk.mla, { category_ids: [gone?.id] });
    await desk.remove(desk.admin, `complaint/category/${gone?.id}`);
    namesChanged(desk.db);
    expect((await desk.get(desk.mla, 'reply')).body.data).toMatchObject([
      { category_ids: [], categories: [] },
    ]);
  });

  test('[DESK-14] there are 200 of one person at most', async () => {
    const { body } = await add(desk.mla, { mine: true });
    const [{ office_id } = { office_id: 0 }] = await desk.db.select().from(replies);
    expect(body.from).toBe('mine');
    const rows = Array.from({ length: 199 }, () => ({
      office_id,
      user_id: desk.mla.id,
      title: 'x',
      texts: TEXTS,
    }));
    await desk.db.insert(replies).values(rows);
    expect(refusalOf(await add(desk.mla, { mine: true }), 'title')).toEqual([
      'There are as many of these as there may be: delete one first.',
    ]);
    expect((await add(desk.mla)).status).toBe(201);
  });
});

describe('owners of a reply', () => {
  test('[DESK-14, GRD-01] one sees the own ones, then those of the offices of the place, nearest first', async () => {
    const { admin, mp, mla, otherMla, staff, colleague } = desk;
    await add(admin, { title: 'State' });
    await add(mp, { title: 'Parliament' });
    await add(mla, { title: 'b Office' });
    await add(mla, { title: 'A Office' });
    await add(staff, { title: 'Mine', mine: true });
    const inherited = [
      ['Parliament', 'parliament'],
      ['State', 'state'],
    ];
    const office = [
      ['A Office', 'own'],
      ['b Office', 'own'],
    ];
    expect(await shown(staff)).toEqual([['Mine', 'mine'], ...office, ...inherited]);
    expect(await shown(colleague)).toEqual([...office, ...inherited]);
    expect(await shown(mp)).toEqual([
      ['Parliament', 'own'],
      ['State', 'state'],
    ]);
    expect(await shown(otherMla)).toEqual([['State', 'state']]);
    const { id } = (await desk.get(mla, 'office/settings')).body.office as { id: number };
    expect(await shown(admin, `?office_id=${id}`)).toEqual(office);
    expect((await desk.get(otherMla, `reply?office_id=${id}`)).status).toBe(404);
  });

  test('[DESK-14, GRD-13] users who run the office change its replies, and only the owner a personal one', async () => {
    const { admin, mp, mla, otherMla, staff, deskHead, colleague } = desk;
    expect((await add(staff)).status).toBe(403);
    const { body: office } = await add(deskHead);
    const { body: own } = await add(staff, { mine: true });
    const { body: above } = await add(mp);
    const edit = { title: 'Changed' };
    for (const [by, id, status] of [
      [staff, office.id, 403],
      [mla, above.id, 403],
      [otherMla, office.id, 404],
      [mp, office.id, 404],
      [colleague, own.id, 404],
      [mla, own.id, 404],
      [admin, own.id, 404],
    ] as const) {
      expect((await change(by, id, edit)).status).toBe(status);
      expect((await remove(by, id)).status).toBe(status);
    }
    for (const [by, id] of [
      [mla, office.id],
      [admin, office.id],
      [staff, own.id],
      [mp, above.id],
    ] as const) {
      expect((await change(by, id, edit)).status).toBe(200);
    }
    expect((await remove(deskHead, office.id)).status).toBe(200);
    expect((await remove(staff, own.id)).status).toBe(200);
  });

  test('[DESK-14] only admin names another office', async () => {
    const { admin, mla, otherMla } = desk;
    const { id: office_id } = (await desk.get(mla, 'office/settings')).body.office as { id: number };
    expect((await add(otherMla, { office_id })).status).toBe(404);
    expect((await add(admin, { office_id })).status).toBe(201);
    expect(await shown(mla)).toEqual([['Heard', 'own']]);
  });

  test('[DESK-13] one with which a macro answers is not deleted', async () => {
    const { mla } = desk;
    const { body } = await add(mla);
    const steps = [{ kind: 'answer', reply_id: body.id }];
    expect((await desk.post(mla, 'macro', { name: 'Answer', steps })).status).toBe(201);
    expect(refusalOf(await remove(mla, body.id), 'id')).toEqual([
      'A quick action uses this reply: change the quick action first.',
    ]);
  });
});
