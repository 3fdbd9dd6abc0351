import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { event } from '#contract/content/event.ts';
import { startDesk } from '../app.tsx';
import { addNews, recordsOf } from './records.ts';

const desk = startDesk();
const { record } = recordsOf(desk);

const COUNT = 12;
const path = '/event';
const button = (name: string) => screen.getByRole('button', { name });
const filterInAddress = () => new URLSearchParams(window.location.search).get('filter');
const headings = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);

beforeAll(async () => {
  for (let number = 1; number <= COUNT; number++) await record(event, `Mela ${number}`);
  await record(event, 'Inauguration');
});

test('[CRUD-02] a query is saved under a name, and asked again by it @seldom', async () => {
  const { user, unmount } = await desk.renderApp({ path, as: 'admin' });
  await screen.findByText(`1–10 of ${COUNT + 1}`);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Mela');
  await screen.findByText(`1–10 of ${COUNT}`);
  await user.click(button('Add filter'));
  await user.click(await screen.findByRole('menuitem', { name: /Save current query/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(filterInAddress()).toContain('Mela');
  unmount();

  const again = await desk.renderApp({ path, as: 'admin' });
  await screen.findByText(`1–10 of ${COUNT + 1}`);
  await again.user.click(button('Add filter'));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Mine' }));
  expect(await screen.findByText(`1–10 of ${COUNT}`)).toBeVisible();
  expect(button('Clear Filters')).toBeVisible();
});

test('[CRUD-02] the columns are those that are wanted, in the wanted order, also the next time @seldom', async () => {
  const { user, unmount } = await desk.renderApp({ path, as: 'admin' });
  await screen.findByText(`1–10 of ${COUNT + 1}`);
  const [first, second, third] = headings();
  await user.click(button('Columns'));
  await user.click(await screen.findByRole('menuitem', { name: `Move ${second} forward` }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: third }));
  await user.keyboard('{Escape}');
  await screen.findAllByRole('columnheader');
  expect(headings().slice(0, 2)).toEqual([second, first]);
  expect(headings()).not.toContain(third);
  unmount();

  await desk.renderApp({ path, as: 'admin' });
  await screen.findByText(`1–10 of ${COUNT + 1}`);
  await waitFor(() => expect(headings().slice(0, 2)).toEqual([second, first]));
  expect(headings()).not.toContain(third);
});

test('[CRUD-02] shows a filter of the address in its input, and removes both together', async () => {
  const filter = JSON.stringify({ start_date_gte: '2020-01-31' });
  const { user } = await desk.renderApp({
    path: `${path}?filter=${encodeURIComponent(filter)}`,
    as: 'admin',
  });
  await screen.findByText(`1–10 of ${COUNT + 1}`);
  const day = await screen.findByLabelText('From date');
  expect(day).toHaveValue('31/01/2020');
  await user.click(button('Clear Filters'));
  await waitFor(() => expect(filterInAddress()).not.toContain('start_date_gte'));
});

describe('clearing filters', () => {
  afterEach(() => void vi.useRealTimers());

  beforeAll(async () => {
    for (const title of ['Road', 'Water']) await addNews(desk, { title });
  });

  /** Filters the list of news by a keyword. */
  async function search(keyword: string) {
    const { user } = await desk.renderApp({ path: '/news', as: 'admin' });
    await screen.findByText('Water');
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(box, keyword);
    await waitFor(() => expect(screen.queryByText('Water')).toBeNull());
    expect(screen.getByText('Road')).toBeVisible();
    return { user, box };
  }

  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

  test('[CRUD-02] Clear Filters beats the letter that was typed last @seldom', async () => {
    const { box } = await search('Road');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type(box, 'Roads');
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await pass(1);
    await pass(5_000);
    vi.useRealTimers();
    expect(await screen.findByText('Water')).toBeVisible();
    expect(box).toHaveValue('');
  });

  test('[CRUD-02] a letter that is typed in the moment in which those before it are applied stays @seldom', async () => {
    const { box } = await search('Ro');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type(box, 'Roa');
    await act(async () => {
      vi.advanceTimersByTime(501);
      type(box, 'Road');
    });
    await pass(5_000);
    vi.useRealTimers();
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('filter')).toContain('"Road"'),
    );
    expect(box).toHaveValue('Road');
  });
});
