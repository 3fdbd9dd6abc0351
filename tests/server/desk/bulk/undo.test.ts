import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { refusal } from '../../persons/causes/office.ts';
import { openBulk } from './office.ts';

const office = await openBulk();

/** The visible fields of some complaints, to compare before and after. */
async function standing(ids: readonly number[]) {
  const shown = [];
  for (const id of ids) {
    const { category, cause, followup, priority, staff, status } = await office.recordOf(id);
    shown.push({ category, cause, followup, priority, staff, status });
  }
  return shown;
}
const soon = (days: number) => addDays(dayOf(office.clock.now), days);

test('[DESK-12] assignments go back to whom they were, and what was open is open again', async () => {
  const { colleague, history, many, mla, post, run, staff, undo } = office;
  const [mine = 0, had = 0, same = 0] = await many(3);
  await post(mla, 'complaint/staff/assign', { complaint_id: had, staff_id: colleague.id });
  await post(mla, 'complaint/staff/assign', { complaint_id: same, staff_id: staff.id });
  const ids = [mine, had, same];
  const before = await standing(ids);
  const work = await run('assign', { staff_id: staff.id }, { ids });
  expect(work.undo_until).not.toBeNull();
  const { work: undone } = await undo(work);
  expect(undone?.undo).toMatchObject({ undone: 2, kept: [], job: { state: 'done', total: 2 } });
  expect(undone?.undo_until).toBeNull();
  expect(await standing(ids)).toEqual(before);
  expect((await history(mla, had))?.[0]).toBe('Assigned to prasad');
});

test('[DESK-12] category, priority, follow-up and cause are given back, too', async () => {
  const { cause, many, mla, post, run, undo, water } = office;
  const ids = await many(2);
  const { id: cause_id } = (await cause([ids[0] ?? 0])).body;
  await post(mla, 'complaint/followup', { id: ids[1] ?? 0, on: soon(1), note: 'Ring' });
  const before = await standing(ids);
  const given = { category_id: water, priority: 'high', on: soon(4), note: 'Look again', cause_id };
  for (const [action, changes] of Object.entries({ category: 2, priority: 2, followup: 2, cause: 1 })) {
    const work = await run(action, given, { ids });
    expect(await standing(ids)).not.toEqual(before);
    const { work: undone } = await undo(work);
    expect([action, undone?.undo]).toMatchObject([action, { undone: changes, kept: [] }]);
    expect(await standing(ids)).toEqual(before);
  }
});

test('[DESK-12, DESK-04] restores a follow-up even if its day has come', async () => {
  const { many, mla, pass, post, run, undo, recordOf } = office;
  const [id = 0] = await many(1);
  const on = soon(1);
  await post(mla, 'complaint/followup', { id, on });
  pass(24 * 60);
  const work = await run('followup', { on: soon(5) }, { ids: [id] });
  await undo(work);
  expect((await recordOf(id)).followup).toMatchObject({ on });
});

test('[DESK-12] keeps later changes of other users, and reports them by number with the reason', async () => {
  const { deskHead, many, mla, numberOf, post, run, staff, undo, recordOf, send, water, cause } = office;
  const [stays = 0, edited = 0, closed = 0] = await many(3);
  const ids = [stays, edited, closed];
  const work = await run('assign', { staff_id: staff.id }, { ids });
  await send('PUT', `complaint/${edited}`, { token: deskHead.token, json: { priority: 'high' } });
  await post(mla, 'complaint/close', { id: closed, message: 'Done' });
  const { work: undone } = await undo(work);
  expect(undone?.undo).toMatchObject({ undone: 1, job: { done: 1, refused: 2 } });
  expect(undone?.undo?.kept).toEqual([
    { number: await numberOf(edited), reason: errorTexts.newerVersion, code: 'newerVersion' },
    { number: await numberOf(closed), reason: errorTexts.alreadyResolved, code: 'alreadyResolved' },
  ]);
  expect((await recordOf(edited)).staff).toMatchObject({ id: staff.id });

  const [moved = 0] = await many(1);
  const putOff = await run('followup', { on: soon(3) }, { ids: [moved] });
  await post(mla, 'complaint/followup', { id: moved, on: soon(3), note: 'With a note' });
  expect((await undo(putOff)).work?.undo?.kept).toHaveLength(1);

  const [left = 0] = await many(1);
  const { id } = (await cause()).body;
  const joined = await run('cause', { cause_id: id }, { ids: [left] });
  await send('DELETE', `cause/${id}/member/${left}`, { token: mla.token });
  expect((await undo(joined)).work?.undo?.kept).toMatchObject([{ reason: errorTexts.newerVersion }]);

  const [other = 0] = await many(1);
  const categories = await run('category', { category_id: water }, { ids: [other] });
  await send('PUT', `complaint/${other}`, { token: mla.token, json: { name: 'Another name' } });
  expect((await undo(categories)).work?.undo?.kept).toMatchObject([{ reason: errorTexts.newerVersion }]);
});

