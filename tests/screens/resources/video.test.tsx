import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { startDesk } from '../app.tsx';
import { pick } from '../parts.ts';

let category_id = 0;
const desk = startDesk();
const values = { name: 'Speech', url: 'https://youtu.be/aqz-KE-bpKQ', description: 'In the assembly' };

beforeAll(async () => {
  const json = { name: 'Speeches' };
  const made = await desk.ask('POST', 'video/category', { json });
  category_id = Number(made.body.id);
});

beforeEach(async () => {
  const { body } = await desk.ask('GET', 'video');
  for (const { id } of body.data ?? []) await desk.ask('DELETE', `video/${id}`);
});

async function add(given: object = {}) {
  const form = { ...values, category_id, ...desk.places.V1, ...given };
  const { status, body } = await desk.ask('POST', 'video', { form });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}
const open = (at: string, role: Role = 'mla') => desk.renderApp({ path: at, as: role });
const cards = () => within(screen.getByRole('main')).getAllByRole('listitem');
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`));
const { writes } = desk;

test('[VID-01] cards show the still picture, lead to the video, and have edit and delete', async () => {
  const id = await add();
  await open('/video');
  expect(await screen.findByRole('heading', { level: 1, name: 'View Videos' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Speech' });
  expect(link).toHaveAttribute('href', values.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.querySelector('img')).toHaveAttribute(
    'src',
    'https://i.ytimg.com/vi/aqz-KE-bpKQ/mqdefault.jpg',
  );
  const [card] = cards();
  expect(card).toHaveTextContent('Speeches');
  expect(screen.getByRole('link', { name: 'Edit Speech' })).toHaveAttribute('href', `/video/update/${id}`);
  expect(screen.getByRole('button', { name: 'Delete Speech' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Speech' })).toBeNull();
});

test('[VID-01] shows a neutral tile for other hosts, and for a picture that does not load', async () => {
  await add({ name: 'Elsewhere', url: 'https://videos.example.org/1' });
  await add();
  await open('/video');
  const link = await screen.findByRole('link', { name: 'Elsewhere' });
  expect(link.querySelector('img')).toBeNull();
  expect(link.querySelector('svg')).not.toBeNull();
  const known = screen.getByRole('link', { name: 'Speech' });
  const picture = known.querySelector('img');
  if (picture) fireEvent.error(picture);
  await waitFor(() => expect(known.querySelector('img')).toBeNull());
  expect(known.querySelector('svg')).not.toBeNull();
});

test('[VID-01, CRUD-02] cards are found by a keyword and put in order, which is remembered @seldom', async () => {
  for (const name of ['Bridge', 'Assembly', 'Canal bridge']) await add({ name });
  const { user, path } = await open('/video');
  await screen.findByRole('link', { name: 'Bridge' });
  expect(names()).toEqual(['Canal bridge', 'Assembly', 'Bridge']);
  await user.click(screen.getByRole('button', { name: 'Sort by date added descending' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name ascending' }));
  await waitFor(() => expect(names()).toEqual(['Assembly', 'Bridge', 'Canal bridge']));
  await user.type(screen.getByLabelText('Search'), 'BRIDGE');
  await waitFor(() => expect(names()).toEqual(['Bridge', 'Canal bridge']));

  await user.click(screen.getByRole('link', { name: 'Edit Bridge' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await screen.findByRole('link', { name: 'Bridge' });
  expect(path()).toBe('/video');
  expect(screen.getByLabelText('Search')).toHaveValue('BRIDGE');
  expect(names()).toEqual(['Bridge', 'Canal bridge']);
  await user.type(screen.getByLabelText('Search'), ' tunnel');
  expect(await screen.findByText(/No Videos found/)).toBeVisible();
});

test("[VID-01, SHELL-12] a video has no page: react-admin's paths for it lead to form and list @seldom", async () => {
  const id = await add();
  const { unmount, path } = await open(`/video/${id}`);
  await waitFor(async () => expect(await label('Name')).toHaveValue('Speech'));
  expect(path()).toBe(`/video/update/${id}`);
  unmount();
  await open(`/video/${id}/show`);
  expect(await screen.findByRole('link', { name: 'Speech' })).toBeVisible();
  expect(path()).toBe('/video');
});

test('[VID-02, CRUD-01] a new video travels as a form and is active unless switched off', async () => {
  const { user, path } = await open('/video/create');
  await user.type(await label('Name'), values.name);
  await pick(user, await screen.findByRole('combobox', { name: 'Category' }), 'Speeches');
  await user.type(await label('Video link'), values.url);
  await user.type(await label('Description'), values.description);
  for (const [level, name] of [
    ['Mandal', 'M1'],
    ['Area', 'V1'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: level }));
    await user.click(await screen.findByRole('option', { name }));
  }
  expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/video'));
  const form = await writes()[0]?.form();
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    ...values,
    category_id: String(category_id),
    status: 'true',
    area_id: String(desk.places.V1.area_id),
  });
});

test('[VID-02] Update sends JSON with the status as text, and Back leads to the list @seldom', async () => {
  const id = await add();
  const { user, path } = await open(`/video/update/${id}`);
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/video');
  const active = await screen.findByRole('switch', { name: 'Active' });
  expect(active).toBeChecked();
  await user.click(active);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(path()).toBe('/video'));
  const [write] = writes();
  expect(write).toMatchObject({ method: 'PUT', path: `video/${id}` });
  expect(await write?.json()).toMatchObject({ ...values, status: 'false', category_id });
  expect((await desk.app.send('GET', `video/${id}`, { token: desk.accounts.mla.token })).body.status).toBe(
    false,
  );
});

test('[VID-03] refuses to delete a video whose id is no number: VideoId must be a number @seldom', async () => {
  const row = { ...values, id: 'abc', category: null, status: true, ...desk.places.V1, version: 1 };
  desk.fail('get', 'video', 200, { data: [row], total: 1 });
  const { user } = await open('/video');
  await user.click(await screen.findByRole('button', { name: 'Delete Speech' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('VideoId must be a number')).toBeVisible();
  expect(writes()).toEqual([]);
});
