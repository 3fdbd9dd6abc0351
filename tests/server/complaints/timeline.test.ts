import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { areas } from '#server/places/schema/places.ts';
import { pdf, png } from '../../fixtures/index.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();

interface Entry {
  action: string;
  creator: { name: string } | null;
  created_at: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

const timeline = async (id: number, by = desk.mla) => {
  const { body } = await desk.get(by, `complaint/timeline?complaint_id=${id}`);
  return (body.data ?? []) as unknown as Entry[];
};
const told = async (id: number) =>
  (await timeline(id)).map(({ action, changes }) => [
    action,
    ...changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
  ]);

test('[DET-02, API-07] tells every change: who, when, what from and what to, newest first', async () => {
  const { id } = await desk.record(desk.staff);
  const leader = await insertLeader(desk.db, desk.places.V1);
  const send = (method: string, path: string, json: object) =>
    desk.send(method, path, { token: desk.mla.token, json });
  await send('POST', 'complaint/history', { complaint_id: id, message: 'Called the citizen' });
  await send('POST', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.colleague.id });
  await send('POST', 'complaint/forward', { id, area: desk.places.V1.area_id, leaders: [leader.id] });
  await send('PUT', `complaint/${id}`, {
    phone: '9848099999',
    details: '<p>The <b>bridge</b> is broken.</p>',
    category_id: desk.water,
    area_id: desk.places.V2.area_id,
  });
  await send('POST', 'complaint/response', { complaint_id: id, message: 'Soon', status: 'responded' });
  const closing = { id, message: 'Repaired', file: pdf() };
  await desk.send('POST', 'complaint/close', { token: desk.mla.token, form: closing });
  await send('POST', 'complaint/reopen', { id });
  expect(await told(id)).toEqual([
    ['escalated', 'level: 0 → 1', 'escalatedTo: null → padma', 'escalatedFor: null → [{"why":"reopened"}]'],
    ['reopened', 'status: Resolved → open', 'priority: normal → high'],
    ['resolved', 'status: responded → Resolved', 'message: null → Repaired', 'file: null → petition.pdf'],
    ['replied', 'status: reviewed → responded', 'message: null → Soon'],
    [
      'edited',
      'phone: 9848012345 → 9848099999',
      'category: Roads → Water',
      'area: V1 → V2',
      'details: The road is broken. → The bridge is broken.',
    ],
    ['forwardedToLeader', 'leaders: null → Mallesh'],
    ['assigned', 'status: open → reviewed', 'staff: sunitha → prasad'],
    ['remarked', 'message: null → Called the citizen'],
    [
      'created',
      'status: null → open',
      'priority: null → normal',
      'staff: null → sunitha',
      'name: null → Ramulu Goud',
      'phone: null → 9848012345',
      'category: null → Roads',
      'type: null → complaint',
      'parliament: null → P1',
      'assembly: null → A1',
      'mandal: null → M1',
      'area: null → V1',
      'details: null → The road is broken.',
    ],
  ]);
  expect((await timeline(id)).at(-1)).toMatchObject({
    creator: { name: 'sunitha' },
    created_at: '2026-03-02T04:30:00.000Z',
  });
});

test('[UPD-03] tells of attachments by their names', async () => {
  const { id } = await desk.record(desk.mla);
  const send = (method: string, path: string, form: object) =>
    desk.send(method, path, { token: desk.mla.token, form: form as Record<string, unknown> });
  const { body } = await send('POST', 'complaint/media', { complaint_id: id, file: pdf() });
  await send('PUT', `complaint/media/${body.id}`, { file: await png() });
  await send('DELETE', `complaint/media/${body.id}`, {});
  expect((await told(id)).slice(0, 3)).toEqual([
    ['mediaRemoved', 'file: image.png → null'],
    ['mediaReplaced', 'file: petition.pdf → image.png'],
    ['mediaAdded', 'file: null → petition.pdf'],
  ]);
});

test('has no entry for what changed nothing or was refused', async () => {
  const { id } = await desk.record(desk.mla);
  const assign = (staff_id: number) =>
    desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id });
  await assign(desk.staff.id);
  await assign(desk.staff.id);
  await assign(desk.staffElsewhere.id);
  await desk.post(desk.mla, 'complaint/reopen', { id });
  await desk.put(desk.mla, `complaint/${id}`, { name: 'Ramulu Goud' });
  expect((await told(id)).map(([action]) => action)).toEqual(['assigned', 'created']);
});

test('keeps the names that were true: a renamed area does not alter what happened', async () => {
  const { id } = await desk.record(desk.mla);
  await desk.db.update(areas).set({ name: 'New name' }).where(sql`name = 'V1'`);
  namesChanged(desk.db);
  const recorded = (await timeline(id)).at(-1)?.changes;
  expect(recorded).toContainEqual(expect.objectContaining({ field: 'area', from: null, to: 'V1' }));
});

test('is never rewritten, and goes with its complaint', async () => {
  const { id } = await desk.record(desk.mla);
  const mine = sql`complaint_id = ${id}`;
  const rewriting = [
    desk.db.update(complaintChanges).set({ action: 'resolved' }).where(mine),
    desk.db.delete(complaintChanges).where(mine),
  ];
  for (const attempt of rewriting) {
    await expect(attempt).rejects.toMatchObject({ cause: { message: 'complaint_changes is append-only' } });
  }
  await desk.remove(desk.mla, `complaint/${id}`);
  expect(await desk.db.select().from(complaintChanges).where(mine)).toEqual([]);
});
