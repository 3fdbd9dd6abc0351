import { beforeEach, expect, test } from 'vitest';
import { insertLeader } from '../../../worlds/contacts.ts';
import { openStandIn } from './standIn.ts';

const { desk, at, away, clear, ofPrasad } = await openStandIn();
beforeEach(clear);

/** Everything that staff may ask of a complaint or do to it, each on a new one of Prasad's. */
const WORK: Record<string, (id: number) => Promise<{ status: number }>> = {
  read: (id) => desk.get(desk.staff, `complaint/${id}`),
  history: (id) => desk.get(desk.staff, `complaint/history?complaint_id=${id}`),
  timeline: (id) => desk.get(desk.staff, `complaint/timeline?complaint_id=${id}`),
  responses: (id) => desk.get(desk.staff, `complaint/response?complaint_id=${id}`),
  edit: (id) => desk.send('PUT', `complaint/${id}`, { token: desk.staff.token, json: { name: 'Mallesh' } }),
  prioritise: (id) =>
    desk.send('PUT', `complaint/${id}`, { token: desk.staff.token, json: { priority: 'high' } }),
  remark: (id) => desk.post(desk.staff, 'complaint/history', { complaint_id: id, message: 'Seen' }),
  answer: (id) =>
    desk.post(desk.staff, 'complaint/response', { complaint_id: id, message: 'Soon', status: 'responded' }),
  resolve: (id) => desk.post(desk.staff, 'complaint/close', { id, message: 'Done' }),
  followUp: (id) => desk.post(desk.staff, 'complaint/followup', { id, on: '2026-03-20' }),
  pause: (id) => desk.post(desk.staff, 'complaint/pause', { id, reason: 'court', until: '2026-03-20' }),
  pdf: (id) => desk.post(desk.staff, 'complaint/download', { id }),
};
/** Actions that staff may not do, not even as deputies. */
const BEYOND: typeof WORK = {
  assign: (id) =>
    desk.post(desk.staff, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id }),
  delete: (id) => desk.send('DELETE', `complaint/${id}`, { token: desk.staff.token }),
  forward: async (id) => {
    const leader = await insertLeader(desk.db, desk.places.V1, { name: 'Mallesh', phone: '9000000001' });
    return desk.post(desk.staff, 'complaint/forward', {
      ...{ id, area: desk.places.V1.area_id, leaders: [leader.id] },
    });
  },
};
const answersTo = async (work: (id: number) => Promise<{ status: number }>, days: readonly number[]) => {
  const statuses: number[] = [];
  for (const day of days) {
    at(0);
    const { id } = await ofPrasad();
    at(day);
    statuses.push((await work(id)).status);
  }
  return statuses;
};

test.each(Object.entries(WORK))(
  '[SLA-16, SCOPE-08] %s: a deputy may during the leave, from its first day to its last, and not before or after',
  async (_, work) => {
    await away(1, 3);
    const [before, first, last, after] = await answersTo(work, [0, 1, 3, 4]);
    expect([before, after]).toEqual([404, 404]);
    expect([200, 201]).toContain(first);
    expect([200, 201]).toContain(last);
  },
);

test.each(Object.entries(BEYOND))(
  '[SLA-16, API-05] %s is no right of staff, and none of a deputy',
  async (_, work) => {
    await away(0, 3);
    expect(await answersTo(work, [1])).toEqual([403]);
  },
);
