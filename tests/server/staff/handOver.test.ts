import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

const desk = await openDesk();
/** The leaving user, new for each test. */
let gone: { id: number; token: string };
let phones = 9_100_000_000;
beforeEach(async () => {
  await desk.db.delete(leaves);
  await desk.db.delete(complaints);
  const { parliament_id, assembly_id } = desk.places.A1;
  phones += 1;
  gone = await desk.account({
    role: 'staff',
    name: 'Sunitha Chary',
    phone: String(phones),
    password_hash: await hashPassword('Mango season 7'),
    ...{ parliament_id, assembly_id },
  } as Parameters<Desk['account']>[0]);
});

const put = (json: object, by: { token: string } = desk.mla) => desk.put(by, `staff/${gone.id}`, json);
const disable = () => put({ is_active: false });
const stored = async (id: number) => {
  const [found] = await desk.db.select().from(complaints).where(eq(complaints.id, id));
  return found;
};

describe('[SLA-20] a disabled user', () => {
  test('gives up the open grievances, told beforehand how many; the closed ones stay', async () => {
    const { mla, deskHead, record, post, get, db } = desk;
    const { id } = await record(gone);
    const given = await record(mla, { staff_id: gone.id });
    const closed = await record(gone);
    await post(gone, 'complaint/close', { id: closed.id, message: 'Done' });
    const { body } = await get(mla, `staff/${gone.id}/cases`);
    expect(body).toEqual({ open: 2 });
    await db.delete(notices);
    expect((await disable()).body).toMatchObject({ is_active: false, version: 2 });
    expect(await stored(id)).toMatchObject({ staff_id: null, status: 'open', version: 2 });
    expect(await stored(given.id)).toMatchObject({ staff_id: null, status: 'reviewed', version: 2 });
    expect(await stored(closed.id)).toMatchObject({ staff_id: gone.id, version: 2 });
    const entries = (await get(mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? [];
    expect(entries[0]).toMatchObject({
      action: 'assigned',
      creator: { id: mla.id },
      changes: [{ field: 'staff', from: 'Sunitha Chary', to: null }],
    });
    const clocks = await db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id));
    expect(clocks).toMatchObject([{ staff_id: null }]);
    expect(await countDifferences(db)).toEqual([]);
    const told = (await get(deskHead, 'notice')).body.data ?? [];
    expect(told.map(({ kind, complaint }) => [kind, (complaint as { id: number }).id])).toEqual([
      ['hand_over', given.id],
      ['hand_over', id],
    ]);
    expect(await db.select().from(notices)).toHaveLength(2);
    expect((await desk.list(mla, { staff_id: 'none', page: 1 })).total).toBe(2);
  });

  test('is signed out, cannot sign in, is in no picker and given nothing', async () => {
    const { mla, record, get, post, send } = desk;
    const { id } = await record(mla);
    await disable();
    expect((await get(gone, 'me')).status).toBe(401);
    const login = { username: String(phones), password: 'Mango season 7' };
    expect((await send('POST', 'login', { json: login })).status).toBe(401);
    const { data = [] } = (await get(mla, 'staff')).body;
    expect(data.map((each) => each.id)).not.toContain(gone.id);
    expect((await post(mla, 'complaint/staff/assign', { complaint_id: id, staff_id: gone.id })).status).toBe(
      422,
    );
    const off = (await get(mla, 'staff?is_active=false')).body.data ?? [];
    expect(off.map((each) => each.id)).toContain(gone.id);
    const seen = (await get(desk.staff, 'staff?is_active=false')).body.data ?? [];
    expect(seen.map((each) => each.id)).not.toContain(gone.id);
  });

  test('is enabled again without the former complaints; no other change is possible before', async () => {
    const { record } = desk;
    const { id } = await record(gone);
    await disable();
    expect((await put({ name: 'Another name' })).status).toBe(404);
    expect((await disable()).status).toBe(404);
    expect((await put({ is_active: true, version: 1 })).status).toBe(409);
    expect((await put({ is_active: true, version: 2 })).body).toMatchObject({ is_active: true, version: 3 });
    expect(await stored(id)).toMatchObject({ staff_id: null });
    const login = { username: String(phones), password: 'Mango season 7' };
    expect((await desk.send('POST', 'login', { json: login })).status).toBe(200);
  });

  test('has no follow-ups, is no deputy, and has none', async () => {
    const { colleague, record, post, get, db, clock } = desk;
    const { id } = await record(gone);
    await post(gone, 'complaint/followup', { id, on: '2026-03-20' });
    const today = dayOf(clock.now);
    const days = { from_day: today, to_day: addDays(today, 3) };
    await db.insert(leaves).values([
      { user_id: colleague.id, deputy_id: gone.id, ...days },
      { user_id: gone.id, deputy_id: desk.staff.id, from_day: addDays(today, 5), to_day: addDays(today, 6) },
      { user_id: colleague.id, deputy_id: gone.id, from_day: '2026-01-01', to_day: '2026-01-02' },
    ]);
    await disable();
    expect(await db.select().from(complaintFollowups)).toMatchObject([{ state: 'cleared' }]);
    const kept = await db.select().from(leaves).orderBy(asc(leaves.id));
    expect(kept.map(({ deputy_id, version }) => [deputy_id, version])).toEqual([
      [null, 2],
      [null, 2],
      [gone.id, 1],
    ]);
    expect((await get(desk.mla, 'leave?everybody=true')).body.data).toMatchObject([
      { user: { id: colleague.id }, deputy: null },
      { state: 'over' },
    ]);
  });

  test('is so by who keeps the accounts of the place: neither by staff, nor from elsewhere', async () => {
    for (const [by, status] of [
      [desk.staff, 403],
      [desk.deskHead, 403],
      [desk.otherMla, 404],
      [gone, 403],
      [desk.mp, 200],
    ] as const)
      expect((await put({ is_active: false }, by)).status).toBe(status);
    expect((await desk.get(desk.otherMla, `staff/${gone.id}/cases`)).status).toBe(404);
    expect((await desk.get(gone, `staff/${gone.id}/cases`)).status).toBe(401);
    const own = await desk.put(desk.mla, `staff/${desk.mla.id}`, { is_active: false });
    expect(own.status).toBe(404);
  });
});

