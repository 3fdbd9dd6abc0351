import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pastelOf } from '#src/custom/dashboard/pastels.ts';
import { lightTheme } from '#src/layout/theme.ts';
import { insertCases } from '../../server/dashboard/complaints.ts';
import { region } from '../parts.ts';
import { cellsOf, dashboardDesk, drawnLinks } from './office.ts';

const { desk, ids, add } = dashboardDesk();

const open = (as: 'admin' | 'mp' | 'mla', search = '') => desk.renderApp({ path: `/dashboard${search}`, as });
const charts = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Grievances by'));

test('[DASH-02, DASH-03, DASH-04] admin has charts by places, staff and category', async () => {
  await add('V1', 1);
  await open('admin');
  await region('Grievances by category');
  expect(charts()).toEqual(
    ['assembly', 'parliament', 'assigned staff', 'category'].map((name) => `Grievances by ${name}`),
  );
});

test('[DASH-02, DASH-07] bars are stacked in red, blue and green; each part leads to what it counts', async () => {
  const { V1, V2 } = desk.places;
  await add('V1', 2);
  await add('V1', 3, { status: 'reviewed' });
  await add('V1', 1, { status: 'close' });
  await add('V2', 1, { status: 'Resolved' });
  await open('mla');
  const chart = await region('Grievances by area');
  const at = (place: typeof V1, status: string) =>
    `/grievance/all?mandal=${place.mandal_id}&area=${place.area_id}&status=${status}`;
  expect(await drawnLinks(chart)).toEqual([
    ['V1, Open: 2', at(V1, 'open')],
    ['V1, In Progress: 3', at(V1, 'in_progress')],
    ['V1, Closed: 1', at(V1, 'closed')],
    ['V2, Closed: 1', at(V2, 'closed')],
  ]);
  const fills = ['V1, Open: 2', 'V1, In Progress: 3', 'V1, Closed: 1'].map((name) =>
    chart.getByRole('link', { name }).querySelector('path')?.getAttribute('fill'),
  );
  const { error, info, success } = lightTheme.palette;
  expect(fills).toEqual([error.main, info.main, success.main]);
});

test('[DASH-04] the pie cuts all grievances by category in pastel colours', async () => {
  await add('V1', 3, { category_id: ids.water });
  await add('V2', 1);
  await open('mla');
  const pie = await region('Grievances by category');
  expect(await drawnLinks(pie)).toEqual([
    ['Water, Total: 3', `/grievance/all?category=${ids.water}`],
    ['Roads, Total: 1', `/grievance/all?category=${ids.roads}`],
  ]);
  const fills = ['Water, Total: 3', 'Roads, Total: 1'].map((name) =>
    pie.getByRole('link', { name }).querySelector('path')?.getAttribute('fill'),
  );
  for (const fill of fills) {
    const channels = fill?.match(/[\da-f]{2}/g)?.map((channel) => Number.parseInt(channel, 16)) ?? [];
    expect(Math.min(...channels)).toBeGreaterThan(150);
  }
  expect(new Set(fills).size).toBe(2);
});

