import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { SignInPage } from '#src/boot/SignInPage.tsx';
import { loadWords } from '#src/boot/words.ts';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';

const grievances = grievanceDesk();
const { desk, asked, post, record, passDays, openAll } = grievances;

const { happyDOM } = window as unknown as HappyWindow;
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

test('[LIST-14, LIST-02] the table has its columns; what the office recorded says (internal)', async () => {
  const { complaint_number } = await record({ type: 'suggestion' });
  await record({ name: 'Lakshmi', source: 'app' });
  await openAll();
  const row = await rowOf('Ramulu Goud');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual([
    ...['', 'Number', 'Category', 'Area', 'Name', 'Phone', 'Source'],
    ...['Status', 'Staff', 'Days', 'Date', 'Type', 'Actions'],
  ]);
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    ...['', `${complaint_number} (internal)`, 'Roads', 'V1M1'],
    ...['Ramulu Goud', '9848012345', 'internal/web'],
    ...['open', 'Not assigned', '0 of Days Open', '2 Mar 2026', 'Suggestion', ''],
  ]);
  expect(await rowOf('Lakshmi')).not.toHaveTextContent('(internal)');
});

test('[LIST-06, LIST-07] status and days as they are shown', async () => {
  const assigned = await record({ name: 'Assigned' });
  await post('mla', 'complaint/staff/assign', {
    complaint_id: assigned.id,
    staff_id: desk.accounts.staff.id,
  });
  const resolved = await record({ name: 'Resolved' });
  passDays(3);
  await post('mla', 'complaint/close', { id: resolved.id, message: 'Done' });
  passDays(4);
  await openAll();
  const cellsOf = async (name: string) => {
    const row = await rowOf(name);
    return ['.status .status', '.staff', '.daysOpen'].map((cell) => row.querySelector(cell)?.textContent);
  };
  expect(await cellsOf('Assigned')).toEqual(['InProgress', 'Sunitha Chary', '7 of Days Open']);
  expect(await cellsOf('Resolved')).toEqual(['Closed', 'Not assigned', '3 Days Took to Close']);
});

test('[LIST-14] on a phone each grievance is a card with the same facts', async () => {
  happyDOM.setViewport({ width: 390, height: 844 });
  const { complaint_number } = await record({ name: 'వెంకట సుబ్రహ్మణ్యేశ్వర రావు' });
  await openAll();
  const link = await screen.findByRole('link', { name: complaint_number });
  expect(screen.queryByRole('table')).toBeNull();
  const card = link.closest('li');
  for (const text of ['వెంకట సుబ్రహ్మణ్యేశ్వర రావు', 'Roads', 'V1, M1', '0 of Days Open', 'open', '(internal)'])
    expect(card).toHaveTextContent(text);
  expect(within(card ?? document.body).getByRole('link', { name: '9848012345' })).toHaveAttribute(
    'href',
    'tel:+919848012345',
  );
});

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
    ...['Place', 'Category', 'Staff', 'Status', 'Date', 'Deadline', 'Priority', 'Name or number'],
  ]) {
    expect(await form.findByLabelText(label)).toBeVisible();
  }
  await user.click(form.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Grievance Incharge' }));
  await waitFor(() => expect(form.getByLabelText('Grievance Incharge')).toHaveFocus());
});

/** Gives the places of V1 other names. */
async function rename(area: string, mandal: string, assembly: string) {
  const { V1 } = desk.places;
  const named = { area, mandal, assembly };
  for (const level of ['area', 'mandal', 'assembly'] as const)
    await desk.ask('PUT', `${level}/${V1[`${level}_id`]}`, { json: { name: named[level] } });
}

test('[LIST-14] a row tells where an area lies, and no name twice in the same words', async () => {
  await rename('Huzurabad', 'Huzurabad', 'Huzurabad');
  await record();
  await openAll();
  const row = await rowOf('Ramulu Goud');
  expect(row.querySelector('td.area')).toHaveTextContent('HuzurabadHuzurabad mandal');
});

describe('the folder', () => {
  test('[LIST-01] the folder lists what one recorded oneself', async () => {
    await record({ name: 'Mine' }, 'mla');
    await record({ name: 'Of the state office' }, 'admin');
    await desk.renderApp({ path: '/grievance', as: 'mla' });
    expect(await screen.findByRole('heading', { level: 2, name: 'My Grievances List' })).toBeVisible();
    await rowOf('Mine');
    expect(shownNames()).toEqual(['Mine']);
  });

  test('[LIST-12] staff find what was given to them and have no staff picker', async () => {
    const given = await record({ name: 'Given to staff' }, 'mla');
    await record({ name: 'Given to nobody' }, 'mla');
    await post('mla', 'complaint/staff/assign', { complaint_id: given.id, staff_id: desk.accounts.staff.id });
    const { user } = await desk.renderApp({ path: '/grievance', as: 'staff' });
    await rowOf('Given to staff');
    expect(shownNames()).toEqual(['Given to staff']);
    const scopes = asked.map(({ searchParams }) => [
      searchParams.get('staff_id'),
      searchParams.get('created_by_me'),
    ]);
    expect(scopes).toContainEqual([String(desk.accounts.staff.id), null]);

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('form', { name: 'Filters' });
    expect(screen.queryByLabelText('Staff')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Assign staff/ })).toBeNull();
  });
});

test('[GRD-02, LIST-12] the folder of a head of the desk lists all grievances, with what a whole list has @seldom', async () => {
  await record({ name: 'Of mla' }, 'mla');
  await record({ name: 'Of staff' }, 'staff');
  const { token } = await desk.colleague({ duties: ['desk_head'] });
  const { user } = await desk.renderApp({ path: '/grievance', token });
  await rowOf('Of mla');
  expect(screen.getByRole('heading', { level: 2, name: 'All Grievances' })).toBeVisible();
  expect(shownNames()).toEqual(['Of staff', 'Of mla']);
  expect(await screen.findByRole('checkbox', { name: 'Select this page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  expect(await form.findByLabelText('Staff')).toBeVisible();
});

/** Opens the page as the browser's reload does, with the history entry as it was left. */
async function reopen(as: Role, entry: unknown) {
  await desk.keepSessionOf(as);
  window.history.replaceState(entry, '', '/grievance/all');
  const words = await loadWords('en');
  return act(async () => render(<SignInPage startWith={{ locale: 'en', words }} />));
}

test('[LIST-03, LIST-04] a reload keeps the keyword, and nobody else finds it in the history @seldom', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user, unmount } = await openAll('mla');
  await user.type(await screen.findByRole('searchbox'), 'lakshmi{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Lakshmi']));
  const entry: unknown = window.history.state;
  unmount();

  const reloaded = await reopen('mla', entry);
  expect(await screen.findByRole('searchbox')).toHaveValue('lakshmi');
  await waitFor(() => expect(shownNames()).toEqual(['Lakshmi']));
  reloaded.unmount();

  await reopen('admin', entry);
  expect(await screen.findByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(shownNames()).toEqual(['Ramulu Goud', 'Lakshmi']));
});
