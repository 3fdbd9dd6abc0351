import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/list/ListTools.tsx';

const grievances = grievanceDesk();
const { desk, asked, post, record, passDays, openAll } = grievances;

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));

test('[LIST-09] the page has filters, keyword search, clear filter, export, table, pager and assigning', async () => {
  const { complaint_number } = await record();
  const { user } = await openAll('mp');
  await rowOf('Ramulu Goud');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Grievances');
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
  for (const name of ['Filters', 'Clear filter', 'Export', `Assign staff to ${complaint_number}`]) {
    expect(await screen.findByRole('button', { name })).toBeVisible();
  }
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  for (const label of [
    ...['Parliament', 'Assembly', 'Mandal', 'Area', 'Category', 'Grievance Incharge', 'Staff'],
    ...['Name', 'Complaint number', 'From date', 'To date'],
  ]) {
    expect(form.getByLabelText(label)).toBeVisible();
  }
});

test('[LIST-03, LIST-04, LIST-05] every filter narrows the list, together with the keyword, and stays on the way back', async () => {
  const staff_id = desk.accounts.staff.id;
  const { parliament_id, assembly_id, mandal_id, area_id } = desk.places.V1;
  const wanted = {
    name: 'Lakshmi Devi',
    details: '<p>The pump is broken.</p>',
    category_id: grievances.water,
    assigned: 'District Office',
    staff_id,
  };
  const others = [
    { category_id: grievances.roads },
    { assigned: 'Another Office' },
    { staff_id: undefined },
    { name: 'Ramulu Goud' },
    { details: '<p>The tap is dry.</p>' },
    desk.places.V2,
  ];
  await record({ ...wanted, name: 'Lakshmi, earlier' }, 'admin');
  passDays(5);
  for (const other of others) await record({ ...wanted, ...other }, 'admin');
  const resolved = await record({ ...wanted, name: 'Lakshmi, resolved' }, 'admin');
  await post('admin', 'complaint/close', { id: resolved.id, message: 'Done' });
  const { complaint_number } = await record(wanted, 'admin');
  passDays(5);
  await record({ ...wanted, name: 'Lakshmi, later' }, 'admin');

  const place = `parliament=${parliament_id}&assembly=${assembly_id}&mandal=${mandal_id}&area=${area_id}`;
  const rest = `category=${grievances.water}&assigned=District+Office&staff_id=${staff_id}&status=in_progress`;
  const { user } = await openAll('admin', `?${place}&${rest}&from_date=2026-03-05&to_date=2026-03-10`);
  await showing('Lakshmi Devi', 'Lakshmi Devi', 'Ramulu Goud');
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.type(form.getByLabelText('Name'), 'lakshmi{Enter}');
  await showing('Lakshmi Devi', 'Lakshmi Devi');
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'pump{Enter}');
  await showing('Lakshmi Devi');
  expect(asked.at(-1)?.pathname).toMatch(/complaint\/search$/);
  const { search } = window.location;

  await user.click(screen.getByRole('link', { name: complaint_number }));
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
  await showing('Lakshmi Devi');
  expect(window.location.search).toBe(search);
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('pump');
  const again = within(await screen.findByRole('form', { name: 'Filters' }));
  expect(again.getByLabelText('Name')).toHaveValue('lakshmi');
  expect(await again.findByText('V1')).toBeVisible();
  expect(await again.findByText('Sunitha Chary')).toBeVisible();
  expect(again.getByLabelText('To date')).toHaveValue('10/03/2026');
});
