import { expect, test } from 'vitest';
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
