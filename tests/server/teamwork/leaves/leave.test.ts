import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(leaves);
});

type Who = 'admin' | 'mp' | 'mla' | 'otherMla' | 'staff' | 'deskHead' | 'colleague' | 'staffElsewhere';
/** So many days from today. */
const on = (days: number) => addDays(dayOf(desk.clock.now), days);
const between = (from: number, to: number) => ({ from_day: on(from), to_day: on(to) });
const enter = (who: Who, values: object) => desk.post(desk[who], 'leave', { ...values });
const change = (who: Who, id: unknown, json: object) => desk.put(desk[who], `leave/${id}`, json);
const remove = (who: Who, id: unknown) => desk.remove(desk[who], `leave/${id}`);
const entered = async (who: Who, values: object) => {
  const { status, body } = await enter(who, values);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

test('[SLA-16] own leave with a deputy is entered, listed, changed and taken back', async () => {
  const { colleague, staff } = desk;
  const made = await entered('colleague', { ...between(1, 3), deputy_id: staff.id });
  expect(made).toMatchObject({
    ...between(1, 3),
    user: { id: colleague.id, name: 'prasad' },
    deputy: { id: staff.id, name: 'sunitha' },
    state: 'later',
    version: 1,
  });
  expect((await desk.get(colleague, 'leave')).body).toMatchObject({ data: [made], deputyships: [] });
  expect((await desk.get(staff, 'leave')).body).toMatchObject({ data: [], deputyships: [made] });
  const moved = await change('colleague', made.id, { to_day: on(9), deputy_id: null, version: 1 });
  expect(moved.body).toMatchObject({ ...between(1, 9), deputy: null, version: 2 });
  const late = await change('colleague', made.id, { to_day: on(5), version: 1 });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  expect((await remove('colleague', made.id)).status).toBe(200);
  expect(await desk.db.select().from(leaves)).toEqual([]);
});

test.each<[string, number, number, string, string]>([
  ['ends before it begins', 3, 2, 'to_day', errorTexts.lastDayFirst],
  ['is over', -3, -1, 'to_day', errorTexts.leaveInPast],
  ['lasts 366 days', 0, 365, 'to_day', errorTexts.leaveTooLong],
])('[SLA-16] no leave %s', async (_, from, to, field, text) => {
  expect(refusalOf(await enter('staff', between(from, to)), field)).toEqual([text]);
});

test('[SLA-16] a leave of 365 days may begin in the past and ends today or later', async () => {
  await entered('staff', between(-2, 362));
  expect((await enter('colleague', between(-4, 0))).status).toBe(201);
});

test('[SLA-16] leaves of one person have no day in common', async () => {
  const { id } = await entered('staff', between(5, 7));
  const text = `There is a leave from ${on(5).split('-').reverse().join('-')} to ${on(7).split('-').reverse().join('-')} already.`;
  for (const [from, to] of [
    [7, 9],
    [1, 5],
    [6, 6],
    [1, 20],
  ] as const)
    expect(refusalOf(await enter('staff', between(from, to)), 'from_day')).toEqual([text]);
  const { id: next } = await entered('staff', between(8, 9));
  expect(refusalOf(await change('staff', next, { from_day: on(7) }), 'from_day')).toEqual([text]);
  expect((await change('staff', id, between(4, 7))).status).toBe(200);
});

describe('[SLA-16] a deputy', () => {
  test('is an active account of the same office and somebody else', async () => {
    const { admin, mp, staff, staffElsewhere, mla, account, places } = desk;
    const { parliament_id, assembly_id } = places.A1;
    const gone = await account({ role: 'staff', parliament_id, assembly_id, disabled: true });
    for (const deputy_id of [admin.id, mp.id, staffElsewhere.id, gone.id, 2_000_000_000]) {
      const refused = await enter('staff', { ...between(1, 2), deputy_id });
      expect(refusalOf(refused, 'deputy_id')).toEqual([errorTexts.deputyElsewhere]);
    }
    const own = await enter('staff', { ...between(1, 2), deputy_id: staff.id });
    expect(refusalOf(own, 'deputy_id')).toEqual([errorTexts.ownDeputy]);
    await entered('staff', { ...between(1, 2), deputy_id: mla.id });
    const offered = (await desk.get(desk.mla, `leave/account?deputy_of=${mla.id}`)).body.data ?? [];
    expect(offered.map(({ id }) => id).sort()).toEqual(
      [staff.id, desk.deskHead.id, desk.colleague.id].sort(),
    );
    expect(offered.find(({ id }) => id === staff.id)).toMatchObject({ leaves: [between(1, 2)] });
  });

  test('is not on leave in the same days', async () => {
    const { colleague } = desk;
    await entered('colleague', between(3, 4));
    const asked = (from: number, to: number) =>
      enter('staff', { ...between(from, to), deputy_id: colleague.id });
    for (const [from, to] of [
      [1, 3],
      [4, 8],
      [1, 8],
    ] as const) {
      const refused = await asked(from, to);
      expect(refusalOf(refused, 'deputy_id')).toEqual(['This person is on leave then.']);
    }
    expect((await asked(5, 6)).status).toBe(201);
  });

  test('takes no leave in these days, whoever enters it, until another one stands in', async () => {
    const { colleague, deskHead, staff } = desk;
    const { id } = await entered('colleague', { ...between(1, 5), deputy_id: staff.id });
    const text = 'This person stands in for prasad then. Another deputy has to be chosen there first.';
    expect(refusalOf(await enter('staff', between(5, 6)), 'from_day')).toEqual([text]);
    expect(refusalOf(await enter('mla', { ...between(1, 1), user_id: staff.id }), 'from_day')).toEqual([
      text,
    ]);
    expect((await change('mla', id, { deputy_id: deskHead.id })).status).toBe(200);
    expect((await enter('staff', between(5, 6))).status).toBe(201);
    expect(colleague.id).toBeGreaterThan(0);
  });

  test('that is chosen twice at once for each other stands in for one of them', async () => {
    const { colleague, staff } = desk;
    const answers = await Promise.all([
      enter('staff', { ...between(1, 2), deputy_id: colleague.id }),
      enter('colleague', { ...between(1, 2), deputy_id: staff.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

test('[SLA-16] leave of others is entered and seen by who runs the office, in place', async () => {
  const { colleague, staff, staffElsewhere } = desk;
  for (const who of ['admin', 'mp', 'mla', 'deskHead'] as const) {
    await desk.db.delete(leaves);
    const { id } = await entered(who, { ...between(1, 2), user_id: staff.id });
    const everybody = (await desk.get(desk[who], 'leave?everybody=true')).body;
    expect(everybody.data).toMatchObject([{ id, user: { name: 'sunitha' } }]);
    expect((await desk.get(desk[who], 'leave')).body.data).toEqual([]);
    expect((await change(who, id, { deputy_id: colleague.id })).status).toBe(200);
    expect((await remove(who, id)).status).toBe(200);
  }
  for (const who of ['mla', 'deskHead', 'staff'] as const) {
    const refused = await enter(who, { ...between(1, 2), user_id: staffElsewhere.id });
    expect(refusalOf(refused, 'user_id')).toEqual([errorTexts.unknownChoice]);
  }
  const { id } = await entered('colleague', between(1, 2));
  expect(
    refusalOf(await enter('staff', { ...between(1, 2), user_id: colleague.id }), 'user_id'),
  ).toHaveLength(1);
  for (const who of ['staff', 'otherMla'] as const) {
    expect((await change(who, id, between(1, 3))).status).toBe(404);
    expect((await remove(who, id)).status).toBe(404);
  }
  expect((await desk.get(desk.staff, 'leave?everybody=true')).status).toBe(403);
  expect((await desk.get(desk.otherMla, 'leave?everybody=true')).body.data).toEqual([]);
  expect((await desk.get(desk.staff, `leave/account?deputy_of=${colleague.id}`)).status).toBe(422);
  expect((await desk.get(desk.staff, 'leave/account')).body.data).toMatchObject([{ id: staff.id }]);
});

test('[SLA-16] admin sees the leaves of one office, and nobody another one by naming it', async () => {
  const { admin, otherMla, staff, staffElsewhere } = desk;
  await entered('staff', between(1, 2));
  await entered('staffElsewhere', between(1, 2));
  const { data = [] } = (await desk.get(admin, 'office')).body;
  const own = (await desk.get(desk.mla, 'office/settings')).body.office as { id: number };
  const shown = async (who: Who, office: number) => {
    const { body } = await desk.get(desk[who], `leave?everybody=true&office_id=${office}`);
    return body.data?.map(({ user }) => (user as { id: number }).id);
  };
  expect(await shown('admin', own.id)).toEqual([staff.id]);
  const state = data.find(({ parliament }) => parliament === null)?.id as number;
  expect(await shown('admin', state)).toEqual([staff.id, staffElsewhere.id]);
  expect(await shown('otherMla', own.id)).toEqual([]);
  expect(await shown('admin', 2_000_000_000)).toEqual([]);
  expect(otherMla.id).toBeGreaterThan(0);
});

test('[SLA-16] a leave of now ends early, one that is over stays', async () => {
  const { id } = await entered('staff', between(0, 9));
  desk.pass(2 * 24 * 60);
  expect(refusalOf(await change('staff', id, { to_day: on(-1) }), 'to_day')).toEqual([
    errorTexts.leaveInPast,
  ]);
  expect((await change('staff', id, { to_day: on(0) })).body).toMatchObject({
    ...between(-2, 0),
    state: 'now',
  });
  expect((await remove('staff', id)).status).toBe(200);
  const [kept] = await desk.db
    .select()
    .from(leaves)
    .where(eq(leaves.id, Number(id)));
  expect(kept).toMatchObject({ ...between(-2, -1), version: 3 });
  expect(refusalOf(await change('staff', id, { to_day: on(4) }), 'to_day')).toEqual([errorTexts.leaveOver]);
  expect(refusalOf(await remove('staff', id), 'id')).toEqual([errorTexts.leaveOver]);
  await entered('staff', between(0, 1));
  const { data } = (await desk.get(desk.staff, 'leave')).body;
  expect(data?.map(({ state }) => state)).toEqual(['now', 'over']);
});

test('[SLA-16] the list of staff shows until when a user is absent, and the deputy', async () => {
  const { colleague, mla, staff } = desk;
  await entered('colleague', { ...between(0, 3), deputy_id: staff.id });
  const { data = [] } = (await desk.get(mla, 'staff')).body;
  const of = (id: number) => data.find((each) => each.id === id);
  expect(of(colleague.id)).toMatchObject({
    absence: { to_day: on(3), deputy: { id: staff.id, name: 'sunitha' } },
  });
  expect(of(staff.id)).not.toHaveProperty('absence');
});

test('[SLA-16, GRD-09] leaves go with their account', async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const { id } = await desk.account({ role: 'staff', parliament_id, assembly_id });
  await entered('mla', { ...between(1, 2), user_id: id });
  await entered('staff', { ...between(1, 2), deputy_id: null });
  await desk.db.delete(users).where(eq(users.id, id));
  expect(await desk.db.select().from(leaves)).toMatchObject([{ user_id: desk.staff.id }]);
});
