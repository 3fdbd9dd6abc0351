import { describe, expect, test } from 'vitest';
import { pdf } from '../../fixtures/index.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { id } = await desk.record(desk.staff);
const form = { complaint_id: id, file: pdf() };
const media = (await desk.send('POST', 'complaint/media', { token: desk.staff.token, form })).body.id ?? 0;

/** Every call that names a complaint, with what it needs. */
const calls = (): [method: string, path: string, form?: Record<string, unknown>][] => [
  ['GET', `complaint/${id}`],
  ['GET', `complaint/response?complaint_id=${id}`],
  ['GET', `complaint/history?complaint_id=${id}`],
  ['PUT', `complaint/${id}`, { name: 'x' }],
  ['DELETE', `complaint/${id}`],
  ['POST', 'complaint/media', { complaint_id: id, file: pdf() }],
  ['PUT', `complaint/media/${media}`, { file: pdf() }],
  ['DELETE', `complaint/media/${media}`],
  ['POST', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staffElsewhere.id }],
  ['POST', 'complaint/response', { complaint_id: id, message: 'x', status: 'responded' }],
  ['POST', 'complaint/history', { complaint_id: id, message: 'x' }],
  ['POST', 'complaint/close', { id, message: 'x' }],
  ['POST', 'complaint/reopen', { id }],
];

const statuses = (person: { token?: string }) =>
  Promise.all(
    calls().map(async ([method, path, form]) => {
      const sent = { token: person.token, form };
      return [`${method} ${path}`, (await desk.send(method, path, sent)).status] as const;
    }),
  );

describe('[SCOPE-08, API-05] a complaint of another place does not exist', () => {
  test('for its mla', async () => {
    for (const [call, status] of await statuses(desk.otherMla)) expect([call, status]).toEqual([call, 404]);
  });

  test('[LIST-12, DET-12] nor a colleague’s for staff, who may not delete or assign at all', async () => {
    for (const [call, status] of await statuses(desk.colleague)) {
      const forbidden = /^DELETE complaint\/\d|assign/.test(call);
      expect([call, status]).toEqual([call, forbidden ? 403 : 404]);
    }
  });

  test('and nothing of it was touched', async () => {
    const { body } = await desk.get(desk.mla, `complaint/${id}?media=1&response=1`);
    expect(body).toMatchObject({ version: 1, status: 'open', response: [], media: [{ id: media }] });
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });
});

test('[SCOPE-08] an unknown complaint is not found', async () => {
  for (const path of ['complaint/999999', 'complaint/99999999999', 'complaint/0']) {
    expect((await desk.get(desk.admin, path)).status).toBe(404);
  }
});
