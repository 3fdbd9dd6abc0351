import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { grievanceDesk, shownNames } from '../complaint/grievances.ts';
import '../../../src/custom/complaint/day/MyDay.tsx';

const { desk, post, record, passDays } = grievanceDesk();
const openDay = (as: Role = 'mla') => desk.renderApp({ path: '/grievance/day', as });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = (within: Awaited<ReturnType<typeof section>>) =>
  within.getAllByRole('listitem').map((row) => row.textContent);

test('[DESK-01, GRD-14] a newcomer reads that nothing is overdue, and what the page is for', async () => {
  await openDay('staff');
  expect(await screen.findByText('Nothing is overdue.')).toBeVisible();
  expect(
    screen.getByText(
      'Here stands what is overdue or due, what you have put off until today, and what is new for you or was escalated to you.',
    ),
  ).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Pages of the office' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'List',
    'My day',
    'People',
    'Calls',
  ]);
  expect(tabs.getByRole('link', { name: 'My day' })).toHaveAttribute('aria-current', 'page');
});

test('[DESK-01] sections have number, first five and the list with exactly that filter', async () => {
  for (const nth of [1, 2, 3, 4, 5, 6]) await record({ name: `Person ${nth}`, priority: 'urgent' });
  passDays(10);
  const { user, path } = await openDay();
  const overdue = await section('Overdue');
  const found = rows(overdue);
  expect(found).toHaveLength(5);
  expect(found[0]).toMatch(/^\d{4}-\d{6}Person 1.*Overdue by 8 days$/);
  expect((await section('Due today')).getByText('Nothing is due today.')).toBeVisible();
  expect((await section('New for me')).getByRole('link', { name: 'New for me: All 6' })).toBeVisible();
  await user.click(overdue.getByRole('link', { name: 'Overdue: All 6' }));
  expect(path()).toBe('/grievance/all');
  await waitFor(() => expect(shownNames()).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `Person ${nth}`)));
  expect(window.location.search).toContain('followup=not_later');
});

test('[DESK-01, DESK-04] staff find their follow-ups in their folder, also of what others work on', async () => {
  const given = { name: 'Passed on', staff_id: desk.accounts.staff.id };
  const { id } = await record(given, 'staff');
  await record({ name: 'Not put off', staff_id: desk.accounts.staff.id }, 'staff');
  await post('staff', 'complaint/followup', { id, on: '2026-03-03' });
  passDays(2);
  const { user, path } = await openDay('staff');
  await user.click(
    (await section('Follow-ups today')).getByRole('link', { name: 'Follow-ups today: All 1' }),
  );
  expect(path()).toBe('/grievance');
  await waitFor(() => expect(shownNames()).toEqual(['Passed on']));
});

test('[DESK-01, SLA-13] what was escalated to one stands in a section of its own, which opens exactly that list', async () => {
  const { id } = await record({ name: 'Went up' });
  await record({ name: 'Stayed' });
  for (const by of ['mla', 'mp'] as const) await post(by, 'complaint/escalate', { id, note: 'Urgent' });
  const { user, path } = await openDay();
  const escalated = await section('Escalated to me');
  expect(rows(escalated)).toEqual([expect.stringMatching(/Went up.*Escalated to MP$/)]);
  await user.click(escalated.getByRole('link', { name: 'Escalated to me: All 1' }));
  expect(path()).toBe('/grievance/all');
  await waitFor(() => expect(shownNames()).toEqual(['Went up']));
});

test('[DESK-01] it is asked anew when somebody comes back to the page', async () => {
  await record({ name: 'First' });
  await openDay();
  expect(rows(await section('New for me'))).toHaveLength(1);
  await record({ name: 'Second' });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(async () => expect(rows(await section('New for me'))).toHaveLength(2));
  focusManager.setFocused(undefined);
});

test('[DESK-01, ERR-04] a day that could not be loaded says so and is asked for again', async () => {
  desk.fail('get', 'desk/day', 500, {});
  await record({ name: 'First' });
  const { user } = await openDay();
  expect(await screen.findByText('Your day could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(rows(await section('New for me'))).toHaveLength(1);
});

test('[DESK-01, PER-22] what looks like one matter is suggested below it, and a cause is made there', async () => {
  for (const nth of [1, 2, 3, 4, 5]) await record({ name: `Person ${nth}`, phone: `984801234${nth}` });
  const { user, path } = await openDay();
  const suggested = await section('Suggested');
  await user.click(suggested.getByRole('button', { name: /^Make a cause: Roads, / }));
  const form = within(await screen.findByRole('dialog', { name: 'Make a cause' }));
  await user.click(form.getByRole('button', { name: 'Make a cause' }));
  await waitFor(() => expect(path()).toMatch(/^\/grievance\/cause\/\d+$/));
});

test.each(['staff', 'admin'] as const)('[PER-22] for %s My day asks for no suggestions', async (role) => {
  const given = role === 'staff' && { staff_id: desk.accounts.staff.id };
  for (const nth of [1, 2, 3, 4, 5])
    await record({ name: `Person ${nth}`, phone: `984801234${nth}`, ...given });
  await openDay(role);
  await section('New for me');
  expect(screen.queryByRole('region', { name: 'Suggested' })).toBeNull();
  expect(desk.sent.filter(({ path }) => path.startsWith('cause'))).toEqual([]);
});
