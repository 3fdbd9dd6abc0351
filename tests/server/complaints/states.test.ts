import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { pdf } from '../../fixtures/index.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const state = async (id: number) => {
  const { status, closed_at, version, staff_id } = (await desk.get(desk.mla, `complaint/${id}`)).body;
  return { status, closed: closed_at !== null, version, staff_id };
};
const close = (id: number, given: object = {}) =>
  desk.post(desk.mla, 'complaint/close', { id, message: 'The road is repaired.', ...given });
const assign = (complaint_id: number, staff_id: number) =>
  desk.post(desk.mla, 'complaint/staff/assign', { complaint_id, staff_id });

describe('resolving', () => {
  test('[DET-05, API-07] closes with an answer, its file and an entry in the history', async () => {
    const { id } = await desk.record(desk.staff);
    const form = { id, message: 'The road is repaired.', file: pdf() };
    const closed = await desk.send('POST', 'complaint/close', { token: desk.mla.token, form });
    expect(closed).toMatchObject({ status: 200, body: { message: 'Complaint resolved successfully!' } });
    expect(await state(id)).toMatchObject({ status: 'Resolved', closed: true, version: 2 });
    expect((await desk.get(desk.staff, `complaint/response?complaint_id=${id}`)).body.data).toMatchObject([
      {
        message: 'The road is repaired.',
        status: 'Resolved',
        media: [{ type: 'pdf', name: 'petition.pdf' }],
      },
    ]);
    expect(await desk.history(desk.staff, id)).toEqual(['Resolved']);
    expect((await desk.get(desk.mla, `complaint/${id}?media=1`)).body.media).toEqual([]);
  });

  test('[DET-05] needs a message', async () => {
    const { id } = await desk.record(desk.mla);
    expect(refusalOf(await close(id, { message: '  ' }), 'message')).toEqual([errorTexts.required]);
  });

  test('[DET-10] twice is refused, with nothing left behind', async () => {
    const { id } = await desk.record(desk.mla);
    const [first, second] = await Promise.all([close(id), close(id)]);
    expect([first.status, second.status].sort()).toEqual([200, 422]);
    const refused = first.status === 422 ? first : second;
    expect(refused.body.message).toBe(errorTexts.alreadyResolved);
    expect(await desk.history(desk.mla, id)).toEqual(['Resolved']);
    expect((await desk.get(desk.mla, `complaint/response?complaint_id=${id}`)).body.total).toBe(1);
  });
});

describe('reopening', () => {
  test('[DET-06, API-07] makes a resolved complaint open, and nothing else', async () => {
    const { id } = await desk.record(desk.mla);
    const reopen = (given: object = {}) => desk.post(desk.mla, 'complaint/reopen', { id, ...given });
    expect(refusalOf(await reopen(), 'status')).toEqual([errorTexts.notResolved]);
    await close(id);
    expect((await reopen({ version: 1 })).status).toBe(409);
    expect((await reopen()).status).toBe(200);
    expect(await state(id)).toMatchObject({ status: 'open', closed: false, version: 3 });
    expect(await desk.history(desk.mla, id)).toEqual(['Reopened', 'Resolved']);
  });
});

