import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { grievanceDesk, shownNames } from '../../complaints/grievances.ts';
import { chooseMore } from '../../complaints/page.ts';

const { desk, record, passDays, post } = grievanceDesk();

const openDay = (as: Role = 'mla') => desk.renderApp({ path: '/grievance/day', as });
const number = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name} ?\\d`) });
const items = async () =>
  within(await screen.findByRole('region', { name: 'To do next' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('[DESK-01] shows the numbers in one strip; each opens the list with its filter, and first rows have reasons', async () => {
  for (const nth of [1, 2, 3, 4, 5, 6]) await record({ name: `Person ${nth}`, priority: 'urgent' });
  passDays(10);
  const { user, path } = await openDay();
  const strip = (await number('Overdue')).closest('ul') as HTMLElement;
  expect(
    within(strip)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Overdue6',
    'Due today0',
    'Follow-ups today0',
    'New for me6',
    'Escalated to me0',
    'Replies in0',
  ]);
  const found = await items();
  expect(found).toHaveLength(6);
  expect(found[0]).toMatch(/^\d{4}-\d{6}Person 1.* · .*Overdue by 8 daysOverdue$/);
  await user.click(await number('Overdue'));
  expect(path()).toBe('/grievance/all');
  await waitFor(() => expect(shownNames()).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `Person ${nth}`)));
  expect(window.location.search).toContain('followup=not_later');
});

test('[DESK-01] loads again when the user returns to the page', async () => {
  await record({ name: 'First' });
  await openDay();
  expect(await items()).toHaveLength(1);
  await record({ name: 'Second' });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(async () => expect(await items()).toHaveLength(2));
  focusManager.setFocused(undefined);
});

test('[PER-22] for staff My day asks for no suggestions @seldom', async () => {
  for (const nth of [1, 2, 3, 4, 5])
    await record({ name: `Person ${nth}`, phone: `984801234${nth}`, staff_id: desk.accounts.staff.id });
  await openDay('staff');
  await items();
  expect(screen.queryByRole('button', { name: /look like one matter/ })).toBeNull();
  expect(desk.sent.filter(({ path }) => path.startsWith('cause'))).toEqual([]);
});

describe('a follow-up', () => {
  /** The browser has the day of the server, a Monday. */
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-02T04:30:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  const information = async () => within(await screen.findByRole('region', { name: 'Information' }));
  const fact = async () => (await (await information()).findByText('Follow-up')).nextElementSibling;
  const dialog = async () => within(await screen.findByRole('dialog', { name: /^Put off \d{4}-/ }));

  async function ask() {
    const { id } = await record();
    const { user } = await open(id);
    await chooseMore(user, 'Put off…');
    return { id, user, form: await dialog() };
  }

  test('[DESK-04] a grievance is put off by a quick choice, with a note, and the day is moved', async () => {
    const { id, user, form } = await ask();
    await user.click(form.getByRole('button', { name: 'In 3 days' }));
    expect(form.getByLabelText(/^Day/)).toHaveValue('05/03/2026');
    await user.type(form.getByLabelText('Note, for yourself alone'), 'Ring again');
    await user.click(form.getByRole('button', { name: 'Put off' }));
    expect(await screen.findByText('The follow-up is set.')).toBeVisible();
    await waitFor(async () => expect(await fact()).toHaveTextContent('5 Mar 2026Ring again'));

    await chooseMore(user, 'Put off…');
    const again = await dialog();
    expect(again.getByLabelText('Note, for yourself alone')).toHaveValue('Ring again');
    await user.click(again.getByRole('button', { name: 'In a week, Monday' }));
    await user.click(again.getByRole('button', { name: 'Put off' }));
    await waitFor(async () => expect(await fact()).toHaveTextContent('9 Mar 2026'));
    const { body } = await desk.ask('GET', `complaint/${id}`, {}, 'mla');
    expect(body.followup).toEqual({ on: '2026-03-09', note: 'Ring again' });
  });

  test.each([
    ['Thursday', 3, ['Tomorrow', 'In 3 days', 'Monday', 'In a week']],
    ['Friday', 4, ['Tomorrow', 'In 3 days, Monday', 'In a week']],
    ['Sunday', 6, ['Tomorrow, Monday', 'In 3 days', 'In a week']],
  ])('[DESK-04] on a %s it is put off until Monday by one click', async (_day, after, choices) => {
    passDays(after);
    vi.setSystemTime(desk.app.clock.now);
    const { user, form } = await ask();
    const quick = within(form.getByRole('group', { name: 'Quick choice' })).getAllByRole('button');
    expect(quick.map((each) => each.textContent)).toEqual(choices);
    await user.click(form.getByRole('button', { name: /Monday$/ }));
    expect(form.getByLabelText(/^Day/)).toHaveValue('09/03/2026');
  });

  test('[DESK-04] a day that is too early or too far is told in the dialog, and nothing is sent', async () => {
    const { user, form } = await ask();
    const submit = () => user.click(form.getByRole('button', { name: 'Put off' }));
    await submit();
    expect(form.getByText('This field is required.')).toBeVisible();
    const day = form.getByLabelText(/^Day/);
    for (const [typed, text] of [
      ['02/03/2026', 'Choose a day from tomorrow on.'],
      ['03/03/2027', 'Choose a day within the next 365 days.'],
    ] as const) {
      await user.clear(day);
      await user.type(day, typed);
      await submit();
      expect(form.getByText(text)).toBeVisible();
    }
    expect(desk.writes()).toEqual([]);
  });

  test('[DESK-04] marked as done it ends; the focus stays on the page', async () => {
    const { id } = await record();
    await post('mla', 'complaint/followup', { id, on: '2026-03-05' });
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('The follow-up is done.')).toBeVisible();
    await waitFor(async () => expect((await information()).queryByText('Follow-up')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  });
});
