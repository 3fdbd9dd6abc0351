import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, expect, test } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/bulk/BulkDialog.tsx';
import '../../../src/custom/complaint/list/ListOrder.tsx';
import '../../../src/custom/complaint/list/ListTools.tsx';
import '../../../src/custom/complaint/list/PageSize.tsx';

const grievances = grievanceDesk();
const { desk, asked, record, post, openAll } = grievances;
const { happyDOM } = window as unknown as HappyWindow;
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));
const lastAsked = (name: string) => asked.at(-1)?.searchParams.get(name);

async function recordMany(count: number) {
  for (let number = 1; number <= count; number++) await record({ name: `Citizen ${number}` });
}

async function chooseStaff(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Assign staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Staff'));
  await user.click(await screen.findByRole('option', { name: 'Sunitha Chary' }));
  return dialog;
}

test('[LIST-09, LIST-11, DESK-09] all that is found on all pages is selected at once and assigned, but for what is resolved', async () => {
  const done = await record({ name: 'Done' });
  await post('mla', 'complaint/close', { id: done.id, message: 'Done' });
  await recordMany(11);
  const { user } = await openAll('mla');
  await rowOf('Citizen 11');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 12 found' }));
  expect(screen.getByText('All 12 selected')).toHaveAttribute('role', 'status');
  const dialog = await chooseStaff(user);
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  const checked = await dialog.findByText(/^11 of 12 grievances will be changed\./);
  expect(checked).toHaveTextContent(
    `1 is left as it is: This complaint is already resolved. ${done.complaint_number}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Assign 11' }));
  await screen.findByText('Finished: 11 of 12 done, 1 refused');
  expect(screen.queryByText(/selected$/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await rowOf('Citizen 1')).toHaveTextContent('Sunitha Chary');
  expect(await rowOf('Done')).toHaveTextContent('Not assigned');
});

test('[LIST-09] what is ticked is still ticked on the way back from a row', async () => {
  await record({ name: 'First' });
  const { complaint_number } = await record({ name: 'Second' });
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${complaint_number}` }));
  await user.click(screen.getByText('First'));
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('checkbox', { name: `Select ${complaint_number}` })).toBeChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('[LIST-08] a page holds 10, 25, 50 or 100, kept in the address', async () => {
  await recordMany(26);
  const { user } = await openAll('mla', '?page=2');
  await rowOf('Citizen 16');
  expect(await screen.findByText('11–20 of 26')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Rows per page:' }));
  const sizes = screen.getAllByRole('option').map((option) => option.textContent);
  expect(sizes).toEqual(['10', '25', '50', '100']);
  await user.click(screen.getByRole('option', { name: '25' }));
  await rowOf('Citizen 26');
  expect(shownNames()).toHaveLength(25);
  expect(window.location.search).toBe('?perPage=25');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await showing('Citizen 1');
  expect(await screen.findByText('26–26 of 26')).toBeVisible();
  expect(lastAsked('per_page')).toBe('25');
});

test('[LIST-14] number, name and date sort the list, on a phone too', async () => {
  await record({ name: 'Anjali' });
  await record({ name: 'Venkat' });
  await record({ name: 'Lakshmi' });
  const { user } = await openAll('mla');
  await showing('Lakshmi', 'Venkat', 'Anjali');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await showing('Anjali', 'Lakshmi', 'Venkat');
  expect(window.location.search).toBe('?sort=name&order=ASC');
  expect(within(screen.getByRole('columnheader', { name: 'Area' })).queryByRole('button')).toBeNull();

  happyDOM.setViewport({ width: 390, height: 844 });
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Sort by name ascending' }));
  await user.click(screen.getByRole('menuitem', { name: 'Date ascending' }));
  await waitFor(() => expect(lastAsked('sort')).toBe('date'));
  expect(lastAsked('order')).toBe('asc');
});

test('[LIST-03] links of every age open exactly what they name', async () => {
  const { A1, V1 } = desk.places;
  await record({ category_id: grievances.water });
  const place = `parliament=${A1.parliament_id}&assembly=${A1.assembly_id}&mandal=${V1.mandal_id}`;
  const link = `?${place}&category=${grievances.water}&staff_id=none&status=open&from_date=2026-03-01`;
  await openAll('admin', link);
  await rowOf('Ramulu Goud');
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    ...Object.fromEntries(new URLSearchParams(link)),
    page: '1',
    per_page: '10',
    sort: 'date',
    order: 'desc',
  });
  expect(window.location.search).toBe(link);
});

test('[LIST-04] the key / leads to the search, unless somebody writes', async () => {
  await record();
  const { user } = await openAll('mla');
  await rowOf('Ramulu Goud');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Keyword' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  await user.keyboard('2026/');
  expect(search).toHaveValue('2026/');
});

test('[LIST-14] a row opens by a click; its one link by Enter', async () => {
  const { complaint_number } = await record();
  const { user } = await openAll('mla');
  await user.click(await screen.findByText('Ramulu Goud'));
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
  const links = within(await rowOf('Ramulu Goud')).getAllByRole('link', { name: complaint_number });
  expect(links).toHaveLength(1);
  links[0]?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: `Grievance ${complaint_number}` })).toBeVisible();
});