describe('assigning', () => {
  test('[LIST-11, API-07] makes an open complaint reviewed, once', async () => {
    const { id } = await desk.record(desk.mla);
    expect(await assign(id, desk.staff.id)).toMatchObject({ body: { message: 'Assigned Successfully' } });
    const assigned = { status: 'reviewed', staff_id: desk.staff.id, version: 2 };
    expect(await state(id)).toMatchObject(assigned);
    await assign(id, desk.staff.id);
    expect(await state(id)).toMatchObject(assigned);
    await assign(id, desk.colleague.id);
    expect(await desk.history(desk.mla, id)).toEqual(['Assigned to prasad', 'Assigned to sunitha']);
  });

  test('[LIST-11, SCOPE-08] goes to staff of the complaint’s place, while it is not resolved', async () => {
    const { id } = await desk.record(desk.mla);
    for (const staff_id of [desk.staffElsewhere.id, desk.mla.id, 999_999]) {
      expect(refusalOf(await assign(id, staff_id), 'staff_id')).toEqual([errorTexts.notChoice]);
    }
    await close(id);
    expect(refusalOf(await assign(id, desk.staff.id), 'status')).toEqual([errorTexts.alreadyResolved]);
  });

  test('[LIST-11, AUTH-10] a disabled account is given nothing: not by assigning, recording or editing', async () => {
    const { parliament_id, assembly_id } = desk.places.A1;
    const gone = await desk.account({ role: 'staff', parliament_id, assembly_id, disabled: true });
    const { id } = await desk.record(desk.mla);
    expect(refusalOf(await assign(id, gone.id), 'staff_id')).toEqual([errorTexts.notChoice]);
    const form = desk.body({ staff_id: gone.id });
    const recorded = await desk.send('POST', 'complaint', { token: desk.mla.token, form });
    expect(refusalOf(recorded, 'staff_id')).toEqual([errorTexts.notChoice]);
    const json = { staff_id: gone.id };
    const edited = await desk.put(desk.mla, `complaint/${id}`, json);
    expect(refusalOf(edited, 'staff_id')).toEqual([errorTexts.notChoice]);
    expect(await state(id)).toMatchObject({ status: 'open', staff_id: null, version: 1 });
  });

  test.each([
    ['open', 'reviewed'],
    ['pending', 'reviewed'],
    ['reviewed', 'reviewed'],
    ['responded', 'responded'],
  ])('[API-07] makes of %s %s: what is in hand stays as it is', async (status, becomes) => {
    const { id } = await desk.record(desk.mla);
    await desk.db.execute(sql`update complaints set status = ${status} where id = ${id}`);
    expect((await assign(id, desk.staff.id)).status).toBe(200);
    expect(await state(id)).toMatchObject({ status: becomes, staff_id: desk.staff.id });
  });
});

describe('answering', () => {
  const answer = (complaint_id: number, status: string, message = 'We are on it.') =>
    desk.post(desk.staff, 'complaint/response', { complaint_id, status, message });

  test('[DET-02, API-07] makes the complaint what the answer says', async () => {
    const { id } = await desk.record(desk.staff);
    expect(await answer(id, 'responded')).toMatchObject({
      status: 201,
      body: { message: 'We are on it.', status: 'responded', creator: { name: 'sunitha' }, media: [] },
    });
    expect(await state(id)).toMatchObject({ status: 'responded', closed: false, version: 2 });
    await answer(id, 'responded');
    expect(await state(id)).toMatchObject({ version: 2 });
    await answer(id, 'Resolved');
    expect(await state(id)).toMatchObject({ status: 'Resolved', closed: true });
    expect(refusalOf(await answer(id, 'close'), 'status')).toEqual([errorTexts.alreadyResolved]);
    await answer(id, 'open');
    expect(await state(id)).toMatchObject({ status: 'open', closed: false });
    expect(await desk.history(desk.staff, id)).toEqual([
      'Reopened with an answer',
      'Resolved',
      'Answered',
      'Answered, now responded',
    ]);
  });

  test('[API-04] is refused without words or with an unknown status', async () => {
    const { id } = await desk.record(desk.staff);
    expect(refusalOf(await answer(id, 'responded', ' '), 'message')).toEqual([errorTexts.required]);
    expect(refusalOf(await answer(id, 'lost'), 'status')).toEqual([errorTexts.notChoice]);
  });
});

test('[DET-02, DET-03] shows remarks in the history, newest first, and marks those of an administrator', async () => {
  const { id } = await desk.record(desk.staff);
  const remark = (by: { id: number; token: string }, message: string) =>
    desk.post(by, 'complaint/history', { complaint_id: id, message });
  expect(await remark(desk.staff, 'Called the citizen')).toMatchObject({
    status: 201,
    body: { is_admin: false },
  });
  await remark(desk.admin, 'Please hurry');
  expect(refusalOf(await remark(desk.mla, ' \n'), 'message')).toEqual([errorTexts.required]);
  expect((await desk.get(desk.staff, `complaint/history?complaint_id=${id}`)).body).toMatchObject({
    total: 2,
    data: [
      { message: 'Please hurry', is_admin: true, creator: { name: 'state-admin' }, leader_response: null },
      { message: 'Called the citizen', is_admin: false, created_at: '2026-03-02T04:30:00.000Z' },
    ],
  });
  expect(await state(id)).toMatchObject({ version: 1 });
});
