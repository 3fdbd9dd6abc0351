import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import type { View } from '#contract/desk/view.ts';
import { preferences, views } from '#server/desk/schema/views.ts';
import { keepListTastes, storedListTastes } from '#src/authProvider/listTastes.ts';
import { PASSWORD } from '../app.tsx';
import { dialog } from '../parts.ts';
import { grievanceDesk, rowOf, shownNames, unfold } from './grievances.ts';

const grievances = grievanceDesk();
const { desk, record, openAll } = grievances;

afterEach(async () => {
  await desk.app.db.delete(views);
});

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));
/** Chooses in the menu of saved views. */
const choose = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  await user.click(item);
};
const pins = async () => within(await screen.findByRole('navigation', { name: 'Pinned views' }));
const pinned = async () => (await pins()).getAllByRole('link').map(({ textContent }) => textContent);
const saved = async (as: Role) => (await desk.ask('GET', 'view', {}, as)).body.data as unknown as View[];
const given = async (as: Role, json: object) => {
  const { status, body } = await desk.ask(
    'POST',
    'view',
    { json: { name: 'Given', filters: {}, ...json } },
    as,
  );
  expect(status).toBe(201);
  return body as unknown as View;
};
const openDialog = async (user: UserEvent) => {
  await choose(user, 'Save this list…');
  return dialog('Save current query as');
};

async function recordThree() {
  await record({ name: 'Lakshmi', category_id: grievances.water });
  await record({ name: 'Yadagiri', category_id: grievances.water });
  await record({ name: 'Ramulu Goud' });
}

test('[DESK-05, DESK-06] what is shown is saved under a name, pinned above the list with its number, and shown by a link', async () => {
  await recordThree();
  const { user, unmount } = await openAll('mla', `?category=${grievances.water}`);
  await showing('Yadagiri', 'Lakshmi');
  expect(screen.queryByRole('navigation', { name: 'Pinned views' })).toBeNull();
  const form = await unfold(user);
  await user.type(await form.findByLabelText('Name or number'), 'lakshmi{Enter}');
  await showing('Lakshmi');
  const save = await openDialog(user);
  await user.click(save.getByRole('button', { name: 'Save' }));
  expect(await save.findByText('This field is required.')).toBeVisible();
  await user.type(save.getByRole('textbox'), 'Water');
  await user.click(save.getByRole('checkbox', { name: 'Pin above the list' }));
  await user.click(save.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await pinned()).toEqual(['Water 1']));
  expect((await pins()).getByRole('link')).toHaveAttribute('aria-current', 'page');
  unmount();

  const again = await openAll('mla');
  await showing('Ramulu Goud', 'Yadagiri', 'Lakshmi');
  await again.user.click(await (await pins()).findByRole('link', { name: 'Water 1' }));
  await showing('Lakshmi');
  expect(window.location.search).toBe(`?category=${grievances.water}`);
  again.go('/grievance/all');
  await showing('Ramulu Goud', 'Yadagiri', 'Lakshmi');
});

test('[DESK-05] a view of the office holds no name: the dialog says so, and saves it without @seldom', async () => {
  await recordThree();
  const { user } = await openAll('mla', `?category=${grievances.water}`);
  const form = await unfold(user);
  await user.type(await form.findByLabelText('Name or number'), 'lakshmi{Enter}');
  await showing('Lakshmi');
  const save = await openDialog(user);
  await user.type(save.getByRole('textbox'), 'Water');
  await user.click(save.getByRole('checkbox', { name: 'For everybody in the office' }));
  expect(save.getByText('A shared view cannot hold names or numbers of people.')).toBeVisible();
  await user.click(save.getByRole('button', { name: 'Save' }));
  expect(desk.writes()).toEqual([]);
  await user.click(save.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter Name: lakshmi' }));
  await showing('Yadagiri', 'Lakshmi');
  const other = await openDialog(user);
  await user.type(other.getByRole('textbox'), 'Water');
  await user.click(other.getByRole('checkbox', { name: 'For everybody in the office' }));
  await user.click(other.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await saved('staff')).toMatchObject([{ name: 'Water', is_shared: true }]));
});