test('[DESK-12, API-07] who was answered since keeps the status: only the person is taken back', async () => {
  const { many, post, recordOf, run, staff, undo } = office;
  const [id = 0] = await many(1);
  const work = await run('assign', { staff_id: staff.id }, { ids: [id] });
  await post(staff, 'complaint/response', { complaint_id: id, message: 'Seen', status: 'reviewed' });
  expect((await undo(work)).work?.undo).toMatchObject({ undone: 1 });
  expect(await recordOf(id)).toMatchObject({ staff: null, status: 'reviewed' });
});

test('[DESK-12, API-05] a task of another kind is neither read nor undone as a bulk action', async () => {
  const { get, many, mla, run, undo } = office;
  const work = await run('priority', { priority: 'high' }, { ids: await many(1) });
  const undoing = (await undo(work)).work?.undo?.job.id ?? 0;
  const statuses = ['bulk', 'referral/bulk', 'job'].map(
    async (path) => (await get(mla, `${path}/${undoing}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  expect((await undo({ id: undoing })).status).toBe(404);
});

test('[DESK-12] a person who is gone gets nothing back', async () => {
  const { colleague, db, many, mla, post, run, staff, undo } = office;
  const [id = 0] = await many(1);
  await post(mla, 'complaint/staff/assign', { complaint_id: id, staff_id: colleague.id });
  const work = await run('assign', { staff_id: staff.id }, { ids: [id] });
  await db.update(users).set({ disabled: true }).where(eq(users.id, colleague.id));
  expect((await undo(work)).work?.undo?.kept).toMatchObject([{ reason: errorTexts.staffElsewhere }]);
  await db.update(users).set({ disabled: false }).where(eq(users.id, colleague.id));
});

test('[DESK-12] it is possible for 30 minutes from its end, once, and for the person or admin alone', async () => {
  const { admin, many, mp, pass, run, undo } = office;
  const ids = await many(1);
  const [late, last, other] = [
    await run('priority', { priority: 'high' }, { ids }),
    await run('priority', { priority: 'urgent' }, { ids }),
    await run('followup', { on: soon(3) }, { ids }),
  ];
  expect((await undo(last, mp)).status).toBe(404);
  pass(30);
  expect((await undo(last)).status).toBe(200);
  expect(refusal(await undo(last))).toEqual([422, { id: [errorTexts.bulkUndone] }]);
  const byAdmin = await undo(other, admin);
  expect(byAdmin.work?.undo).toMatchObject({ undone: 1 });
  expect((await office.recordOf(ids[0] ?? 0)).followup).toBeNull();
  pass(1);
  expect(refusal(await undo(late))).toEqual([422, { id: ['This can be undone for 30 minutes.'] }]);
  expect((await office.read(late.id)).undo_until).toBeNull();
});

test('[DESK-12] answers and resolutions have none; what is under way is cancelled first', async () => {
  const { ask, many, mla, post, read, run, runJobs, undo } = office;
  const answered = await run('answer', { message: 'Soon' }, { ids: await many(1) });
  expect(answered.undo_until).toBeNull();
  expect(refusal(await undo(answered))).toEqual([422, { id: [errorTexts.bulkHasNoUndo] }]);

  const ids = await many(22);
  const { body } = await ask('priority', { priority: 'high' }, { ids });
  const { id } = body.job as { id: number };
  expect(refusal(await post(mla, `bulk/${id}/undo`, {}))).toEqual([422, { id: [errorTexts.bulkUnderWay] }]);
  await post(mla, `job/${id}/cancel`, {});
  await runJobs();
  expect((await undo({ id })).work?.undo).toMatchObject({ undone: 0, job: { total: 0 } });
  expect((await read(id)).job).toMatchObject({ state: 'cancelled', done: 0 });
});

test('[DESK-12, PER-18] staff take out of a cause again what they have put in', async () => {
  const { cause, many, run, staff, undo } = office;
  const ids = await many(2, {}, staff);
  const { id } = (await cause()).body;
  const work = await run('cause', { cause_id: id }, { ids }, staff);
  expect((await undo(work, staff)).work?.undo).toMatchObject({ undone: 2, kept: [] });
});
