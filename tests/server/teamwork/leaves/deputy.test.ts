import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { openStandIn } from './standIn.ts';

const { desk, at, away, clear, ofPrasad } = await openStandIn();
beforeEach(clear);

test('[SLA-16] a leave begins and ends with a day of the state, by the clock of the server', async () => {
  await away(1, 1);
  const { id } = await ofPrasad();
  const seen = async (instant: string) => {
    desk.clock.now = new Date(instant);
    return (await desk.get(desk.staff, `complaint/${id}`)).status;
  };
  expect(await seen('2026-03-02T18:29:59Z')).toBe(404);
  expect(await seen('2026-03-02T18:30:00Z')).toBe(200);
  expect(await seen('2026-03-03T18:29:59Z')).toBe(200);
  expect(await seen('2026-03-03T18:30:00Z')).toBe(404);
});

describe('[SLA-16, LIST-12] lists and their totals', () => {
  const folder = { staff_id: 'me', page: 1 };

  test('are the sum of own and deputised complaints, in one order, each once, on every page', async () => {
    const { colleague, mla, staff, record, list } = desk;
    await away(0, 3);
    const expected: string[] = [];
    const add = async (by: typeof staff, name: string, given: object = {}) => {
      desk.pass(1);
      expected.unshift(name);
      return record(by, { name, ...given });
    };
    await add(staff, 'Own 1');
    await add(colleague, 'Prasad 1');
    await add(mla, 'Given to Prasad', { staff_id: colleague.id });
    await add(staff, 'Own 2');
    await add(mla, 'Given to me', { staff_id: staff.id, category_id: desk.water });
    await add(colleague, 'Prasad 2', { category_id: desk.water });
    await record(mla, { name: 'Of nobody' });
    await record(desk.deskHead, { name: 'Of Padma' });
    for (const query of [{ page: 1 }, folder]) {
      const pages = [await list(staff, { ...query, per_page: 4 })];
      pages.push(await list(staff, { ...query, per_page: 4, page: 2 }));
      expect(pages.flatMap(({ names }) => names)).toEqual(expected);
      expect(pages.map(({ total }) => total)).toEqual([6, 6]);
    }
    for (const [query, names] of [
      [{ category: desk.water }, ['Prasad 2', 'Given to me']],
      [{ staff_id: colleague.id }, ['Prasad 2', 'Given to Prasad', 'Prasad 1']],
      [{ staff_id: staff.id }, ['Given to me', 'Own 2', 'Own 1']],
      [{ status: 'in_progress' }, ['Given to me', 'Given to Prasad']],
      [{ sla: 'running', staff_id: 'me' }, expected],
      [{ sort: 'due_on', order: 'ASC' }, expected.toReversed()],
      [{ sort: 'name', order: 'ASC', category: desk.water }, ['Given to me', 'Prasad 2']],
    ] as const) {
      const found = await list(staff, { page: 1, ...query });
      expect([found.names, found.total], JSON.stringify(query)).toEqual([names, names.length]);
    }
    const found = await list(staff, { term: 'Prasad', page: 1 }, 'complaint/search');
    expect(found.names.toSorted()).toEqual(['Given to Prasad', 'Prasad 1', 'Prasad 2']);
    expect((await desk.get(staff, 'complaint?export=yes')).body.total).toBe(6);
  });

  test('hold what each of the two recorded and others have, once', async () => {
    const { colleague, deskHead, mla, staff, record, post, list } = desk;
    await away(0, 3);
    const given = async (from: typeof staff, name: string, to: typeof staff) => {
      const { id } = await record(from, { name });
      await post(mla, 'complaint/staff/assign', { complaint_id: id, staff_id: to.id });
    };
    await given(staff, 'From me to Prasad', colleague);
    await given(colleague, 'From Prasad to me', staff);
    await given(staff, 'From me to Padma', deskHead);
    await given(colleague, 'From Prasad to Padma', deskHead);
    const all = await list(staff, { page: 1 });
    expect([all.names.toSorted(), all.total]).toEqual([
      ['From Prasad to Padma', 'From Prasad to me', 'From me to Padma', 'From me to Prasad'],
      4,
    ]);
    const mine = await list(staff, folder);
    expect([mine.names.toSorted(), mine.total]).toEqual([['From Prasad to me', 'From me to Prasad'], 2]);
    const chips = Object.fromEntries(
      all.data.map(({ name, on_behalf_of }) => [name, (on_behalf_of as { name: string } | undefined)?.name]),
    );
    expect(chips).toEqual({
      'From me to Prasad': 'prasad',
      'From Prasad to me': undefined,
      'From me to Padma': undefined,
      'From Prasad to Padma': 'prasad',
    });
  });

  test('name who is on leave on the page of a complaint, too', async () => {
    const { id } = await ofPrasad();
    await away(0, 3);
    expect((await desk.get(desk.staff, `complaint/${id}`)).body.on_behalf_of).toMatchObject({
      name: 'prasad',
    });
    expect((await desk.get(desk.colleague, `complaint/${id}`)).body).not.toHaveProperty('on_behalf_of');
  });
});

