import { describe, expect, test } from 'vitest';
import { openDesk } from '../complaints/desk.ts';

/** Named for their state on the last day. */
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

const names = async (query: object, by = desk.mla) => {
  const { names, total } = await desk.list(by, { page: 1, ...query });
  expect(total).toBe(names.length);
  return names.sort();
};

describe('[SLA-15] lists are filtered by', () => {
  test('how things stand, one state or several', async () => {
    expect(await names({ sla: 'overdue' })).toEqual(['Overdue', 'Overdue long']);
    expect(await names({ sla: 'at_risk' })).toEqual(['At risk', 'Given']);
    expect(await names({ sla: 'running' })).toEqual(['Mine', 'Running']);
    expect(await names({ sla: 'met' })).toEqual(['Met']);
    expect(await names({ sla: 'missed' })).toEqual(['Missed']);
    expect(await names({ sla: 'none' })).toEqual(['Idea']);
    expect(await names({ 'sla[]': 'met', 'sla[] ': '' })).toEqual(['Met']);
    const both = await desk.get(desk.mla, 'complaint?page=1&sla[]=none&sla[]=missed');
    expect(both.body.data?.map(({ name }) => name).sort()).toEqual(['Idea', 'Missed']);
  });

  test('the first answer, due days, priority, and these with others', async () => {
    expect(await names({ response: 'given' })).toEqual(['Given', 'Met', 'Missed']);
    expect(await names({ response: 'waiting' })).toEqual(['Mine', 'Running']);
    expect(await names({ response: 'late' })).toEqual(['At risk', 'Overdue', 'Overdue long']);
    expect(await names({ due_from: '2026-06-01', due_to: '2026-06-04' })).toEqual(['Overdue']);
    expect(await names({ priority: 'urgent' })).toEqual(['Overdue']);
    expect(await names({ sla: 'at_risk', category: desk.water })).toEqual(['At risk']);
    expect(await names({ sla: 'none', response: 'late' })).toEqual([]);
    expect(await names({ sla: 'overdue', keyword: 'long' })).toEqual(['Overdue long']);
  });

  test('and within the place and the work of whoever asks', async () => {
    expect(await names({ sla: 'running' }, desk.staff)).toEqual(['Mine']);
    expect(await names({ sla: 'overdue' }, desk.staff)).toEqual([]);
    expect(await names({ sla: 'overdue' }, desk.otherMla)).toEqual([]);
    expect(await names({ sla: 'overdue' }, desk.admin)).toEqual(['Overdue', 'Overdue long']);
    expect(await names({ sla: 'overdue', assembly: desk.places.A1.assembly_id }, desk.mp)).toHaveLength(2);
  });
});

test('[SLA-15] lists are sorted by the due day, what is not running behind, newest first, over pages', async () => {
  const rows = async (query: object) => (await desk.list(desk.mla, { sort: 'due_on', ...query })).names;
  const running = ['Overdue long', 'Overdue', 'At risk', 'Given', 'Running', 'Mine'];
  expect(await rows({ page: 1, per_page: 100 })).toEqual([...running, 'Idea', 'Met', 'Missed']);
  const pages = [];
  for (const page of [1, 2, 3, 4, 5]) pages.push(await rows({ page, per_page: 2 }));
  expect(pages).toEqual([
    running.slice(0, 2),
    running.slice(2, 4),
    running.slice(4),
    ['Idea', 'Met'],
    ['Missed'],
  ]);
  const last = await rows({ page: 1, per_page: 100, order: 'desc' });
  expect(last).toEqual([...running.toReversed(), 'Idea', 'Met', 'Missed']);
  expect((await desk.list(desk.staff, { sort: 'due_on', page: 1 })).names).toEqual(['Mine']);
});

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

test('[SLA-15] what is resolved comes newest first, by the due day too, over pages, and to staff what is theirs', async () => {
  const own = await desk.record(desk.staff, { name: 'Of staff' });
  await desk.post(desk.mla, 'complaint/close', { id: own.id, message: 'Done.' });
  const rows = async (query: string, by = desk.mla) =>
    (await desk.get(by, `complaint?sla[]=met&sla[]=missed&${query}`)).body.data?.map(({ name }) => name);
  for (const order of ['', '&sort=due_on', '&sort=due_on&order=desc']) {
    expect(await rows(`page=1&per_page=100${order}`)).toEqual(['Of staff', 'Met', 'Missed']);
    expect(await rows(`page=2&per_page=2${order}`)).toEqual(['Missed']);
  }
  expect(await rows('page=1&sort=created_at&order=asc')).toEqual(['Missed', 'Met', 'Of staff']);
  expect(await names({ sla: 'met' }, desk.staff)).toEqual(['Of staff']);
  expect(await names({ sla: 'met' }, desk.otherMla)).toEqual([]);
  expect(await names({ sla: 'met' }, desk.admin)).toEqual(['Met', 'Of staff']);
});
