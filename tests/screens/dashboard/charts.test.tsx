import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { namesChanged } from '../../../server/db/names.ts';
import { areas } from '../../../server/db/schema/places.ts';
import { pastelOf } from '../../../src/custom/dashboard/pastels.ts';
import { lightTheme } from '../../../src/layout/theme.ts';
import { insertCases } from '../../server/dashboard/cases.ts';
import { cellsOf, dashboardDesk, drawnLinks, panel } from './office.ts';

const { desk, ids, add } = dashboardDesk();

const open = (as: 'admin' | 'mp' | 'mla', search = '') => desk.renderApp({ path: `/dashboard${search}`, as });
const charts = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Grievances by'));

test.each([
  ['admin', ['assembly', 'parliament', 'assigned staff', 'category']],
  ['mp', ['area', 'category']],
  ['mla', ['area', 'category']],
] as const)('[DASH-02, DASH-03, DASH-04] %s has charts by %s', async (role, names) => {
  await add('V1', 1);
  await open(role);
  await panel('Grievances by category');
  expect(charts()).toEqual(names.map((name) => `Grievances by ${name}`));
});

test('[DASH-02, DASH-07] bars are stacked in red, blue and green; each part leads to what it counts', async () => {
  const { V1, V2 } = desk.places;
  await add('V1', 2);
  await add('V1', 3, { status: 'reviewed' });
  await add('V1', 1, { status: 'close' });
  await add('V2', 1, { status: 'Resolved' });
  await open('mla');
  const chart = await panel('Grievances by area');
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

test('[DASH-03] admin sees parliaments, assemblies and staff; what nobody has is listed as such', async () => {
  const { A1, A3 } = desk.places;
  await add('V1', 2, { staff_id: desk.accounts.staff.id });
  await add('V4', 1);
  const { user } = await open('admin');
  expect(await drawnLinks(await panel('Grievances by parliament'))).toEqual([
    ['P1, Open: 2', `/grievance/all?parliament=${A1.parliament_id}&status=open`],
    ['P2, Open: 1', `/grievance/all?parliament=${A3.parliament_id}&status=open`],
  ]);
  expect(await drawnLinks(await panel('Grievances by assembly'))).toEqual([
    ['A1, Open: 2', `/grievance/all?parliament=${A1.parliament_id}&assembly=${A1.assembly_id}&status=open`],
    ['A3, Open: 1', `/grievance/all?parliament=${A3.parliament_id}&assembly=${A3.assembly_id}&status=open`],
  ]);
  const staff = await panel('Grievances by assigned staff');
  expect(await drawnLinks(staff)).toEqual([
    ['staff@example.org, Open: 2', `/grievance/all?staff_id=${desk.accounts.staff.id}&status=open`],
    ['Not assigned, Open: 1', '/grievance/all?staff_id=none&status=open'],
  ]);
  await user.click(staff.getByRole('link', { name: 'Not assigned, Open: 1' }));
  expect(await screen.findByText('1 grievance')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove filter Staff: Not assigned' })).toBeVisible();
});

test('[DASH-04] the pie cuts all grievances by category in pastel colours', async () => {
  await add('V1', 3, { category_id: ids.water });
  await add('V2', 1);
  await open('mla');
  const pie = await panel('Grievances by category');
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

test('[DASH-07] beside each chart stands a table for screen readers, which anybody can open, sort and follow', async () => {
  const { V2 } = desk.places;
  await add('V1', 3);
  await add('V2', 1);
  await add('V2', 1, { status: 'close' });
  const { user } = await open('mla');
  const chart = await panel('Grievances by area');
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

test('[DASH-02, DASH-06] many areas stand on pages of ten, with five links at most', async () => {
  const { V1 } = desk.places;
  const added = await desk.app.db
    .insert(areas)
    .values(
      Array.from({ length: 65 }, (_, index) => ({ name: `Area ${index}`, mandal_id: V1.mandal_id ?? 0 })),
    )
    .returning();
  namesChanged(desk.app.db);
  const one = {
    category_id: ids.roads,
    staff_id: null,
    leader_id: null,
    status: 'open',
    name: 'Ramulu',
  } as const;
  const placed = V1 as { [K in keyof typeof V1]: number };
  await insertCases(
    desk.app,
    added.map(({ id }) => ({ ...one, place: { ...placed, area_id: id } })),
  );
  await add('V1', 25);
  const { user } = await open('mla');
  const chart = await panel('Grievances by area');
  expect(await drawnLinks(chart)).toHaveLength(10);
  const pages = chart.getByRole('navigation', { name: 'Pages: Grievances by area' });
  expect(pages).toHaveTextContent('12345');
  await user.click(chart.getByRole('link', { name: 'Page 5' }));
  await waitFor(() => expect(chart.queryByRole('link', { name: 'V1, Open: 25' })).toBeNull());
  await waitFor(() => expect(pages).toHaveTextContent('34567'));
  expect(window.location.search).toBe('?issues_area=5');
  await user.click(chart.getByRole('link', { name: 'Page 7' }));
  await waitFor(async () => expect(await drawnLinks(chart)).toHaveLength(6));
});

test('[DASH-01, DASH-02] a chosen place bounds charts and goes along to the lists', async () => {
  await add('V1', 1);
  await add('V3', 1);
  const { A2, V3 } = desk.places;
  await open('mp', `?assembly=${A2.assembly_id}`);
  expect(await drawnLinks(await panel('Grievances by area'))).toEqual([
    [
      'V3, Open: 1',
      `/grievance/all?assembly=${A2.assembly_id}&mandal=${V3.mandal_id}&area=${V3.area_id}&status=open`,
    ],
  ]);
  expect(await drawnLinks(await panel('Grievances by category'))).toEqual([
    ['Roads, Total: 1', `/grievance/all?assembly=${A2.assembly_id}&category=${ids.roads}`],
  ]);
});

test('[DASH-02] a place without grievances says so', async () => {
  await open('mla');
  expect(await (await panel('Grievances by area')).findByText('No grievances here yet.')).toBeVisible();
});

test('[DASH-02, ERR-04] charts that do not come say so and come with the second try', async () => {
  await add('V1', 1);
  desk.network.use(http.post('*/api/v1/dashboard/issues', () => HttpResponse.json({}, { status: 500 })));
  const { user } = await open('mla');
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await drawnLinks(await panel('Grievances by area'))).toHaveLength(1);
});

test('[DASH-02, DASH-07] figures of a server that does not tell their filters are shown, but lead nowhere', async () => {
  const issues_area = [{ name: 'V1', Count: 3, open: 1, inProgress: 1, closed: 1 }];
  desk.network.use(http.post('*/api/v1/dashboard/issues', () => HttpResponse.json({ issues_area })));
  await open('mla');
  const chart = await panel('Grievances by area');
  expect(cellsOf(chart.getByRole('table'))[1]).toEqual(['V1', '3', '1', '1', '1']);
  expect(chart.queryByRole('link', { name: /^V1/ })).toBeNull();
});

test('[DASH-04] the palette has twenty colours and then begins anew', () => {
  const colours = Array.from({ length: 20 }, (_, index) => pastelOf(index));
  expect(new Set(colours).size).toBe(20);
  expect(pastelOf(20)).toBe(colours[0]);
});
