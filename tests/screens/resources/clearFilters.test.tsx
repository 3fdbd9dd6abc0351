import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import '../../../src/App.tsx';

const desk = startDesk();
afterEach(() => void vi.useRealTimers());

beforeAll(async () => {
  const video_link = 'https://example.org/v';
  for (const title of ['Road', 'Water']) {
    const form = { title, date: '2026-03-02T10:00', video_link, description: 'Text', file: await image() };
    const { status, body } = await desk.ask('POST', 'news', { form });
    expect(status, JSON.stringify(body)).toBe(201);
  }
});

/** The list of news, cut to those of a keyword. */
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

test('[CRUD-02] Clear Filters beats the letter that was typed last', async () => {
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

test('[CRUD-02] a letter that is typed in the moment in which those before it are applied stays', async () => {
  const { box } = await search('Ro');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type(box, 'Roa');
  await act(async () => {
    vi.advanceTimersByTime(501);
    type(box, 'Road');
  });
  await pass(5_000);
  vi.useRealTimers();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toContain('"Road"'));
  expect(box).toHaveValue('Road');
});

test('[CRUD-02] Enter applies what is typed at once', async () => {
  const { user, box } = await search('Road');
  await user.clear(box);
  await user.type(box, 'Water{Enter}');
  expect(await screen.findByText('Water')).toBeVisible();
  expect(box).toHaveValue('Water');
});
