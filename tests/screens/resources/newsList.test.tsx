import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import { pick } from '../parts.ts';
import { addNews, NEWS } from './records.ts';

const desk = startDesk();

const add = (title: string, place: object = {}) => addNews(desk, { title, ...place });

beforeEach(async () => {
  const { body } = await desk.ask('GET', 'news');
  for (const { id } of body.data ?? []) await desk.ask('DELETE', `news/${id}`);
});

const open = (as: Role, locale?: 'te') => desk.renderApp({ path: '/news', as, locale });

test('[NEWS-01, SHELL-12] a row leads to its page and its form at the paths of the specification', async () => {
  const id = await add('Road opened');
  await open('admin');
  expect(await screen.findByRole('link', { name: 'Road opened' })).toHaveAttribute('href', `/news/${id}`);
  expect(screen.getByRole('link', { name: 'View Road opened' })).toHaveAttribute('href', `/news/${id}`);
  expect(screen.getByRole('link', { name: 'Edit Road opened' })).toHaveAttribute(
    'href',
    `/news/update/${id}`,
  );
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/news/create');
});

test('[NEWS-01] delete asks by name and keeps the news when the answer is no', async () => {
  await add('Road opened');
  await add('Water supply');
  const { user } = await open('admin');
  const question = 'Are you sure you want to delete the news "Road opened"?';

  await user.click(await screen.findByRole('button', { name: 'Delete Road opened' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(question)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Road opened' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Delete Road opened' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('News "Road opened" deleted')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Water supply' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Road opened' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
});

test('[ERR-04] a list that does not come says so and comes with the second try', async () => {
  await add('Road opened');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  desk.fail('get', 'news', 500, { message: 'Broken' });
  const { user } = await open('admin');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  desk.network.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Road opened' })).toBeVisible();
});

test('[SCOPE-07] only mp filters by place, locked to the own parliament', async () => {
  await add('In A1', desk.places.A1);
  await add('In A2', desk.places.A2);
  const { user } = await open('mp');
  const parliament = await screen.findByRole('combobox', { name: 'Parliament' });
  await waitFor(() => expect(parliament).toHaveValue('P1'));
  expect(parliament).toHaveAttribute('readonly');

  await pick(user, screen.getByRole('combobox', { name: 'Assembly' }), 'A2');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'In A1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'In A2' })).toBeVisible();
});

test('records above the own place can be read, not changed', async () => {
  await add('In P1', desk.places.P1);
  await open('mla');
  expect(await screen.findByRole('link', { name: 'View In P1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit In P1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete In P1' })).toBeNull();
});

describe('the place of news', () => {
  type User = Awaited<ReturnType<typeof desk.renderApp>>['user'];

  const open = (role: Role, at = '/news/create') => desk.renderApp({ path: at, as: role });
  const level = (name: string) => screen.findByRole('combobox', { name });

  async function edit(role: Role, place: object) {
    const id = await addNews(desk, place);
    return { id, ...(await open(role, `/news/update/${id}`)) };
  }

  async function choose(user: User, name: string, option: string) {
    await pick(user, await level(name), option);
  }

  async function optionsOf(user: User, name: string) {
    await user.click(await level(name));
    const texts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return texts;
  }

  test('[SCOPE-01, SCOPE-06] a choice loads the level below and clears everything under it', async () => {
    const { user } = await open('admin');
    expect(await optionsOf(user, 'Parliament')).toEqual(['P1', 'P2']);
    await choose(user, 'Parliament', 'P1');
    expect(await optionsOf(user, 'Assembly')).toEqual(['A1', 'A2']);
    await choose(user, 'Assembly', 'A1');
    await choose(user, 'Mandal', 'M1');
    expect(await optionsOf(user, 'Area')).toEqual(['V1', 'V2']);
    await choose(user, 'Area', 'V2');

    await choose(user, 'Assembly', 'A2');
    expect(await level('Mandal')).toHaveValue('');
    expect(await level('Area')).toHaveValue('');
    expect(await level('Parliament')).toHaveValue('P1');
    expect(await optionsOf(user, 'Mandal')).toEqual(['M2']);
    await choose(user, 'Parliament', 'P2');
    expect(await level('Assembly')).toHaveValue('');
    expect(await optionsOf(user, 'Assembly')).toEqual(['A3']);
  });

  test('[SCOPE-01] a level says what to choose first', async () => {
    const { user } = await open('admin');
    await user.click(await level('Mandal'));
    expect(await screen.findByText('Choose an assembly first.')).toBeVisible();
  });

  test('[SCOPE-02] an edit form keeps the saved choices and loads their lists @seldom', async () => {
    const { user, path, id } = await edit('admin', desk.places.V2);
    for (const [name, value] of [
      ['Parliament', 'P1'],
      ['Assembly', 'A1'],
      ['Mandal', 'M1'],
      ['Area', 'V2'],
    ] as const)
      expect(await level(name)).toHaveValue(value);
    expect(await optionsOf(user, 'Area')).toEqual(['V1', 'V2']);
    await user.type(await screen.findByLabelText(/^Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/news'));
    const { body } = await desk.ask('GET', `news/${id}`);
    expect(body).toMatchObject(desk.places.V2);
  });

  test('[SCOPE-03, SCOPE-04] a create form locks the places that the session has', async () => {
    await open('mla');
    for (const [name, value] of [
      ['Parliament', 'P1'],
      ['Assembly', 'A1'],
    ] as const) {
      await waitFor(async () => expect(await level(name)).toHaveValue(value));
      expect(await level(name)).toHaveAttribute('readonly');
    }
    for (const name of ['Mandal', 'Area']) expect(await level(name)).not.toHaveAttribute('readonly');
  });

  test('[SCOPE-03] the ids of the session are sent', async () => {
    const { user, path } = await open('mla');
    await user.type(await screen.findByLabelText(/^Title/), NEWS.title);
    await user.type(screen.getByLabelText(/^Date/), NEWS.date);
    await user.type(screen.getByLabelText(/^Video link/), NEWS.video_link);
    await user.type(screen.getByLabelText(/^Description/), NEWS.description);
    await user.upload(screen.getByLabelText(/^Image/), await image());
    await choose(user, 'Mandal', 'M1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/news'));
    const form = await desk.sent.find(({ method }) => method === 'POST')?.form();
    expect(form?.get('parliament_id')).toBe(String(desk.places.A1.parliament_id));
    expect(form?.get('assembly_id')).toBe(String(desk.places.A1.assembly_id));
    expect(form?.get('mandal_id')).toBe(String(desk.places.M1.mandal_id));
  });
});
