import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_COUNTED_NOTICES, type Notice, type NoticeList } from '#contract/desk/notices.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { expireNotices } from '#server/desk/notices/expire.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';
import { all, using } from '../offices/using.ts';

const desk = await openDesk();
beforeEach(() => desk.db.delete(notices));

type Person = Desk['mla'];
const told = async (by: Person, query = '') =>
  (await desk.get(by, `notice?${query}`)).body as unknown as NoticeList;
const numbers = async (by: Person, query?: string) =>
  (await told(by, query)).data.map(({ complaint }) => complaint.complaint_number);
const assign = (by: Person, complaint: { id: number }, to: Person) =>
  desk.post(by, 'complaint/staff/assign', { complaint_id: complaint.id, staff_id: to.id });
const read = (by: Person, json: Record<string, unknown>) => desk.post(by, 'notice/read', json);
const edit = (by: Person, { id }: { id: number }, json: object) => desk.put(by, `complaint/${id}`, json);
/** Complaints of the mla, assigned to the staff member. */
const given = async (count: number) => {
  const all = [];
  for (let one = 0; one < count; one++) all.push(await desk.record(desk.mla, { staff_id: desk.staff.id }));
  return all;
};

test('[GRD-17] tells nothing of what the office does not use, and tells it again once it does', async () => {
  const [complaint] = await given(1);
  const about = { user_id: desk.staff.id, complaint_id: complaint?.id ?? 0, created_at: desk.clock.now };
  await desk.db.insert(notices).values({ ...about, kind: 'overdue' });
  const kinds = async () => {
    const { data, unread } = await told(desk.staff);
    return { kinds: data.map(({ kind }) => kind), unread };
  };
  expect(await kinds()).toEqual({ kinds: ['overdue', 'assigned'], unread: 2 });
  await using(desk).change(desk.mla, { ...all(true), deadlines: false });
  expect(await kinds()).toEqual({ kinds: ['assigned'], unread: 1 });
  await using(desk).change(desk.mla, all(true));
  expect(await kinds()).toEqual({ kinds: ['overdue', 'assigned'], unread: 2 });
});

describe('who is told', () => {
  test("[GRD-08] notifies the assignee of another user's assignment: kind, number, category and place, no person", async () => {
    const complaint = await desk.record(desk.mla, { name: 'Lakshmi', phone: '9848000001' });
    await assign(desk.mla, complaint, desk.staff);
    const { V1 } = desk.places;
    expect(await told(desk.staff)).toEqual({
      data: [
        {
          id: expect.any(Number),
          kind: 'assigned',
          complaint: {
            id: complaint.id,
            complaint_number: complaint.complaint_number,
            category: { id: desk.roads, name: 'Roads' },
            area: { id: V1.area_id, name: 'V1' },
            mandal: { id: V1.mandal_id, name: 'M1' },
            assembly: { id: V1.assembly_id, name: 'A1' },
          },
          created_at: desk.clock.now.toISOString(),
          read: false,
        },
      ],
      more: false,
      unread: 1,
    });
    for (const other of [desk.mla, desk.colleague, desk.admin])
      expect(await told(other)).toEqual({ data: [], more: false, unread: 0 });
  });

  test('[GRD-08] of a complaint that is recorded for them, and of one that an edit gives them', async () => {
    const recorded = await desk.record(desk.mla, { staff_id: desk.staff.id });
    const edited = await desk.record(desk.mla);
    await edit(desk.mla, edited, { staff_id: desk.staff.id });
    expect(await numbers(desk.staff)).toEqual([edited.complaint_number, recorded.complaint_number]);
  });

  test('[GRD-08] once for each time that it is given, and not of what they record themselves', async () => {
    const own = await desk.record(desk.staff);
    await assign(desk.mla, own, desk.staff);
    expect(await numbers(desk.staff)).toEqual([]);
    await assign(desk.mla, own, desk.colleague);
    await assign(desk.mla, own, desk.staff);
    await assign(desk.mla, own, desk.staff);
    await edit(desk.mla, own, { staff_id: desk.staff.id, name: 'Somebody' });
    expect(await numbers(desk.staff)).toEqual([own.complaint_number]);
    await edit(desk.mla, own, { staff_id: null });
    expect(await desk.db.$count(notices)).toBe(2);
  });

  test('[GRD-08] a refused call notifies nobody', async () => {
    const complaint = await desk.record(desk.mla);
    expect((await assign(desk.mla, complaint, desk.staffElsewhere)).status).toBe(422);
    expect((await assign(desk.otherMla, complaint, desk.staff)).status).toBe(404);
    const wrong = desk.body({ staff_id: desk.staffElsewhere.id });
    expect((await desk.send('POST', 'complaint', { token: desk.mla.token, form: wrong })).status).toBe(422);
    expect(await desk.db.$count(notices)).toBe(0);
  });
});

