import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { startDesk } from '../app.tsx';
import { pick } from '../parts.ts';

const desk = startDesk();

beforeAll(async () => {
  const { A1, A2, A3 } = desk.places;
  const row = (place: typeof A1, status_group: 'open' | 'in_progress' | 'closed', count: number) => ({
    parliament_id: place.parliament_id ?? 0,
    assembly_id: place.assembly_id ?? 0,
    category_id: 1,
    staff_id: 0,
    status_group,
    count,
  });
  await desk.app.db
    .insert(complaintCounts)
    .values([
      row(A1, 'open', 10),
      row(A1, 'in_progress', 20),
      row(A1, 'closed', 70),
      row(A2, 'open', 5),
      row(A3, 'closed', 123_400),
    ]);
});

/** Heading and figure of each card, from left to right. */
async function cards(): Promise<string[][]> {
  const section = await screen.findByRole('region', { name: 'Number of grievances' });
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
  return within(section)
    .getAllByRole('listitem')
    .map((card) =>
      within(card)
        .getAllByText(/./)
        .map((text) => text.textContent ?? '')
        .slice(0, 2),
    );
}

test('[DASH-01, DASH-07] admin sees the four counts of the whole state', async () => {
  await desk.renderApp({ path: '/dashboard', as: 'admin' });
  expect(await cards()).toEqual([
    ['Open', '15'],
    ['Total', '1,23,505'],
    ['In Progress', '20'],
    ['Closed', '1,23,470'],
  ]);
});

test('[DASH-01] each card leads to the list that makes it up', async () => {
  await desk.renderApp({ path: '/dashboard', as: 'mla' });
  await cards();
  for (const [name, search] of [
    [/^Open/, '?status=open'],
    [/^Total/, ''],
    [/^In Progress/, '?status=in_progress'],
    [/^Closed/, '?status=closed'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/grievance/all${search}`);
});

test('[DASH-01, SCOPE-01] a chosen place is counted, is kept in the address and goes along to the lists @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/dashboard', as: 'admin' });
  const { A2 } = desk.places;
  await pick(user, await screen.findByRole('combobox', { name: 'Parliament' }), 'P1');
  await waitFor(async () => expect((await cards())[1]).toEqual(['Total', '105']));
  await pick(user, await screen.findByRole('combobox', { name: 'Assembly' }), 'A2');
  await waitFor(async () => expect((await cards())[1]).toEqual(['Total', '5']));
  const place = `parliament=${A2.parliament_id}&assembly=${A2.assembly_id}`;
  expect(window.location.search).toBe(`?${place}`);
  expect(screen.getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    `/grievance/all?${place}&status=open`,
  );
});

test('[DASH-01] greets by name and place, and leads on', async () => {
  const { unmount } = await desk.renderApp({ path: '/dashboard', as: 'mla' });
  expect(await screen.findByText('Welcome, mla@example.org · A1, P1')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Record a grievance/ })).toHaveAttribute('href', '/grievance');
  unmount();
  await desk.renderApp({ path: '/dashboard', as: 'admin' });
  expect(await screen.findByText('Welcome, admin@example.org · Whole state')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Record a grievance/ })).toHaveAttribute(
    'href',
    '/grievance/admin',
  );
});
