import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { complaintCategories } from '../../../server/db/namedTables.ts';
import { namesChanged } from '../../../server/db/names.ts';
import { insertCases } from '../../server/dashboard/cases.ts';
import { cellsOf, dashboardDesk, panel } from './office.ts';

const { desk, ids, add } = dashboardDesk();

const open = (as: 'admin' | 'mp' | 'mla', search = '') => desk.renderApp({ path: `/dashboard${search}`, as });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const rows = async (name: string) => cellsOf(await (await panel('Report')).findByRole('table', { name }));
const HEAD = ['Name', 'Total', 'Open', 'In Progress', 'Closed'];

test.each([
  ['admin', ['Assembly', 'Category']],
  ['mp', ['Category']],
  ['mla', ['Area', 'Area InCharges', 'Category']],
] as const)('[DASH-05] %s has the reports %s, the first of them open', async (role, names) => {
  await add('V1', 1);
  await open(role);
  await panel('Report');
  expect(tabs()).toEqual(names);
  expect(chosen()).toBe(names[0]);
  expect((await rows(names[0]))[0]).toEqual(HEAD);
});

test('[DASH-05, DASH-07] every report of mla adds up to the cards, each number leads to its list', async () => {
  const { V1 } = desk.places;
  await add('V1', 2, { leader_id: ids.leader });
  await add('V1', 1, { status: 'responded' });
  await add('V2', 4, { status: 'close', category_id: ids.water });
  const { user } = await open('mla');
  const sums = ['All', '7', '2', '1', '4'];
  expect(await rows('Area')).toEqual([HEAD, ['V2', '4', '0', '0', '4'], ['V1', '3', '2', '1', '0'], sums]);
  expect(screen.getByRole('link', { name: /^Total\s*7/ })).toBeVisible();
  const report = await panel('Report');
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
  expect(await screen.findByRole('combobox', { name: 'Forwarded last to' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Leader of V1' })).toBeVisible();
});

test('[DASH-05] a report is sorted by any column, and by keyboard', async () => {
  await add('V1', 3);
  await add('V2', 1);
  await add('V2', 4, { status: 'close' });
  const { user } = await open('mla');
  const names = async () => (await rows('Area')).slice(1, -1).map(([name]) => name);
  expect(await names()).toEqual(['V2', 'V1']);
  const report = await panel('Report');
  report.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['V1', 'V2']);
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['V2', 'V1']);
  expect(report.getByRole('columnheader', { name: 'Open' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(report.getByRole('button', { name: 'Name' }));
  expect(await names()).toEqual(['V1', 'V2']);
});

test('[DASH-06] a long report stands on pages with five links at most, and an address finds its page', async () => {
  const added = await desk.app.db
    .insert(complaintCategories)
    .values(Array.from({ length: 72 }, (_, index) => ({ name: `Category ${index + 100}` })))
    .returning();
  namesChanged(desk.app.db);
  const one = { staff_id: null, leader_id: null, status: 'open', name: 'Ramulu' } as const;
  const place = desk.places.V1 as {
    parliament_id: number;
    assembly_id: number;
    mandal_id: number;
    area_id: number;
  };
  await insertCases(
    desk.app,
    added.map(({ id }) => ({ ...one, place, category_id: id })),
  );
  const { user } = await open('mp', '?categories=4');
  const report = await panel('Report');
  expect((await rows('Category'))[1]).toEqual(['Category 130', '1', '1', '0', '0']);
  const pages = report.getByRole('navigation', { name: 'Pages: Category' });
  expect(pages).toHaveTextContent('23456');
  await user.click(report.getByRole('link', { name: 'Next page' }));
  await waitFor(async () => expect((await rows('Category'))[1]?.[0]).toBe('Category 140'));
  expect(report.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect((await rows('Category')).at(-1)).toEqual(['All', '72', '72', '0', '0']);
  await user.click(report.getByRole('button', { name: 'Total' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('[DASH-05] the chosen report stays when another place is chosen, and is found by its address', async () => {
  await add('V1', 1);
  await add('V4', 2);
  const { user } = await open('admin', '?report=categories');
  await panel('Report');
  expect(chosen()).toBe('Category');
  await user.click(await screen.findByRole('combobox', { name: 'Parliament' }));
  await user.click(await screen.findByRole('option', { name: 'P2' }));
  await waitFor(async () => expect((await rows('Category')).at(-1)).toEqual(['All', '2', '2', '0', '0']));
  expect(chosen()).toBe('Category');
  expect(window.location.search).toBe(`?parliament=${desk.places.P2.parliament_id}&report=categories`);
});

test('[DASH-05] a report that is not the role’s own is not opened by its address', async () => {
  await open('mp', '?report=leaders');
  await panel('Report');
  expect(tabs()).toEqual(['Category']);
  expect(await (await panel('Report')).findByText('No grievances here yet.')).toBeVisible();
});

test('[DASH-05, ERR-04] a report that does not come says so and comes with the second try', async () => {
  await add('V1', 1);
  desk.network.use(http.post('*/api/v1/dashboard/report', () => HttpResponse.json({}, { status: 500 })));
  const { user } = await open('mla');
  expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows('Area'))[1]?.[0]).toBe('V1');
});

test('[SHELL-14, DASH-03] what nobody has is named in the language of the user', async () => {
  await add('V1', 1);
  localStorage.setItem('locale', 'te');
  await open('admin');
  const chart = await panel('కేటాయించిన సిబ్బంది వారీగా ఫిర్యాదులు');
  expect(cellsOf(chart.getByRole('table'))[1]?.[0]).toBe('ఎవరికీ కేటాయించలేదు');
});
