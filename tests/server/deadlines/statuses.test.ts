import { expect, test } from 'vitest';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { openDesk } from '../complaints/desk.ts';

const GROUPS = ['open', 'in_progress', 'closed'];

const desk = await openDesk();

async function act(call: string, body: { [field: string]: unknown }) {
  const { status } = await desk.post(desk.mla, `complaint/${call}`, body);
  expect([200, 201]).toContain(status);
}

/** The lists by group and deadline that contain a complaint; also checks its facts. */
async function listed(id: number) {
  expect(await factDifferences(desk.db)).toEqual([]);
  const found = [];
  for (const sla of ['running', 'met', 'none'])
    for (const status of GROUPS) {
      const { data } = await desk.list(desk.mla, { page: 1, sla, status });
      if (data.some((row) => row.id === id)) found.push(`${sla} ${status}`);
    }
  return found;
}

test('[SLA-15, LIST-05] lists of a deadline and a status follow what is done to a complaint', async () => {
  const { id } = await desk.record(desk.mla);
  expect(await listed(id)).toEqual(['running open']);
  await act('response', { complaint_id: id, message: 'We look into it.', status: 'responded' });
  expect(await listed(id)).toEqual(['running in_progress']);
  await act('close', { id, message: 'Done.' });
  expect(await listed(id)).toEqual(['met closed']);
  await act('reopen', { id });
  expect(await listed(id)).toEqual(['running open']);
  await act('staff/assign', { complaint_id: id, staff_id: desk.staff.id });
  expect(await listed(id)).toEqual(['running in_progress']);
});

test('[SLA-15, LIST-05] so they do for a suggestion, which has no deadline', async () => {
  const { id } = await desk.record(desk.mla, { type: 'suggestion' });
  expect(await listed(id)).toEqual(['none open']);
  await act('response', { complaint_id: id, message: 'We think of it.', status: 'responded' });
  expect(await listed(id)).toEqual(['none in_progress']);
  await act('close', { id, message: 'Done.' });
  expect(await listed(id)).toEqual(['none closed']);
});

test('[PER-17, SLA-15] and for what was merged, once that is undone', async () => {
  const phone = '9848511111';
  const { id } = await desk.record(desk.mla, { phone });
  const other = await desk.record(desk.mla, { phone });
  await act('response', { complaint_id: id, message: 'We look into it.', status: 'responded' });
  await act('merge', { source_ids: [id], target_id: other.id });
  expect(await listed(id)).toEqual([]);
  await act('merge/undo', { source_id: id });
  expect(await listed(id)).toEqual(['running in_progress']);
});
