import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { grievanceDesk, rowOf } from './grievances.ts';

const grievances = grievanceDesk();
const { desk, asked, record, openAll } = grievances;

beforeAll(() => registerHandlers(desk.app.services));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Records the calls of `window.open`, which returns no tab when a pop-up blocker is simulated. */
function watchTabs({ blocked = false } = {}) {
  return vi.spyOn(window, 'open').mockReturnValue(blocked ? null : ({ opener: window } as Window));
}

async function exportAs(user: UserEvent, format: 'CSV file' | 'Excel file (xlsx)') {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

const fileAt = async (link: string) =>
  (await desk.app.app.fetch(new Request(`http://localhost${link}`))).text();

/** More complaints than a call waits for, faster than through the API. */
async function insertMany(count: number) {
  const place = desk.places.V1 as Record<keyof typeof desk.places.V1, number>;
  const texts = { phone: '9000000000', details: '<p>No water</p>', search_text: 'no water' };
  const kinds = { source: 'web', type: 'complaint', status: 'open', is_internal: true } as const;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...place,
    ...texts,
    ...kinds,
    complaint_number: `2026-${index}`,
    name: `Citizen ${index}`,
    category_id: grievances.roads,
  }));
  for (let start = 0; start < count; start += 1_000) {
    await desk.app.db.insert(complaints).values(rows.slice(start, start + 1_000));
  }
}

test('[LIST-09, LIST-10] what is filtered opens as a csv in a new tab', async () => {
  const tabs = watchTabs();
  await record({ name: 'లక్ష్మి దేవి', category_id: grievances.water });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla', `?category=${grievances.water}&status=open`);
  await rowOf('లక్ష్మి దేవి');
  await exportAs(user, 'CSV file');
  expect(await screen.findByText('The file with 1 grievance opens in a new tab.')).toBeVisible();
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    parliament: String(desk.places.A1.parliament_id),
    assembly: String(desk.places.A1.assembly_id),
    category: String(grievances.water),
    status: 'open',
    export: 'yes',
    format: 'csv',
  });
  const [link, target] = tabs.mock.lastCall ?? [];
  expect(target).toBe('_blank');
  const text = await fileAt(String(link));
  expect(text).toContain('లక్ష్మి దేవి');
  expect(text).not.toContain('Ramulu Goud');
  expect(screen.queryByRole('link', { name: 'Open the file' })).toBeNull();
});

test('[LIST-10, LIST-04] exports a keyword search as a workbook, by a link when the tab is blocked @seldom', async () => {
  watchTabs({ blocked: true });
  await record({ name: 'Lakshmi Devi' });
  const { user } = await openAll('mla');
  await user.type(await screen.findByRole('searchbox'), 'lakshmi{Enter}');
  await screen.findByText('1 grievance');
  await exportAs(user, 'Excel file (xlsx)');
  const link = await screen.findByRole('link', { name: 'Open the file' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('href')).toMatch(/grievances\.xlsx\?expires=/);
  const last = asked.at(-1);
  expect(last?.pathname).toMatch(/complaint\/search$/);
  expect(last?.searchParams.get('term')).toBe('lakshmi');

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name: 'Open the file' })).toBeNull();
});

test('[LIST-10] what is ticked is exported alone', async () => {
  const tabs = watchTabs();
  const { complaint_number } = await record({ name: 'Ticked' });
  await record({ name: 'Not ticked' });
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${complaint_number}` }));
  await user.click(screen.getByRole('button', { name: 'Export 1 selected' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(() => expect(tabs).toHaveBeenCalledOnce());
  const text = await fileAt(String(tabs.mock.lastCall?.[0]));
  expect(text).toContain(complaint_number);
  expect(text).not.toContain('Not ticked');
});

test('[LIST-10] a large file shows how far it is, then its link @seldom', async () => {
  const tabs = watchTabs();
  await insertMany(2_001);
  const { user } = await openAll('mla');
  await exportAs(user, 'CSV file');
  expect(await screen.findByText('The file is being written: 0 of 2,001 grievances')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /being written/ })).toBeVisible();
  await desk.app.services.jobs.runDue();
  const link = await screen.findByRole('link', { name: 'Open the file' });
  expect((await fileAt(link.getAttribute('href') ?? '')).trim().split('\r\n')).toHaveLength(2_002);
  expect(tabs).not.toHaveBeenCalled();
});

test('[LIST-10, ERR-04] so does a small one', async () => {
  const tabs = watchTabs();
  vi.spyOn(desk.app.services.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
  await record();
  const { user } = await openAll('mla');
  await rowOf('Ramulu Goud');
  await exportAs(user, 'CSV file');
  expect(await screen.findByText('The export could not be made. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tabs).toHaveBeenCalledOnce());
  expect(screen.queryByText('The export could not be made. Please try again.')).toBeNull();
});
