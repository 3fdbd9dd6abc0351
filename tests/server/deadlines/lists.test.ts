import { expect, test } from 'vitest';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { openDesk } from '../complaints/desk.ts';

/** Named for their state on the last day; `complaints/filterPairs` compares all filters and orders. */
const desk = await openDesk();
const { at } = desk;
const record = (name: string, given: object = {}) => desk.record(desk.mla, { name, ...given });
const close = (id: number) => desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
at('2026-05-04');
const missed = await record('Missed');
await record('Overdue long');
at('2026-06-01');
const met = await record('Met');
await record('Overdue', { priority: 'urgent' });
await record('At risk', { category_id: desk.water });
const given = await record('Given');
await record('Idea', { type: 'suggestion' });
await record('demo');
at('2026-06-19');
await close(missed.id);
await close(met.id);
await record('Running');
await record('Mine', { staff_id: desk.staff.id });
await desk.post(desk.mla, 'complaint/response', {
  complaint_id: given.id,
  message: 'Yes.',
  status: 'responded',
});
desk.clock.now = new Date('2026-06-19T12:00:00+05:30');

test('[SLA-12, SLA-15] due days and levels cut bulk work, exports and shared views as they cut lists', async () => {
  const raised = (await desk.list(desk.mla, { sla: 'overdue', page: 1 })).data.map(({ id }) => id);
  for (const id of raised) await desk.post(desk.mla, 'complaint/escalate', { id, note: 'Twice promised' });
  for (const [query, filters, total] of [
    ['due_from=2026-06-01&due_to=2026-06-04', { due_from: '2026-06-01', due_to: '2026-06-04' }, 1],
    ['level[]=1&level[]=2', { level: ['1', '2'] }, 2],
    ['level[]=1&due_to=2026-06-01', { level: '1', due_to: '2026-06-01' }, 1],
  ] as const) {
    const found = [
      (await desk.get(desk.mla, `complaint?page=1&${query}`)).body.total,
      (await desk.get(desk.mla, `complaint?export=yes&${query}`)).body.total,
    ];
    expect([query, found]).toEqual([query, [total, total]]);
    const bulk = { action: 'priority', params: { priority: 'high' }, filters, expected_total: total };
    expect((await desk.post(desk.mla, 'bulk', { ...bulk, dry_run: true })).body.total).toBe(total);
    const view = { name: query, filters, is_shared: true };
    expect((await desk.post(desk.mla, 'view', view)).body).toMatchObject({ filters });
  }
});

test('[SLA-15] an export has what the list has', async () => {
  const { body } = await desk.get(desk.mla, 'complaint?export=yes&sla=overdue');
  const csv = await (await desk.app.fetch(new Request(`http://localhost${body.link}`))).text();
  expect(csv.trim().split('\n')).toHaveLength(3);
});

const GROUPS = ['open', 'in_progress', 'closed'];

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