describe('the list', () => {
  test('[GRD-08] has the newest first, ten at once and the older ones after them', async () => {
    const all = (await given(13)).map(({ complaint_number }) => complaint_number).reverse();
    const first = await told(desk.staff);
    expect([first.data.length, first.more, first.unread]).toEqual([10, true, 13]);
    const before = first.data.at(-1)?.id;
    const rest = await told(desk.staff, `before=${before}`);
    expect([rest.data.length, rest.more, rest.unread]).toEqual([3, false, 13]);
    expect([...(await numbers(desk.staff)), ...(await numbers(desk.staff, `before=${before}`))]).toEqual(all);
    expect(await numbers(desk.staff, 'per_page=1')).toEqual(all.slice(0, 1));
  });

  test('[GRD-08] counts a hundred unread ones at most', async () => {
    const [complaint] = await given(1);
    const row = { user_id: desk.staff.id, kind: 'assigned' as const, complaint_id: complaint?.id ?? 0 };
    await desk.db.insert(notices).values(Array.from({ length: MAX_COUNTED_NOTICES }, () => row));
    expect((await told(desk.staff)).unread).toBe(MAX_COUNTED_NOTICES);
  });

  test('[GRD-08] shows the current state of the complaint', async () => {
    const [complaint = { id: 0 }] = await given(1);
    await edit(desk.mla, complaint, { category_id: desk.water, area_id: desk.places.V2.area_id });
    const [notice] = (await told(desk.staff)).data;
    expect([notice?.complaint.category?.name, notice?.complaint.area?.name]).toEqual(['Water', 'V2']);
  });

  test('[GRD-08, GRD-13, SCOPE-08] hides the notice of a deleted or reassigned complaint', async () => {
    const [deleted = { id: 0 }, passedOn = { id: 0 }, demo = { id: 0 }, kept] = await given(4);
    await desk.remove(desk.mla, `complaint/${deleted.id}`);
    await assign(desk.mla, passedOn, desk.colleague);
    await edit(desk.mla, demo, { name: 'demo' });
    const { data, unread } = await told(desk.staff);
    expect([data.map(({ complaint }) => complaint.id), unread]).toEqual([[kept?.id], 1]);
    await desk.db
      .update(users)
      .set({ assembly_id: desk.places.A3.assembly_id, parliament_id: desk.places.P2.parliament_id })
      .where(eq(users.id, desk.staff.id));
    expect(await told(desk.staff)).toEqual({ data: [], more: false, unread: 0 });
    const { parliament_id, assembly_id } = desk.places.A1;
    await desk.db.update(users).set({ parliament_id, assembly_id }).where(eq(users.id, desk.staff.id));
  });

  test('[GRD-08] passes over those that are no longer told, however many', async () => {
    const kept = (await given(3)).map(({ complaint_number }) => complaint_number).reverse();
    const [passedOn = { id: 0 }] = await given(1);
    const row = { user_id: desk.staff.id, kind: 'assigned' as const, complaint_id: passedOn.id };
    await desk.db.insert(notices).values(Array.from({ length: 40 }, () => row));
    await assign(desk.mla, passedOn, desk.colleague);
    const { data, more, unread } = await told(desk.staff, 'per_page=2');
    expect([data.map(({ complaint }) => complaint.complaint_number), more]).toEqual([kept.slice(0, 2), true]);
    expect(unread).toBe(3);
    expect(await numbers(desk.staff, `per_page=2&before=${data[1]?.id}`)).toEqual(kept.slice(2));
  });

  test('[GRD-08] has no notice after 60 days, read or not', async () => {
    const [first] = await given(2);
    const [, older] = (await told(desk.staff)).data;
    await read(desk.staff, { ids: [older?.id] });
    const daysLater = (days: number, ms = 0) => new Date(desk.clock.now.getTime() + days * 86_400_000 + ms);
    await expireNotices(desk.db, daysLater(60));
    expect(await desk.db.$count(notices)).toBe(2);
    await expireNotices(desk.db, daysLater(60, 1));
    expect(await desk.db.$count(notices)).toBe(0);
    expect(await desk.db.$count(complaints, eq(complaints.id, first?.id ?? 0))).toBe(1);
  });
});

describe('marking as read', () => {
  const stored = (notice?: Notice) =>
    desk.db
      .select()
      .from(notices)
      .where(eq(notices.id, notice?.id ?? 0));
  const states = async () => (await told(desk.staff)).data.map((notice) => notice.read);

  test('[GRD-08] some of them, then all', async () => {
    await given(3);
    const [newest, , oldest] = (await told(desk.staff)).data;
    const some = await read(desk.staff, { ids: [newest?.id, oldest?.id, oldest?.id] });
    expect([some.status, some.body, await states()]).toEqual([200, { unread: 1 }, [true, false, true]]);
    const first = await stored(newest);
    desk.pass(1);
    const all = await read(desk.staff, { all: true });
    expect([all.status, all.body, await states()]).toEqual([200, { unread: 0 }, [true, true, true]]);
    expect(await stored(newest)).toEqual(first);
  });

  test('[GRD-08, GRD-13] not those of others: 404, and none of the call is marked', async () => {
    await given(1);
    await desk.record(desk.mla, { staff_id: desk.colleague.id });
    const [mine] = (await told(desk.staff)).data;
    const [theirs] = (await told(desk.colleague)).data;
    for (const id of [theirs?.id, 2_000_000_000]) {
      const { status, body } = await read(desk.staff, { ids: [mine?.id, id] });
      expect([status, body.message]).toEqual([404, errorTexts.notFound]);
    }
    expect((await read(desk.staff, { all: true })).status).toBe(200);
    expect(await states()).toEqual([true]);
    expect((await told(desk.colleague)).unread).toBe(1);
  });

  test('[GRD-08, GRD-13] refuses a notice whose complaint has been reassigned', async () => {
    const [passedOn = { id: 0 }] = await given(1);
    const [notice] = (await told(desk.staff)).data;
    await assign(desk.mla, passedOn, desk.colleague);
    expect((await read(desk.staff, { ids: [notice?.id] })).status).toBe(404);
  });

  test('[GRD-08, API-04] of nothing is refused', async () => {
    for (const json of [{}, { ids: [] }, { all: false }])
      expect(refusalOf(await read(desk.staff, json), 'ids')).toEqual([errorTexts.required]);
  });
});