test('[DESK-05, LIST-12] staff pin a view of the office and save a copy, which they change; the office’s stays @seldom', async () => {
  await recordThree();
  const { id } = await given('mla', {
    name: 'Water',
    filters: { category: grievances.water },
    is_shared: true,
  });
  const { user } = await desk.renderApp({ path: '/grievance?status=open', as: 'staff' });
  await choose(user, 'Manage saved queries');
  const all = await dialog('Saved queries');
  expect(all.queryByRole('button', { name: 'Change Water' })).toBeNull();
  expect(all.queryByRole('button', { name: 'Delete Water' })).toBeNull();
  await user.click(all.getByRole('button', { name: 'Pin Water' }));
  await waitFor(async () => expect((await saved('staff'))[0]).toMatchObject({ id, position: 1 }));
  await user.click(all.getByRole('button', { name: 'Save Water as my own' }));
  await user.click(await all.findByRole('button', { name: 'Change Water' }));
  const edit = await dialog('Change saved query');
  expect(edit.queryByRole('checkbox', { name: 'For everybody in the office' })).toBeNull();
  await user.clear(edit.getByRole('textbox'));
  await user.type(edit.getByRole('textbox'), 'Open');
  await user.click(edit.getByRole('checkbox', { name: 'Take the filters and the order that are shown now' }));
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await all.findByText('Open');
  expect(await saved('staff')).toMatchObject([
    { id, name: 'Water', filters: { category: grievances.water }, version: 1 },
    { name: 'Open', filters: { status: 'open' }, is_shared: false, version: 2 },
  ]);
});

test('[DESK-05] pins are put in another order, and views removed after a question @seldom', async () => {
  for (const [position, name] of ['First', 'Second', 'Third'].entries()) {
    await given('mla', {
      name,
      filters: { status: name === 'First' ? 'open' : 'closed' },
      position: position + 1,
    });
  }
  await record();
  const { user } = await openAll('mla');
  await waitFor(async () => expect(await pinned()).toEqual(['First 1', 'Second 0', 'Third 0']));
  await choose(user, 'Manage saved queries');
  const all = await dialog('Saved queries');
  await user.click(all.getByRole('button', { name: 'Move Third forward' }));
  await waitFor(() => expect(all.getAllByRole('listitem')[1]).toHaveTextContent('Third'));
  await user.click(all.getByRole('button', { name: 'Delete First' }));
  await user.click((await dialog('Remove saved query?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(2));
  await user.click(all.getByRole('button', { name: 'Pin Second' }));
  await user.click(all.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await pinned()).toEqual(['Third 0']));
});

test('[DESK-05] what cannot be pinned or saved is told where it was tried, and nothing is lost', async () => {
  for (let nth = 1; nth <= 7; nth++)
    await given('mla', { name: `Pin ${nth}`, position: nth, filters: { area: nth } });
  await given('mla', { name: 'One more' });
  await record();
  const { user } = await openAll('mla', '?status=open');
  await choose(user, 'Manage saved queries');
  const all = await dialog('Saved queries');
  await user.click(all.getByRole('button', { name: 'Pin One more' }));
  expect(await all.findByRole('alert')).toHaveTextContent('At most 7 views can be pinned.');
  await user.click(all.getByRole('button', { name: 'Close' }));
  const save = await openDialog(user);
  await user.type(save.getByRole('textbox'), 'Open');
  desk.fail('post', 'view', 503, { message: 'Away' });
  await user.click(save.getByRole('button', { name: 'Save' }));
  expect(await save.findByRole('alert')).toHaveTextContent('Away');
  desk.network.resetHandlers();
  await user.click(save.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await saved('mla')).at(-1)).toMatchObject({ name: 'Open' }));
});

test('[DESK-05] queries that the browser has kept become one’s own on the server, and are kept there no longer', async () => {
  await record({ category_id: grievances.water });
  const query = (label: string, filter: object) => ({
    label,
    value: { filter, sort: { field: 'name', order: 'ASC' }, perPage: 25, displayedFilters: {} },
  });
  const kept = [query('Water', { category: grievances.water }), query('Wrong', { sla: 'soon' })];
  await desk.keepSessionOf('mla');
  keepListTastes({ 'complaint.savedQueries': kept });
  await openAll();
  await waitFor(async () =>
    expect(await saved('mla')).toMatchObject([
      {
        name: 'Water',
        filters: { category: grievances.water },
        sort: 'name',
        order: 'ASC',
        is_shared: false,
      },
    ]),
  );
  await waitFor(() => expect(storedListTastes()).toMatchObject({ 'complaint.savedQueries': [kept[1]] }));
  expect(await saved('mla')).toHaveLength(1);
});

describe('columns', () => {
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

  test('[DESK-08, LIST-14] columns are chosen and ordered, survive another sign-in on another browser, and are set back @seldom', async () => {
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
    expect(row.querySelector('td.due_on')).toHaveTextContent('4 Mar 2026');
    expect(row.querySelector('td.priority')).toHaveTextContent('Urgent');
    expect(row.querySelector('td.complaint_number')).not.toHaveTextContent('Due');
    await again.user.click(await screen.findByRole('button', { name: 'Columns' }));
    await again.user.click(await screen.findByRole('menuitem', { name: 'Reset' }));
    await again.user.keyboard('{Escape}');
    await waitFor(() => expect(headings()).toEqual([...USUAL, 'Actions']));
    await waitFor(async () => expect(await keptColumns()).toBeNull());
  });

  test('[DESK-05, DESK-08] a view with columns shows these, over pages and orders, until other filters or columns are chosen @seldom', async () => {
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
});
