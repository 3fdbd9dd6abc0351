import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_SECTIONS, type Day, type DaySectionName } from '#contract/desk/myDay.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';

type Person = Parameters<Desk['post']>[0];
const TODAY = '2026-06-19';
const desk = await openDesk();
const { at } = desk;
beforeEach(async () => {
  await desk.db.delete(complaints);
  at(TODAY);
});

const day = async (by: Person) => {
  const { status, body } = await desk.get(by, 'desk/day');
  expect(status).toBe(200);
  const { sections } = body as unknown as Day;
  return Object.fromEntries(sections.map((section) => [section.name, section])) as Record<
    DaySectionName,
    Day['sections'][number]
  >;
};
const namesIn = async (by: Person, name: DaySectionName) => (await day(by))[name].data.map((row) => row.name);

/** What a list shows under the query of a section, in the folder of staff or the list of all. */
async function expectSameLists(by: Person, scope: object = {}) {
  for (const { name, query, total, data } of Object.values(await day(by))) {
    const folder = name === 'followups' || name === 'escalated_to_me' ? {} : scope;
    const listed = await desk.list(by, {
      ...Object.fromEntries(new URLSearchParams(query)),
      ...folder,
      page: 1,
    });
    expect([name, listed.total, listed.names.length]).toEqual([name, total, total]);
    expect(listed.names.slice(0, 5)).toEqual(data.map((row) => row.name));
  }
}

/** Named for what they are today. */
async function recordAll(given: object = {}) {
  const record = (name: string, more: object = {}) => desk.record(desk.mla, { name, ...given, ...more });
  at('2026-05-04');
  for (const nth of [1, 2, 3, 4, 5, 6, 7]) await record(`Overdue ${nth}`);
  at('2026-05-28');
  const due = await record('Due today');
  at(TODAY);
  const later = await record('New');
  return { due, later };
}

describe('[DESK-01] my day', () => {
  test('is empty where nothing waits', async () => {
    const sections = Object.values(await day(desk.staff));
    expect(sections.map(({ name, total, data }) => [name, total, data])).toEqual(
      [...DAY_SECTIONS].map((name) => [name, 0, []]),
    );
  });

  test('has numbers and first rows of the lists that it opens', async () => {
    await recordAll();
    const { overdue, due_today } = await day(desk.mla);
    expect(overdue).toMatchObject({ total: 7 });
    expect(overdue.data.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((nth) => `Overdue ${nth}`));
    expect(due_today.data.map(({ name, clock }) => [name, clock?.due_on])).toEqual([['Due today', TODAY]]);
    for (const by of [desk.admin, desk.mp, desk.mla, desk.deskHead]) await expectSameLists(by);
    expect((await day(desk.otherMla)).overdue.total).toBe(0);
  });

  test('is what was given to them for staff, in the order of their folder', async () => {
    await recordAll({ staff_id: desk.staff.id });
    const { overdue, due_today, new_for_me } = await day(desk.staff);
    expect([overdue.total, due_today.total, new_for_me.total]).toEqual([7, 1, 1]);
    await expectSameLists(desk.staff, { staff_id: desk.staff.id });
    expect((await day(desk.colleague)).overdue.total).toBe(0);
  });

  test('[DESK-04] leaves out what was put off until its day opens, while its deadline runs on', async () => {
    const { due } = await recordAll({ staff_id: desk.staff.id });
    const put = (by: Person) => desk.post(by, 'complaint/followup', { id: due.id, on: '2026-06-22' });
    for (const by of [desk.staff, desk.mla]) expect((await put(by)).status).toBe(200);
    expect(await namesIn(desk.staff, 'due_today')).toEqual([]);
    expect(await namesIn(desk.deskHead, 'due_today')).toEqual(['Due today']);
    await expectSameLists(desk.mla);
    at('2026-06-22', '09:59');
    expect((await day(desk.mla)).overdue.total).toBe(7);
    at('2026-06-22', '10:00');
    expect(await namesIn(desk.mla, 'followups')).toEqual(['Due today']);
    expect((await day(desk.mla)).overdue.total).toBe(8);
    await expectSameLists(desk.mla);
    await expectSameLists(desk.staff, { staff_id: desk.staff.id });
  });

  test('[SLA-06, SLA-07] counts what goes on since its pause is over, said or not, and whatever was added up @seldom', async () => {
    at('2026-05-04');
    const record = (name: string, more: object = {}) =>
      desk.record(desk.admin, { name, staff_id: desk.staff.id, ...more });
    const [waited, waits] = [await record('Waited'), await record('Waits')];
    await record('Elsewhere', { ...desk.places.V4, staff_id: null });
    at('2026-05-05');
    const pause = (id: number, until: string) =>
      desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until });
    expect((await pause(waited.id, '2026-05-11')).status).toBe(200);
    expect((await pause(waits.id, '2026-06-20')).status).toBe(200);
    at(TODAY);
    const expectOne = async (name: 'overdue' | 'due_today') => {
      for (const by of [desk.staff, desk.mla, desk.mp]) expect(await namesIn(by, name)).toEqual(['Waited']);
      for (const by of [desk.admin, desk.mp, desk.mla]) await expectSameLists(by);
      await expectSameLists(desk.staff, { staff_id: desk.staff.id });
      expect((await day(desk.colleague))[name].total).toBe(0);
    };
    await expectOne('overdue');
    expect((await day(desk.admin)).overdue.total).toBe(2);
    await desk.db
      .update(complaintClocks)
      .set({ due_on: TODAY })
      .where(eq(complaintClocks.complaint_id, waited.id));
    await expectOne('due_today');
    expect((await day(desk.admin)).overdue.total).toBe(1);
  });

  test('has the follow-ups of staff of what they recorded and others work on', async () => {
    const { id } = await desk.record(desk.staff, { name: 'Passed on', staff_id: desk.colleague.id });
    const idea = await desk.record(desk.staff, { name: 'Never due', type: 'suggestion' });
    for (const each of [id, idea.id])
      await desk.post(desk.staff, 'complaint/followup', { id: each, on: '2026-06-20' });
    at('2026-06-22');
    expect(await namesIn(desk.staff, 'followups')).toEqual(['Never due', 'Passed on']);
    await expectSameLists(desk.staff, { staff_id: desk.staff.id });
  });

  test('[DESK-04] has follow-ups of what is never due, too', async () => {
    const { id } = await desk.record(desk.mla, { name: 'An idea', type: 'suggestion' });
    await desk.post(desk.mla, 'complaint/followup', { id, on: '2026-06-20' });
    at('2026-06-22');
    expect(await namesIn(desk.mla, 'followups')).toEqual(['An idea']);
    await expectSameLists(desk.mla);
  });
});

