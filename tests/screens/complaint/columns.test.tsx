import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { preferences, views } from '../../../server/db/schema/views.ts';
import { PASSWORD } from '../app.tsx';
import { grievanceDesk, rowOf } from './grievances.ts';
import '../../../src/custom/complaint/list/ListColumns.tsx';
import '../../../src/custom/complaint/views/PinnedViews.tsx';

const { desk, record, openAll } = grievanceDesk();
afterEach(async () => {
  await desk.app.db.delete(preferences);
  await desk.app.db.delete(views);
});

const headings = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
const USUAL = [
  'Number',
  'Category',
  'Area',
  'Name',
  'Phone',
  'Source',
  'Status',
  'Staff',
  'Days',
  'Date',
  'Type',
];
const keptColumns = async () => (await desk.ask('GET', 'me', {}, 'mla')).body.columns;

test('[DESK-08, LIST-14] columns are chosen and ordered, survive another sign-in on another browser, and are set back', async () => {
  await record({ priority: 'urgent' });
  const { user, unmount } = await openAll('mla');
  await rowOf('Ramulu Goud');
  expect(headings()).toEqual([...USUAL, 'Actions']);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const number = await screen.findByRole('menuitemcheckbox', { name: 'Number' });
  expect(number).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Status' })).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Area', 'Phone', 'Source', 'Staff', 'Days', 'Date', 'Type', 'Priority', 'Due on']) {
    await user.click(screen.getByRole('menuitemcheckbox', { name }));
  }
  await user.click(screen.getByRole('menuitem', { name: 'Move Due on forward' }));
  await user.keyboard('{Escape}');
  const chosen = ['complaint_number', 'category', 'name', 'status', 'due_on', 'priority'];
  await waitFor(async () => expect(await keptColumns()).toEqual(chosen));
  unmount();
  sessionStorage.clear();
  localStorage.clear();

  const again = await desk.renderApp({ path: '/grievance/all' });
  await again.user.type(await screen.findByLabelText('Email'), 'mla@example.org');
  await again.user.type(screen.getByLabelText('Password'), PASSWORD);
  await again.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const row = await rowOf('Ramulu Goud');
  expect(headings()).toEqual(['Number', 'Category', 'Name', 'Status', 'Due on', 'Priority', 'Actions']);
  expect(row.querySelector('td.due_on')).toHaveTextContent('04/03/26');
  expect(row.querySelector('td.priority')).toHaveTextContent('Urgent');
  expect(row.querySelector('td.complaint_number')).not.toHaveTextContent('Due');
  await again.user.click(await screen.findByRole('button', { name: 'Columns' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Reset' }));
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(headings()).toEqual([...USUAL, 'Actions']));
  await waitFor(async () => expect(await keptColumns()).toBeNull());
});

test('[DESK-05, DESK-08] a view with columns shows these, over pages and orders, until other filters or columns are chosen', async () => {
  await record();
  const columns = ['due_on', 'complaint_number', 'status'];
  const json = { name: 'Due', filters: { status: 'open' }, columns, position: 1 };
  await desk.ask('POST', 'view', { json }, 'mla');
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('link', { name: 'Due 1' }));
  await waitFor(() => expect(headings()).toEqual(['Due on', 'Number', 'Status', 'Actions']));
  await user.click(screen.getByRole('button', { name: 'Due on' }));
  await waitFor(() => expect(window.location.search).toContain('sort=due_on'));
  expect(headings()).toEqual(['Due on', 'Number', 'Status', 'Actions']);
  await user.click(screen.getByRole('button', { name: 'In Progress' }));
  await waitFor(() => expect(window.location.search).not.toContain('columns'));
  await user.click(await screen.findByRole('link', { name: 'Due 1' }));
  await waitFor(() => expect(headings()).toHaveLength(4));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headings()).toEqual(['Due on', 'Number', 'Status', 'Name', 'Actions']));
  expect(window.location.search).toBe('?status=open');
});

test('[DESK-08, ERR-04] columns that could not be kept are told, and those of before are back', async () => {
  await record();
  const { user } = await openAll('mla');
  await rowOf('Ramulu Goud');
  desk.network.use(http.put('*/desk/columns', () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Area' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  await waitFor(() => expect(headings()).toEqual([...USUAL, 'Actions']));
});