test('[SLA-16, DESK-01] My day counts what is deputised in, and each number is the total of its list', async () => {
  const { colleague, mla, staff, record, list } = desk;
  await record(staff, { name: 'Own' });
  await ofPrasad();
  await record(mla, { name: 'Given to Prasad', staff_id: colleague.id });
  const put = await ofPrasad({ name: 'Put off' });
  await desk.post(colleague, 'complaint/followup', { id: put.id, on: '2026-04-01' });
  at(30);
  await record(mla, { name: 'New for Prasad', staff_id: colleague.id });
  const day = async () => {
    const { sections } = (await desk.get(staff, 'desk/day')).body as {
      sections: { name: string; total: number; query: string; data: { name: string }[] }[];
    };
    for (const { name, query, total, data } of sections) {
      const scope = name === 'followups' ? {} : { staff_id: 'me' };
      const shown = await list(staff, {
        ...Object.fromEntries(new URLSearchParams(query)),
        ...scope,
        page: 1,
      });
      expect([shown.total, shown.names], name).toEqual([total, data.map((row) => row.name)]);
    }
    return Object.fromEntries(
      sections.map(({ name, data }) => [name, data.map((row) => row.name).toSorted()]),
    );
  };
  expect(await day()).toMatchObject({ overdue: ['Own'], followups: [], new_for_me: [] });
  await away(20, 40);
  expect(await day()).toMatchObject({
    overdue: ['Given to Prasad', 'Of Prasad', 'Own', 'Put off'],
    followups: ['Put off'],
    new_for_me: ['New for Prasad'],
  });
});

test('[SLA-16, DESK-04] what a deputy puts off is the follow-up of who is away, and waits for them', async () => {
  const { colleague, staff, get, post } = desk;
  await away(0, 3);
  const { id } = await ofPrasad();
  await post(staff, 'complaint/followup', { id, on: '2026-03-10', note: 'Ring back' });
  const of = async (who: typeof staff) => (await get(who, `complaint/${id}`)).body.followup;
  expect(await of(staff)).toEqual({ on: '2026-03-10', note: 'Ring back' });
  at(8);
  expect((await get(staff, `complaint/${id}`)).status).toBe(404);
  expect(await of(colleague)).toEqual({ on: '2026-03-10', note: 'Ring back' });
  expect((await desk.list(colleague, { followup: 'today', page: 1 })).total).toBe(1);
  at(1);
  await post(staff, 'complaint/followup', { id, done: true });
  expect(await of(colleague)).toBeNull();
});

test('[SLA-16, GRD-08] the deputy gets the notices of the absent user, and both have them', async () => {
  const { colleague, mla, staff, record, post, get, db } = desk;
  await db.delete(notices);
  await away(0, 3);
  const { id } = await record(mla);
  await post(mla, 'complaint/staff/assign', { complaint_id: id, staff_id: colleague.id });
  const told = async (who: typeof staff) => {
    const { data = [], unread } = (await get(who, 'notice')).body;
    return [data.map(({ kind }) => kind), unread];
  };
  expect(await told(staff)).toEqual([['assigned'], 1]);
  expect(await told(colleague)).toEqual([['assigned'], 1]);
  at(5);
  expect(await told(staff)).toEqual([[], 0]);
  expect(await told(colleague)).toEqual([['assigned'], 1]);
  const { id: next } = await record(mla);
  await post(mla, 'complaint/staff/assign', { complaint_id: next, staff_id: colleague.id });
  expect(await told(staff)).toEqual([[], 0]);
});

describe('[SLA-16] lists the users whom a user is a deputy of', () => {
  const status = async (id: number) => (await desk.get(desk.staff, `complaint/${id}`)).status;

  test('is told with the session, day by day, and counts no more when the account on leave is switched off', async () => {
    const { colleague, db, get, staff } = desk;
    await away(0, 3);
    const told = async () => (await get(staff, 'me')).body.deputy_for;
    const switchOff = (disabled: boolean) =>
      db.update(users).set({ disabled }).where(eq(users.id, colleague.id));
    expect(await told()).toEqual([colleague.id]);
    await switchOff(true);
    expect(await told()).toEqual([]);
    await switchOff(false);
    at(4);
    expect(await told()).toEqual([]);
  });

  test('duties do not travel: for a head of the desk only what is theirs is seen', async () => {
    const { deskHead, mla, record } = desk;
    const own = await record(deskHead, { name: 'Of Padma' });
    const others = await record(mla, { name: 'Of nobody' });
    await away(0, 3, { user_id: deskHead.id });
    expect([await status(own.id), await status(others.id)]).toEqual([200, 404]);
    expect((await desk.get(desk.staff, 'leave?everybody=true')).status).toBe(403);
  });

  test('of an mla it is what the mla recorded, with the rights of staff', async () => {
    const { mla, record, staff } = desk;
    const recorded = await record(mla);
    const other = await record(desk.deskHead);
    await away(0, 3, { user_id: mla.id });
    expect([await status(recorded.id), await status(other.id)]).toEqual([200, 404]);
    const assign = { complaint_id: recorded.id, staff_id: staff.id };
    expect((await desk.post(staff, 'complaint/staff/assign', assign)).status).toBe(403);
    expect((await desk.post(staff, 'dashboard/stats', {})).status).toBe(403);
  });

  test('reaches no further than the own place', async () => {
    const { staffElsewhere, record, otherMla, places } = desk;
    const { id } = await record(otherMla, { ...places.V4, staff_id: staffElsewhere.id });
    await away(0, 3, { user_id: staffElsewhere.id });
    expect(await status(id)).toBe(404);
    expect((await desk.list(desk.staff, { page: 1 })).total).toBe(0);
  });

  test('changes no figure of the dashboard', async () => {
    await ofPrasad();
    const before = (await desk.post(desk.mla, 'dashboard/stats', {})).body;
    await away(0, 3, { user_id: desk.colleague.id, deputy_id: desk.mla.id });
    expect((await desk.post(desk.mla, 'dashboard/stats', {})).body).toEqual(before);
    expect((await desk.list(desk.mla, { page: 1 })).data).toMatchObject([
      { on_behalf_of: { name: 'prasad' } },
    ]);
  });
});
