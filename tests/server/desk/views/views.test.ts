import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { USUAL_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { MAX_PINS, MAX_VIEWS } from '#contract/desk/viewRules.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { views } from '#server/desk/schema/views.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
type Person = Parameters<Desk['post']>[0];
type Values = Record<string, unknown>;

const save = (by: Person, given: Values = {}) =>
  desk.post(by, 'view', { name: 'Water', filters: { category: [desk.water], sla: 'overdue' }, ...given });
const saved = async (by: Person, given: Values = {}) => {
  const { status, body } = await save(by, given);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body as Values & { id: number };
};
const change = (by: Person, id: unknown, json: Values) => desk.put(by, `view/${id}`, json);
const remove = (by: Person, id: unknown) => desk.remove(by, `view/${id}`);
const seenBy = async (by: Person) => ((await desk.get(by, 'view')).body.data ?? []).map(({ id }) => id);
const shared = (by: Person, given: Values = {}) => saved(by, { is_shared: true, ...given });

describe('[DESK-05] a saved view', () => {
  test('keeps filters, order and columns as they were sent, and nothing that was not', async () => {
    const filters = {
      status: 'open',
      staff_id: ['none', desk.staff.id],
      from_date: '2026-03-01',
      term: 'water',
    };
    const given = {
      filters: { ...filters, area: '' },
      columns: ['due_on', 'status'],
      sort: 'due_on',
      order: 'ASC',
    };
    const view = await saved(desk.staff, given);
    expect(view).toMatchObject({
      ...{ name: 'Water', filters, columns: ['complaint_number', 'due_on', 'status'] },
      ...{ sort: 'due_on', order: 'ASC', is_shared: false, position: null, version: 1 },
      creator: { id: desk.staff.id },
    });
    expect(view.filters).toEqual(filters);
    const { body } = await change(desk.staff, view.id, { name: 'Late', filters: { sla: 'overdue' } });
    expect(body).toMatchObject({ name: 'Late', filters: { sla: 'overdue' }, sort: 'due_on', version: 2 });
    expect(Object.keys(body.filters as object)).toEqual(['sla']);
  });

  test('takes no filter that lists do not have, and no value that they refuse', async () => {
    for (const filters of [{ color: 'red' }, { ids: [1] }, { sla: 'soon' }, { from_date: 'today' }, 7]) {
      expect([filters, (await save(desk.mla, { filters })).status]).toEqual([filters, 422]);
    }
    expect(refusalOf(await save(desk.mla, { name: 'x'.repeat(81) }), 'name')).toEqual([errorTexts.tooLong]);
    expect(refusalOf(await save(desk.mla, { name: ' ' }), 'name')).toEqual([errorTexts.required]);
    expect((await save(desk.mla, { sort: 'phone' })).status).toBe(422);
    expect((await save(desk.mla, { columns: ['password'] })).status).toBe(422);
  });

  test("a personal view is its owner's only; a shared one belongs to its office, and to no other", async () => {
    const own = await saved(desk.staff);
    const office = await shared(desk.deskHead);
    expect(await seenBy(desk.staff)).toEqual(expect.arrayContaining([own.id, office.id]));
    for (const person of [desk.mla, desk.colleague]) expect(await seenBy(person)).not.toContain(own.id);
    expect(await seenBy(desk.colleague)).toContain(office.id);
    for (const person of [desk.admin, desk.mp, desk.otherMla, desk.staffElsewhere]) {
      expect(await seenBy(person)).not.toContain(office.id);
      expect((await change(person, office.id, { position: 1 })).status).toBe(404);
      expect((await remove(person, office.id)).status).toBe(404);
    }
    expect((await change(desk.mla, own.id, { name: 'x' })).status).toBe(404);
  });

  test('is shared and changed by those who run the office, and by its maker', async () => {
    expect((await save(desk.staff, { is_shared: true })).status).toBe(403);
    const own = await saved(desk.staff);
    expect((await change(desk.staff, own.id, { is_shared: true })).status).toBe(403);
    const office = await shared(desk.deskHead);
    expect((await change(desk.staff, office.id, { name: 'x' })).status).toBe(403);
    expect((await remove(desk.staff, office.id)).status).toBe(403);
    expect((await change(desk.mla, office.id, { name: 'Ours' })).body).toMatchObject({ name: 'Ours' });
    expect((await change(desk.mla, office.id, { is_shared: false })).status).toBe(403);
    // Who made it still may, without the duty.
    await desk.db.update(users).set({ duties: [] }).where(eq(users.id, desk.deskHead.id));
    expect((await change(desk.deskHead, office.id, { name: 'Mine' })).status).toBe(200);
    expect((await change(desk.deskHead, office.id, { is_shared: false })).status).toBe(200);
    expect(await seenBy(desk.mla)).not.toContain(office.id);
    await desk.db
      .update(users)
      .set({ duties: ['desk_head'] })
      .where(eq(users.id, desk.deskHead.id));
    for (const person of [desk.admin, desk.mp, desk.mla, desk.otherMla]) await shared(person);
  });

  test('of the office holds no words, names or numbers', async () => {
    for (const typed of ['term', 'name', 'complaint_number', 'phone']) {
      const filters = { [typed]: '98480' };
      const refused = refusalOf(await save(desk.mla, { is_shared: true, filters }), 'filters');
      expect([typed, refused]).toEqual([typed, ['A shared view cannot hold names or numbers of people.']]);
      const own = await saved(desk.mla, { filters });
      expect(refusalOf(await change(desk.mla, own.id, { is_shared: true }), 'filters')).toEqual(refused);
    }
    const office = await shared(desk.mla);
    const refused = await change(desk.mla, office.id, { filters: { name: 'Lakshmi' } });
    expect(refusalOf(refused, 'filters')).toEqual([errorTexts.sharedViewWords]);
  });

  test('of the office holds what is chosen from lists only as the lists have it', async () => {
    const [title] = await desk.services.inCharges();
    for (const filters of [{ assigned: '98480' }, { assigned: [title, 'Lakshmi'] }]) {
      const refused = await save(desk.mla, { is_shared: true, filters });
      expect(refusalOf(refused, 'filters')).toEqual([errorTexts.sharedViewWords]);
      expect((await save(desk.mla, { filters })).status).toBe(201);
    }
    for (const status of ['Lakshmi', ['open', '9848012345']]) {
      const refused = await save(desk.mla, { filters: { status } });
      expect(refusalOf(refused, 'filters')).toEqual([errorTexts.notChoice]);
    }
    const chosen = { status: ['not_closed', 'in_progress', 'resolved'], assigned: title };
    expect((await save(desk.mla, { is_shared: true, filters: chosen })).status).toBe(201);
  });

  test("answers 409 with the view after another user's change", async () => {
    const { id } = await shared(desk.mla);
    expect((await change(desk.deskHead, id, { name: 'First', version: 1 })).status).toBe(200);
    const { status, body } = await change(desk.mla, id, { name: 'Second', version: 1 });
    expect([status, body.current]).toEqual([409, expect.objectContaining({ name: 'First', version: 2 })]);
  });

  test('stays with the office when its maker leaves; what was the maker’s own goes', async () => {
    const seat = { parliament_id: desk.places.A1.parliament_id, assembly_id: desk.places.A1.assembly_id };
    for (const leave of [
      (id: number) => desk.db.update(users).set({ disabled: true }).where(eq(users.id, id)),
      (id: number) => desk.db.delete(users).where(eq(users.id, id)),
    ]) {
      const maker = await desk.account({ role: 'staff', duties: ['desk_head'], ...seat });
      const [own, office] = [await saved(maker), await shared(maker)];
      await leave(maker.id);
      expect(await desk.db.$count(views, eq(views.id, own.id))).toBe(0);
      expect(await seenBy(desk.staff)).toContain(office.id);
      expect((await change(desk.mla, office.id, { name: 'Kept' })).status).toBe(200);
    }
  });

  test('is one of at most a hundred of a person', async () => {
    await desk.db.delete(views);
    const { id: _, ...view } =
      (
        await desk.db
          .select()
          .from(views)
          .where(eq(views.id, (await saved(desk.mla)).id))
      )[0] ?? {};
    await desk.db
      .insert(views)
      .values(Array.from({ length: MAX_VIEWS - 1 }, () => view as typeof views.$inferInsert));
    expect(refusalOf(await save(desk.mla), 'name')).toEqual([errorTexts.tooManyViews]);
    await shared(desk.mla);
  });
});

describe('[DESK-05] pins', () => {
  test('are each person’s own, in the chosen order, and at most seven', async () => {
    await desk.db.delete(views);
    const ids: unknown[] = [];
    for (let nth = 1; nth <= MAX_PINS; nth++) ids.push((await saved(desk.staff, { position: nth })).id);
    const office = await shared(desk.mla, { position: 1 });
    expect(refusalOf(await change(desk.staff, office.id, { position: 1 }), 'position')).toEqual([
      errorTexts.tooManyPins,
    ]);
    expect(refusalOf(await change(desk.staff, ids[0], { position: 8 }), 'position')).toEqual([
      errorTexts.tooManyPins,
    ]);
    await change(desk.staff, ids[6], { position: null });
    expect((await change(desk.staff, office.id, { position: 2 })).body).toMatchObject({
      position: 2,
      version: 1,
    });
    const { data = [] } = (await desk.get(desk.staff, 'view')).body;
    const pinned = data
      .filter(({ position }) => position)
      .sort((a, b) => Number(a.position) - Number(b.position));
    expect(pinned.map(({ id }) => id)).toEqual([ids[0], office.id, ...ids.slice(1, 6)]);
    expect(pinned.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await remove(desk.staff, ids[0]);
    expect((await change(desk.staff, office.id, { position: 1 })).body).toMatchObject({ position: 1 });
  });
});

describe('[DESK-08] columns', () => {
  const choose = (by: Person, columns: unknown) => desk.put(by, 'desk/columns', { columns });
  const chosenBy = async (by: Person) => (await desk.get(by, 'me')).body.columns;

  test('are kept for the account, number and status among them, and set back', async () => {
    expect(await chosenBy(desk.staff)).toBeNull();
    await choose(desk.staff, ['due_on', 'name']);
    expect(await chosenBy(desk.staff)).toEqual(['complaint_number', 'status', 'due_on', 'name']);
    await choose(desk.staff, ['status', 'phone', 'complaint_number']);
    expect(await chosenBy(desk.staff)).toEqual(['status', 'phone', 'complaint_number']);
    expect(await chosenBy(desk.colleague)).toBeNull();
    expect((await choose(desk.staff, ['password'])).status).toBe(422);
    await choose(desk.staff, [...USUAL_COLUMNS]);
    await choose(desk.staff, null);
    expect(await chosenBy(desk.staff)).toBeNull();
  });
});
