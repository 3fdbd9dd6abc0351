import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk } from './desk.ts';
import { insertMany, insertNamed } from './many.ts';

const desk = await openDesk();
const started = desk.clock.now;
beforeEach(async () => {
  await desk.db.delete(complaints);
});
afterEach(() => {
  desk.clock.now = started;
});

const DAY = 86_400_000;
const later = (days: number) => {
  desk.clock.now = new Date(started.getTime() + days * DAY);
};

test('[LIST-08] answers a page far behind the last one with no rows and the total', async () => {
  await desk.record(desk.staff);
  const filters = [
    {},
    { name: 'Ramulu' },
    { status: 'open' },
    { from_date: '2026-01-01' },
    { sort: 'due_on' },
  ];
  for (const filter of filters) {
    const { data, total } = await desk.list(desk.admin, { page: 1_000_000, ...filter });
    expect([data, total]).toEqual([[], 1]);
  }
});

test('[LIST-14, LIST-02] a row has what the table shows', async () => {
  await desk.record(desk.staff, { origin: 'Citizen' });
  const { data, total } = await desk.list(desk.admin, { page: 1 });
  expect(total).toBe(1);
  expect(data).toEqual([
    {
      id: expect.any(Number),
      complaint_number: expect.stringMatching(/^2026-\d{6}$/),
      category: { id: desk.roads, name: 'Roads' },
      area: { id: desk.places.V1.area_id, name: 'V1' },
      mandal: { id: desk.places.V1.mandal_id, name: 'M1' },
      assembly: { id: desk.places.V1.assembly_id, name: 'A1' },
      name: 'Ramulu Goud',
      phone: '9848012345',
      source: 'web',
      status: 'open',
      staff: { id: desk.staff.id, name: 'sunitha' },
      daysOpen: 0,
      date: '2026-03-02',
      type: 'complaint',
      origin: 'Citizen',
      assigned_to: 'sunitha',
      is_internal: true,
      updated_at: '2026-03-02T04:30:00.000Z',
      cause: null,
      priority: 'normal',
      clock: {
        state: 'running',
        due_on: '2026-03-23',
        overdue_days: 0,
        response: 'waiting',
        response_due_at: '2026-03-03T12:00:00.000Z',
        paused: null,
        level: 0,
        reached: false,
      },
      merged_into: null,
    },
  ]);
});

describe('pages', () => {
  test('[LIST-08] hold ten rows, newest first, and the total of all', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `Person ${index}`);
    await insertNamed(desk, names);
    const page = (number: number) => desk.list(desk.mla, { page: number });
    expect(await page(1)).toMatchObject({ total: 23, names: names.slice(0, 10) });
    expect((await page(3)).names).toEqual(['Person 20', 'Person 21', 'Person 22']);
    expect(await page(4)).toMatchObject({ total: 23, data: [] });
    expect((await desk.list(desk.mla, { page: 1, per_page: 25 })).names).toHaveLength(23);
  });

  test('[API-03] without a page come all rows, up to a thousand', async () => {
    await insertMany(desk, 1000);
    expect((await desk.list(desk.mla)).names).toHaveLength(1000);
    await desk.record(desk.mla);
    const refused = await desk.list(desk.mla);
    expect(refused).toMatchObject({ status: 422, errors: { page: [errorTexts.pageRequired] } });
  });

  test('[LIST-08] are sorted by date, number or name when asked', async () => {
    for (const [day, name] of ['banu', 'Anjali', 'Charan'].entries()) {
      later(day);
      await desk.record(desk.mla, { name });
    }
    const sorted = async (sort: string, order: string) => (await desk.list(desk.mla, { sort, order })).names;
    expect(await sorted('date', 'asc')).toEqual(['banu', 'Anjali', 'Charan']);
    expect(await sorted('complaint_number', 'DESC')).toEqual(['Charan', 'Anjali', 'banu']);
    expect(await sorted('name', 'asc')).toEqual(['Anjali', 'banu', 'Charan']);
    expect(await sorted('details; drop table complaints', 'asc')).toEqual(['Charan', 'Anjali', 'banu']);
  });
});

test('[LIST-07] days open are whole days, and stop at closing', async () => {
  const { id } = await desk.record(desk.mla);
  const days = async () => (await desk.list(desk.mla, { page: 1 })).data[0]?.daysOpen;
  later(2.9);
  expect(await days()).toBe(2);
  later(3);
  expect(await days()).toBe(3);
  await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
  later(9);
  expect(await days()).toBe(3);
  await desk.post(desk.mla, 'complaint/reopen', { id });
  expect(await days()).toBe(9);
});
