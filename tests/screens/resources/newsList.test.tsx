import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();

async function add(title: string, place: object = {}) {
  const { body } = await desk.ask('POST', 'news', {
    form: {
      title,
      date: '2026-02-03T10:30',
      video_link: 'https://example.org/v',
      description: 'Text',
      file: await image(),
      ...place,
    },
  });
  return Number(body.id);
}

beforeEach(async () => {
  const { body } = await desk.ask('GET', 'news');
  for (const { id } of body.data ?? []) await desk.ask('DELETE', `news/${id}`);
});

const open = (as: Role, locale?: 'te') => desk.renderApp({ path: '/news', as, locale });

test('[NEWS-01, CRUD-02] the list finds titles by a keyword without regard to case', async () => {
  await add('Road opened');
  await add('Water supply');
  const { user } = await open('admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await screen.findByRole('link', { name: 'Road opened' });

  await user.type(screen.getByLabelText('Search'), 'WATER');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Road opened' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Water supply' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('link', { name: 'Road opened' })).toBeVisible();
});

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
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Water supply' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Road opened' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
});

test('rows are ordered by a heading, ten a page, in the columns that the user wants', async () => {
  for (const number of [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) await add(`News ${number}`);
  const { user } = await open('admin');
  await user.click(await screen.findByRole('button', { name: 'Sort by title ascending' }));
  expect(await screen.findByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('News 1'));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(await screen.findByRole('link', { name: 'News 11' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Date' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull());
});

test('[SHELL-14] the same list in Telugu', async () => {
  await add('Road opened');
  const { user } = await open('admin', 'te');
  expect(await screen.findByRole('heading', { level: 1, name: 'వార్తలు' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Road opened తొలగించండి' }));
  expect(await screen.findByText('"Road opened" వార్తను ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?')).toBeVisible();
});

test('an empty list says what to do', async () => {
  await open('admin');
  expect(await screen.findByText('Add the first one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/news/create');
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

  await user.click(screen.getByRole('combobox', { name: 'Assembly' }));
  await user.click(await screen.findByRole('option', { name: 'A2' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'In A1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'In A2' })).toBeVisible();
});

test.each(['admin', 'mla'] as const)('[SCOPE-07] %s has no place filters', async (role) => {
  await add('In A1', desk.places.A1);
  await open(role);
  await screen.findByRole('link', { name: 'In A1' });
  expect(screen.queryByRole('combobox', { name: 'Parliament' })).toBeNull();
});

test('what stands above the own place is read, not changed', async () => {
  await add('In P1', desk.places.P1);
  await open('mla');
  expect(await screen.findByRole('link', { name: 'View In P1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit In P1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete In P1' })).toBeNull();
});

test('on a phone the rows are cards with the same link and actions', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await add('Road opened');
  await open('admin');
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('link', { name: 'Road opened' })).toBeVisible();
  expect(within(card).getByText('3 Feb 2026, 10:30 am')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Delete Road opened' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  vi.unstubAllGlobals();
});