describe('[DESK-01] new for me', () => {
  const give = (id: number, to: Person & { id: number }) =>
    desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: to.id });

  test('for staff: given in the last seven days, not answered, not closed', async () => {
    at('2026-06-01');
    const old = await desk.record(desk.mla, { name: 'Given later' });
    await desk.record(desk.mla, { name: 'Given long ago', staff_id: desk.staff.id });
    at('2026-06-13', '00:00');
    await give(old.id, desk.staff);
    const answered = await desk.record(desk.mla, { name: 'Answered', staff_id: desk.staff.id });
    const closed = await desk.record(desk.mla, { name: 'Closed', staff_id: desk.staff.id });
    await desk.record(desk.staff, { name: 'Recorded by oneself', staff_id: desk.staff.id });
    await desk.record(desk.mla, { name: 'Given with it', staff_id: desk.staff.id });
    await desk.post(desk.staff, 'complaint/response', {
      complaint_id: answered.id,
      message: 'Yes.',
      status: 'responded',
    });
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done.' });
    at(TODAY);
    expect(await namesIn(desk.staff, 'new_for_me')).toEqual(['Given with it', 'Given later']);
    expect((await day(desk.staff)).new_for_me.total).toBe(2);
    expect(await namesIn(desk.colleague, 'new_for_me')).toEqual([]);
    at('2026-06-20', '00:00');
    expect(await namesIn(desk.staff, 'new_for_me')).toEqual([]);
  });

  test('for those who give them out: open and in nobody’s charge; for the head of the desk both', async () => {
    const { id } = await desk.record(desk.mla, { name: 'Waits' });
    await desk.record(desk.mla, { name: 'Given', staff_id: desk.staff.id });
    await desk.record(desk.mla, { name: 'Her own', staff_id: desk.deskHead.id });
    await desk.record(desk.otherMla, { name: 'Elsewhere', ...desk.places.V4 });
    expect(await namesIn(desk.mla, 'new_for_me')).toEqual(['Waits']);
    expect(await namesIn(desk.deskHead, 'new_for_me')).toEqual(['Her own', 'Waits']);
    expect((await day(desk.admin)).new_for_me.total).toBe(2);
    await expectSameLists(desk.deskHead);
    await desk.post(desk.mla, 'complaint/followup', { id, on: '2026-06-22' });
    expect((await day(desk.mla)).new_for_me.total).toBe(0);
    await give(id, desk.staff);
    expect((await day(desk.admin)).new_for_me.total).toBe(1);
    await expectSameLists(desk.mla);
  });
});

describe('[DESK-01, SLA-13] escalated to me', () => {
  const up = (by: Person, id: number) => desk.post(by, 'complaint/escalate', { id, note: 'Urgent' });
  const down = (by: Person, id: number) => desk.post(by, 'complaint/deescalate', { id, note: 'Yours' });
  const all = { head: () => desk.deskHead, mla: () => desk.mla, mp: () => desk.mp, admin: () => desk.admin };
  const escalated = async () => {
    const found: Record<string, string[]> = {};
    for (const [name, who] of Object.entries(all)) found[name] = await namesIn(who(), 'escalated_to_me');
    return found;
  };

  test('what has come to one and was not given back, also when it has gone on; not what is resolved', async () => {
    const [one, two, three] = [
      await desk.record(desk.mla, { name: 'One', staff_id: desk.staff.id }),
      await desk.record(desk.mla, { name: 'Two', staff_id: desk.staff.id }),
      await desk.record(desk.mla, { name: 'Three' }),
    ];
    for (const { id } of [one, two, two, two, three]) expect((await up(desk.mla, id)).status).toBe(200);
    const both = ['Two'];
    expect(await escalated()).toEqual({ head: ['Three', 'Two', 'One'], mla: both, mp: both, admin: [] });
    for (const who of Object.values(all)) await expectSameLists(who());
    await down(desk.mp, two.id);
    await desk.post(desk.mla, 'complaint/close', { id: three.id, message: 'Done.' });
    expect(await escalated()).toEqual({ head: ['Two', 'One'], mla: ['Two'], mp: [], admin: [] });
    await desk.post(desk.mla, 'complaint/followup', { id: two.id, on: '2026-06-22' });
    expect((await day(desk.mla)).escalated_to_me).toMatchObject({ total: 0 });
    await expectSameLists(desk.mla);
  });
});