test('[SLA-20] a user moved to another constituency releases the open complaints of this one', async () => {
  const { mp, record, places } = desk;
  const { id } = await record(gone);
  expect((await put({ name: 'Sunitha' }, mp)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ staff_id: gone.id, version: 1 });
  const moved = await put({ assembly_id: places.A2.assembly_id }, mp);
  expect(moved.body).toMatchObject({ assembly_id: places.A2.assembly_id, is_active: true });
  expect(await stored(id)).toMatchObject({ staff_id: null, version: 2 });
  expect((await desk.get(gone, 'me')).status).toBe(200);
});

test('[SLA-20, DET-06] a complaint reopened after its assignee has left is unassigned, and the desk head is notified', async () => {
  const { mla, deskHead, record, post, get, db } = desk;
  const { id } = await record(gone);
  await post(gone, 'complaint/close', { id, message: 'Done' });
  await disable();
  await db.delete(notices);
  expect((await post(mla, 'complaint/reopen', { id })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ staff_id: null, status: 'open' });
  // A reopened grievance goes on a level higher (REF-20).
  const [level, last] = (await get(mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? [];
  expect([level, last]).toMatchObject([{ action: 'escalated' }, { action: 'reopened' }]);
  expect(last?.changes).toContainEqual({ field: 'staff', from: 'Sunitha Chary', to: null });
  expect((await get(deskHead, 'notice')).body.data).toMatchObject([
    { kind: 'escalated' },
    { kind: 'hand_over' },
  ]);
  const other = await record(desk.staff);
  await post(desk.staff, 'complaint/close', { id: other.id, message: 'Done' });
  await post(mla, 'complaint/reopen', { id: other.id });
  expect(await stored(other.id)).toMatchObject({ staff_id: desk.staff.id });
});

test('[SLA-20] without a desk head notifies the users who run the office, except the one who did it', async () => {
  const { db, deskHead, mla, mp, record, get } = desk;
  await db.update(users).set({ duties: [] }).where(eq(users.id, deskHead.id));
  await db.delete(notices);
  await record(gone);
  await put({ is_active: false }, mp);
  expect((await get(mla, 'notice')).body.data).toMatchObject([{ kind: 'hand_over' }]);
  expect(await db.select().from(notices)).toHaveLength(1);
  await db
    .update(users)
    .set({ duties: ['desk_head'] })
    .where(eq(users.id, deskHead.id));
});

describe('[SLA-20] the account of an mla', () => {
  const standIn = async (deputy: number) => {
    const today = dayOf(desk.clock.now);
    await desk.db.insert(leaves).values({
      ...{ user_id: desk.colleague.id, deputy_id: deputy, from_day: today, to_day: addDays(today, 3) },
    });
  };
  const deputies = async () => (await desk.db.select().from(leaves)).map(({ deputy_id }) => deputy_id);

  test('a disabled user is no deputy', async () => {
    const { admin, account, send, places } = desk;
    const { parliament_id, assembly_id } = places.A1;
    const { id } = await account({ role: 'mla', parliament_id, assembly_id });
    await standIn(id);
    const off = await send('PUT', `user/${id}`, { token: admin.token, json: { is_active: false } });
    expect(off.status).toBe(200);
    expect(await deputies()).toEqual([null]);
  });

  test('a user with another seat is no deputy there', async () => {
    const { admin, post, send, places } = desk;
    const person = await post(admin, 'user', {
      ...{ name: 'Raghu', username: `${crypto.randomUUID()}@example.org`, password: 'Mango season 7' },
    });
    const { parliament_id, assembly_id } = places.A1;
    const made = await post(admin, 'candidate', {
      ...{ user_id: person.body.id, designation: 'MLA', parliament_id, assembly_id },
    });
    const user_id = Number(person.body.id);
    await standIn(user_id);
    const change = (json: object) => send('PUT', `candidate/${made.body.id}`, { token: admin.token, json });
    expect((await change({ name: 'Raghu Nayak' })).status).toBe(200);
    expect(await deputies()).toEqual([user_id]);
    expect((await change({ assembly_id: places.A2.assembly_id })).status).toBe(200);
    expect(await deputies()).toEqual([null]);
  });
});
