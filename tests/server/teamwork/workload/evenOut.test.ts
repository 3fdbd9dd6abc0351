import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Task } from '#contract/desk/task.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { Move } from '#contract/teamwork/workloadCalls.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { runTask } from '#server/desk/tasks/run.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { moveOne } from '#server/teamwork/workload/evenOut.ts';
import { openDesk } from '../../complaints/desk.ts';
import { heldBy } from '../../statementsInside.ts';

const LONG_AGO = '2026-06-01';
const TODAY = '2026-06-19';
type Person = { id: number; token: string };
const desk = await openDesk();
const { at } = desk;
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  at(TODAY);
});

/** Gives a person this many complaints, recorded long ago by default. */
async function give(to: Person, many: number, day = LONG_AGO): Promise<number[]> {
  at(day);
  const ids: number[] = [];
  for (let nth = 0; nth < many; nth++) ids.push((await desk.record(desk.mla, { staff_id: to.id })).id);
  at(TODAY);
  return ids;
}
const propose = async (by: Person, more: object = {}) => {
  const { status, body } = await desk.post(by, 'workload/even', { dry_run: true, ...more });
  expect([status, body.job]).toEqual([200, null]);
  return (body.moves as Move[]).map(({ id, from, to }) => [id, from.id, to.id]);
};
const begin = (by: Person, moves: object[] | undefined) => desk.post(by, 'workload/even', { moves });
/** Works the job off as the server would, and answers how it ended. */
async function done(by: Person, { body }: Awaited<ReturnType<typeof begin>>) {
  const { id } = body.job as Task;
  const never = { step: () => Promise.reject(new Error('another kind')) };
  const slice = () => Promise.reject(new Error('another kind'));
  await runTask(
    desk.services,
    id,
    { last: true },
    { causeAnswer: never, deadlines: { slice }, evenOut: { step: moveOne } },
  );
  return (await desk.get(by, `job/${id}`)).body as unknown as Task;
}
const staffOf = async (id: number) =>
  (await desk.db.select().from(complaints).where(eq(complaints.id, id)))[0]?.staff_id;

describe('[SLA-21] what is proposed', () => {
  test('goes from who has most to who has least, what was left alone longest first; nothing is written', async () => {
    const { staff, colleague, deskHead, mla } = desk;
    const [older = 0, newer = 0] = await give(staff, 4);
    await give(colleague, 1);
    await give(deskHead, 1);
    const moves = [
      [older, staff.id, deskHead.id],
      [newer, staff.id, colleague.id],
    ];
    expect((await propose(mla)).map(([, ...way]) => way)).toEqual(
      [deskHead.id, colleague.id].sort((one, other) => one - other).map((id) => [staff.id, id]),
    );
    expect((await propose(mla)).map(([id]) => id)).toEqual(moves.map(([id]) => id));
    expect(await propose(deskHead)).toEqual(await propose(mla));
    expect(await staffOf(older)).toBe(staff.id);
    const { body } = await desk.post(mla, 'workload/even', { dry_run: true });
    expect((body.moves as Move[])[0]).toMatchObject({
      ...{ complaint_number: expect.stringMatching(/^2026-/), category: { name: 'Roads' } },
      ...{ from: { name: 'sunitha' }, area: { id: desk.places.V1.area_id } },
    });
    expect(JSON.stringify(body)).not.toContain('Ramulu');
  });

  test('is worked out before any transaction would hold up the office; what was looked through begins in one', async () => {
    const [id = 0] = await give(desk.staff, 3);
    expect(await heldBy(desk.db, () => propose(desk.mla))).toBe(0);
    const moves = [{ id, staff_id: desk.colleague.id }];
    expect(await heldBy(desk.db, () => begin(desk.mla, moves))).toBeGreaterThan(0);
  });

  test('is nothing that was worked on in the last three days', async () => {
    await give(desk.staff, 2, '2026-06-17');
    const [answered = 0, remarked = 0] = await give(desk.staff, 2);
    await desk.post(desk.mla, 'complaint/response', {
      complaint_id: answered,
      message: 'Soon',
      status: 'responded',
    });
    await desk.post(desk.mla, 'complaint/history', { complaint_id: remarked, message: 'Asked' });
    expect(await propose(desk.mla)).toEqual([]);
    const [left = 0] = await give(desk.staff, 1);
    expect((await propose(desk.mla)).map(([id]) => id)).toEqual([left]);
  });

  test('gives who is on leave nothing, and takes from them', async () => {
    const { staff, colleague, deskHead, mla } = desk;
    await give(colleague, 3);
    for (const { id: user_id } of [colleague, deskHead])
      await desk.db.insert(leaves).values({ user_id, from_day: TODAY, to_day: TODAY });
    expect((await propose(mla)).map(([, ...way]) => way)).toEqual([[colleague.id, staff.id]]);
  });

  test('[SCOPE-08] stays in the constituency, and admin names the office', async () => {
    await give(desk.staff, 4);
    const elsewhere = (await desk.get(desk.otherMla, 'office/settings')).body.office as { id: number };
    expect(await propose(desk.admin, { office_id: elsewhere.id })).toEqual([]);
    expect(
      (await desk.post(desk.mla, 'workload/even', { dry_run: true, office_id: elsewhere.id })).status,
    ).toBe(404);
    expect((await desk.post(desk.admin, 'workload/even', { dry_run: true })).status).toBe(422);
    expect((await desk.post(desk.staff, 'workload/even', { dry_run: true })).status).toBe(403);
    expect(await propose(desk.mp)).toEqual(await propose(desk.mla));
  });
});

