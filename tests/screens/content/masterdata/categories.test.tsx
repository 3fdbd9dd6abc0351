import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { startDesk } from '../../app.tsx';

const desk = startDesk();

const sent: string[] = [];

beforeAll(async () => {
  desk.network.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/contact/category'))
      sent.push((await request.clone().json()).name.trim());
  });
  await desk.app.db.insert(complaintCategories).values([{ name: 'Roads' }, { name: 'తాగునీరు' }]);
});

const namesOf = async (path: string) => {
  const { body } = await desk.app.send('GET', path, { token: desk.accounts.admin.token });
  return body.data?.map(({ name }) => name);
};

/** Adds a category of any kind; returns its id. */
async function add(path: string, name: string) {
  const { body } = await desk.app.send('POST', path, { token: desk.accounts.admin.token, json: { name } });
  return body.id;
}

/** The block of a kind of category. */
const block = async (name: string) => within(await screen.findByRole('region', { name }));

/** In development react-admin prints every failed call. */
const expectFailure = () => vi.spyOn(console, 'error').mockImplementation(() => {});

const openMasterData = () => desk.renderApp({ path: '/masterdata', as: 'admin' });

test('[MD-02, SHELL-08] each of the four blocks adds to its own categories', async () => {
  const { user } = await openMasterData();
  const blocks = [
    ['Grievance', 'complaint/category'],
    ['Departments', 'contact/category'],
    ['Policy', 'policy/category'],
    ['Video', 'video/category'],
  ] as const;
  for (const [heading, path] of blocks) {
    const { getByRole } = await block(heading);
    await user.type(getByRole('textbox', { name: 'Name' }), `Of ${heading}{Enter}`);
    await waitFor(() => expect(getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    expect(await namesOf(path)).toContain(`Of ${heading}`);
  }
});

test('[MD-02] Add with an empty input does nothing', async () => {
  sent.length = 0;
  const { user } = await openMasterData();
  const { getByRole } = await block('Departments');
  const addButton = getByRole('button', { name: 'Add' });
  const before = await namesOf('contact/category');
  await user.click(addButton);
  await user.type(getByRole('textbox', { name: 'Name' }), '   ');
  await user.click(addButton);
  // A call of either click would have been answered before this.
  await user.type(getByRole('textbox', { name: 'Name' }), 'Police{Enter}');
  await waitFor(() => expect(getByRole('textbox', { name: 'Name' })).toHaveValue(''));
  expect(getByRole('textbox', { name: 'Name' })).toBeValid();
  expect(await namesOf('contact/category')).toHaveLength((before?.length ?? 0) + 1);
  expect(sent).toEqual(['Police']);
});

test('[MD-02, API-04] a name that is there already is refused below the input, which keeps it', async () => {
  expectFailure();
  const { user } = await openMasterData();
  const { getByRole, findByText } = await block('Grievance');
  await user.type(getByRole('textbox', { name: 'Name' }), 'roads{Enter}');
  expect(await findByText('There is already one of this name.')).toBeVisible();
  expect(getByRole('textbox', { name: 'Name' })).toHaveValue('roads');
});

test('[MD-03] View opens a table with a Title column of 400 pixels, in which names are changed', async () => {
  const { user } = await openMasterData();
  const { getByRole } = await block('Grievance');
  await user.click(getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grievance' }));
  expect(await dialog.findByRole('columnheader', { name: 'Title' })).toHaveStyle({ width: '400px' });
  await user.click(dialog.getByRole('button', { name: 'Edit తాగునీరు' }));
  const input = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(input);
  await user.type(input, 'Drinking water{Enter}');
  expect(await dialog.findByRole('cell', { name: 'Drinking water' })).toBeVisible();
  expect(await namesOf('complaint/category')).toContain('Drinking water');
});

test('[MD-03] an item is deleted after the question; one in use stays, and the dialog says why', async () => {
  expectFailure();
  const { token } = desk.accounts.admin;
  const [category_id] = [await add('video/category', 'In use'), await add('video/category', 'Unused')];
  const video = { name: 'V', category_id, url: 'https://youtu.be/a', description: 'D' };
  await desk.app.send('POST', 'video', { token, form: { ...video, ...desk.places.V1 } });
  const { user } = await openMasterData();
  const { getByRole } = await block('Video');
  await user.click(getByRole('button', { name: 'View' }));
  const table = within(await screen.findByRole('dialog', { name: 'Video' }));

  await user.click(await table.findByRole('button', { name: 'Delete In use' }));
  const refused = within(await screen.findByRole('dialog', { name: 'In use' }));
  expect(refused.getByText('Are you sure you want to delete this item?')).toBeVisible();
  await user.click(refused.getByRole('button', { name: 'Delete' }));
  expect(await refused.findByRole('alert')).toHaveTextContent('other content use it');
  await user.click(refused.getByRole('button', { name: 'Cancel' }));

  await user.click(await table.findByRole('button', { name: 'Delete Unused' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(table.queryByRole('cell', { name: 'Unused' })).toBeNull());
  const names = await namesOf('video/category');
  expect([names?.includes('In use'), names?.includes('Unused')]).toEqual([true, false]);
});

test('[ERR-04] a table that could not be loaded says so and can be asked for again', async () => {
  expectFailure();
  await add('policy/category', 'Health');
  desk.failOnce('get', 'policy/category');
  const { user } = await openMasterData();
  const { getByRole } = await block('Policy');
  await user.click(getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Policy' }));
  await user.click(await dialog.findByRole('button', { name: /again/i }));
  expect(await dialog.findByRole('cell', { name: 'Health' })).toBeVisible();
});
