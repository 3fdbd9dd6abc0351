import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDesk } from '../app.tsx';

const ids = {} as Record<string, number>;
const desk = startDesk();

beforeAll(async () => {
  for (const [name, start_date] of [
    ['Flag day', '2026-03-02T09:00'],
    ['Book fair', '2026-03-31T18:30'],
    ['Harvest', '2026-04-14T08:00'],
  ] as const) {
    const form = { name, start_date, duration: 2, event_type: 'public', ...desk.places.A1 };
    const { status, body } = await desk.ask('POST', 'event', { form });
    expect(status, JSON.stringify(body)).toBe(201);
    ids[name] = Number(body.id);
  }
});

// FullCalendar warns about a document whose style elements have no sheets, like this one.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const open = (path: string) => desk.renderApp({ path, as: 'mla' });
const views = async () => within(await screen.findByRole('navigation', { name: 'Views of the events' }));
const shownMonth = (name: string) => screen.findByRole('heading', { level: 2, name });

test('[EVT-01] a month shows its events on their days, each a link to its page; the address keeps the month', async () => {
  const first = await open('/event');
  await first.user.click((await views()).getByRole('link', { name: 'Month' }));
  expect(window.location.search).toBe('?view=month');
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  first.unmount();

  const { user, path } = await open('/event?view=month&month=2026-03');

  expect(await shownMonth('March 2026')).toBeVisible();
  const link = await screen.findByRole('link', { name: /Flag day/ });
  expect(link.closest('[data-date]')).toHaveAttribute('data-date', '2026-03-02');
  expect(link).toHaveAttribute('href', `/event/${ids['Flag day']}`);
  expect(screen.getByRole('link', { name: /Book fair/ })).toBeVisible();
  expect((await views()).getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await shownMonth('April 2026')).toBeVisible();
  expect(window.location.search).toBe('?view=month&month=2026-04');
  const harvest = await screen.findByRole('link', { name: /Harvest/ });
  harvest.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(`/event/${ids.Harvest}`));
});

test('[EVT-01] weeks begin on Sunday, today is marked, and one step leads back to the present month @seldom', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-31T12:00:00'), toFake: ['Date'] });
  try {
    const { user } = await open('/event?view=month&month=2025-12');
    expect(await shownMonth('December 2025')).toBeVisible();
    const [first] = await screen.findAllByRole('columnheader');
    expect(first).toHaveTextContent('Sun');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await shownMonth('March 2026')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[aria-current=date]')).toHaveAttribute('data-date', '2026-03-31'),
    );
  } finally {
    vi.useRealTimers();
  }
});

test('[EVT-01] filters the list by future and past events', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-31T12:00:00'), toFake: ['Date'] });
  try {
    const { user } = await open('/event');
    await user.click((await views()).getByRole('link', { name: 'Upcoming' }));
    await waitFor(() => expect(screen.queryByText('Flag day')).toBeNull());
    const shown = await screen.findAllByText(/^(Book fair|Harvest)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Book fair', 'Harvest']);
    await user.click((await views()).getByRole('link', { name: 'Past' }));
    expect(await screen.findByText('Flag day')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Harvest')).toBeNull());
    expect((await views()).getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
  } finally {
    vi.useRealTimers();
  }
});