describe('[SLA-21, GRD-15] the moves that were looked through', () => {
  test('[API-07] are done by a job, each as one that a person has assigned', async () => {
    const [one = 0, two = 0, three = 0] = await give(desk.staff, 3);
    const moves = [
      { id: three, staff_id: desk.deskHead.id },
      { id: one, staff_id: desk.colleague.id },
    ];
    const task = await done(desk.deskHead, await begin(desk.deskHead, moves));
    expect(task).toMatchObject({ state: 'done', total: 2, done: 2, refused: 0 });
    expect([await staffOf(one), await staffOf(two), await staffOf(three)]).toEqual([
      desk.colleague.id,
      desk.staff.id,
      desk.deskHead.id,
    ]);
    expect(await desk.history(desk.mla, one)).toContain('Assigned to prasad');
  });

  test('are refused one by one where somebody has worked on it, who is to get it is away, or rights are gone', async () => {
    const [answered = 0, closed = 0, away = 0, fine = 0] = await give(desk.staff, 4);
    const moves = [answered, closed, fine].map((id) => ({ id, staff_id: desk.colleague.id }));
    const answer = await begin(desk.mla, [...moves, { id: away, staff_id: desk.deskHead.id }]);
    await desk.post(desk.staff, 'complaint/response', {
      complaint_id: answered,
      message: 'Soon',
      status: 'responded',
    });
    await desk.post(desk.staff, 'complaint/close', { id: closed, message: 'Done' });
    await desk.db.insert(leaves).values({ user_id: desk.deskHead.id, from_day: TODAY, to_day: TODAY });
    const task = await done(desk.mla, answer);
    expect(task).toMatchObject({ state: 'done', total: 4, done: 1, refused: 3 });
    expect(task.refusals.map(({ reason, count }) => [reason, count])).toEqual([
      [errorTexts.workedOnMeanwhile, 2],
      [errorTexts.onLeaveNow, 1],
    ]);
    expect([await staffOf(answered), await staffOf(fine)]).toEqual([desk.staff.id, desk.colleague.id]);
    const heads = await begin(desk.deskHead, [{ id: away, staff_id: desk.colleague.id }]);
    await desk.db.update(users).set({ duties: [] }).where(eq(users.id, desk.deskHead.id));
    expect((await done(desk.admin, heads)).refusals).toMatchObject([{ reason: errorTexts.forbidden }]);
    await desk.db
      .update(users)
      .set({ duties: ['desk_head'] })
      .where(eq(users.id, desk.deskHead.id));
  });

  test('are refused at once without any, out of place, twice the same, and for somebody of another office', async () => {
    const [id = 0] = await give(desk.staff, 1);
    const foreign = await desk.record(desk.admin, { ...desk.places.V4 });
    const wrong = async (moves?: object[]) => (await begin(desk.mla, moves)).body.errors;
    const to = { staff_id: desk.colleague.id };
    expect(await wrong()).toEqual({ moves: [errorTexts.nothingSelected] });
    expect(await wrong([])).toEqual({ moves: [errorTexts.nothingSelected] });
    expect(await wrong([{ id: foreign.id, ...to }])).toEqual({ moves: [errorTexts.unknownChoice] });
    expect(
      await wrong([
        { id, ...to },
        { id, ...to },
      ]),
    ).toEqual({ moves: [errorTexts.unknownChoice] });
    for (const staff_id of [desk.staffElsewhere.id, desk.mla.id, 999_999])
      expect(await wrong([{ id, staff_id }])).toEqual({ moves: [errorTexts.outsideOffice] });
  });
});