test('[DASH-07] each chart has a table for screen readers, which any user can open, sort and follow @seldom', async () => {
  const { V2 } = desk.places;
  await add('V1', 3);
  await add('V2', 1);
  await add('V2', 1, { status: 'close' });
  const { user } = await open('mla');
  const chart = await region('Grievances by area');
  const table = chart.getByRole('table', { name: 'Grievances by area' });
  const head = ['Name', 'Total', 'Open', 'In Progress', 'Closed'];
  const all = ['All', '5', '4', '0', '1'];
  expect(cellsOf(table)).toEqual([head, ['V1', '3', '3', '0', '0'], ['V2', '2', '1', '0', '1'], all]);
  expect(table.querySelectorAll('a, button')).toHaveLength(0);

  await user.click(chart.getByRole('button', { name: 'Show as table' }));
  expect(chart.getByRole('link', { name: 'V2, Total: 2' })).toHaveAttribute(
    'href',
    `/grievance/all?mandal=${V2.mandal_id}&area=${V2.area_id}`,
  );
  expect(chart.getByRole('link', { name: 'All, Closed: 1' })).toHaveAttribute(
    'href',
    '/grievance/all?status=closed',
  );
  await user.click(chart.getByRole('button', { name: 'Closed' }));
  expect(cellsOf(table).map(([name]) => name)).toEqual(['Name', 'V2', 'V1', 'All']);
  expect(chart.getByRole('columnheader', { name: 'Closed' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(chart.getByRole('button', { name: 'Hide the table' }));
  expect(table.querySelectorAll('a, button')).toHaveLength(0);
});

test('[DASH-02] a place without grievances says so', async () => {
  await open('mla');
  expect(await (await region('Grievances by area')).findByText('No grievances here yet.')).toBeVisible();
});

test('[DASH-04] the palette repeats after twenty colours', () => {
  const colours = Array.from({ length: 20 }, (_, index) => pastelOf(index));
  expect(new Set(colours).size).toBe(20);
  expect(pastelOf(20)).toBe(colours[0]);
});

describe('reports', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  const rows = async (name: string) => cellsOf(await (await region('Report')).findByRole('table', { name }));
  const HEAD = ['Name', 'Total', 'Open', 'In Progress', 'Closed'];

  test('[DASH-05] mla has three reports, the first of them open', async () => {
    await add('V1', 1);
    await open('mla');
    await region('Report');
    expect(tabs()).toEqual(['Area', 'Area InCharges', 'Category']);
    expect(chosen()).toBe('Area');
    expect((await rows('Area'))[0]).toEqual(HEAD);
  });

  test('[DASH-05, DASH-07] every report of mla adds up to the cards, each number leads to its list @seldom', async () => {
    const { V1 } = desk.places;
    await add('V1', 2, { leader_id: ids.leader });
    await add('V1', 1, { status: 'responded' });
    await add('V2', 4, { status: 'close', category_id: ids.water });
    const { user } = await open('mla');
    const sums = ['All', '7', '2', '1', '4'];
    expect(await rows('Area')).toEqual([HEAD, ['V2', '4', '0', '0', '4'], ['V1', '3', '2', '1', '0'], sums]);
    expect(screen.getByRole('link', { name: /^Total\s*7/ })).toBeVisible();
    const report = await region('Report');
    expect(report.getByRole('link', { name: 'V1, In Progress: 1' })).toHaveAttribute(
      'href',
      `/grievance/all?mandal=${V1.mandal_id}&area=${V1.area_id}&status=in_progress`,
    );

    await user.click(screen.getByRole('tab', { name: 'Category' }));
    expect(await rows('Category')).toEqual([
      HEAD,
      ['Water', '4', '0', '0', '4'],
      ['Roads', '3', '2', '1', '0'],
      sums,
    ]);

    await user.click(screen.getByRole('tab', { name: 'Area InCharges' }));
    expect(await rows('Area InCharges')).toEqual([
      HEAD,
      ['Not forwarded', '5', '0', '1', '4'],
      ['Leader of V1', '2', '2', '0', '0'],
      sums,
    ]);
    expect(window.location.search).toBe('?report=leaders');
    await user.click(report.getByRole('link', { name: 'Leader of V1, Total: 2' }));
    expect(await screen.findByText('2 grievances')).toBeVisible();
    expect(window.location.search).toBe(`?last_leader_id=${ids.leader}`);
    const chip = 'Remove filter Forwarded last to: Leader of V1';
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
  });

  test('[DASH-06] a long report has pages with at most five links, and an address opens its page @seldom', async () => {
    const added = await desk.categories(
      ...Array.from({ length: 72 }, (_, index) => `Category ${index + 100}`),
    );
    const one = { staff_id: null, leader_id: null, status: 'open', name: 'Ramulu' } as const;
    const place = desk.places.V1 as {
      parliament_id: number;
      assembly_id: number;
      mandal_id: number;
      area_id: number;
    };
    await insertCases(
      desk.app,
      added.map((category_id) => ({ ...one, place, category_id })),
    );
    const { user } = await open('mp', '?report=categories&categories=4');
    const report = await region('Report');
    expect((await rows('Category'))[1]).toEqual(['Category 130', '1', '1', '0', '0']);
    const pages = report.getByRole('navigation', { name: 'Pages: Category' });
    expect(pages).toHaveTextContent('23456');
    await user.click(report.getByRole('link', { name: 'Next page' }));
    await waitFor(async () => expect((await rows('Category'))[1]?.[0]).toBe('Category 140'));
    expect(report.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect((await rows('Category')).at(-1)).toEqual(['All', '72', '72', '0', '0']);
    await user.click(report.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(window.location.search).toBe('?report=categories'));
  });
});
