import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grievanceDesk } from '../complaint/grievances.ts';
import '../../../src/custom/complaint/detail/FollowUpDialog.tsx';

const { desk, post, record } = grievanceDesk();

/** The browser has the day of the server, a Monday. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T04:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
const information = async () => within(await screen.findByRole('region', { name: 'Information' }));
const fact = async () => (await information()).getByText('Follow-up').nextElementSibling;
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Follow up \d{4}-/ }));

async function ask() {
  const { id } = await record();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Follow up…' }));
  return { id, user, form: await dialog() };
}

test('[DESK-04] a grievance is put off by a quick choice, with a note, and the day is moved', async () => {
  const { id, user, form } = await ask();
  await user.click(form.getByRole('button', { name: 'In 3 days' }));
  expect(form.getByLabelText('Day')).toHaveValue('05/03/2026');
  await user.type(form.getByLabelText('Note, for yourself alone'), 'Ring again');
  await user.click(form.getByRole('button', { name: 'Follow up' }));
  expect(await screen.findByText('The follow-up is set.')).toBeVisible();
  await waitFor(async () => expect(await fact()).toHaveTextContent('05/03/26Ring again'));

  await user.click(screen.getByRole('button', { name: 'Follow up…' }));
  const again = await dialog();
  expect(again.getByLabelText('Note, for yourself alone')).toHaveValue('Ring again');
  await user.click(again.getByRole('button', { name: 'In a week' }));
  await user.click(again.getByRole('button', { name: 'Follow up' }));
  await waitFor(async () => expect(await fact()).toHaveTextContent('09/03/26'));
  const { body } = await desk.ask('GET', `complaint/${id}`, {}, 'mla');
  expect(body.followup).toEqual({ on: '2026-03-09', note: 'Ring again' });
});

test('[DESK-04] a day that is too early or too far is told in the dialog, and nothing is sent', async () => {
  const { user, form } = await ask();
  const submit = () => user.click(form.getByRole('button', { name: 'Follow up' }));
  await submit();
  expect(form.getByText('This field is required.')).toBeVisible();
  const day = form.getByLabelText('Day');
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

test('[DESK-04, ERR-04] what is refused stays in the dialog with what was typed', async () => {
  const { user, form } = await ask();
  await user.click(form.getByRole('button', { name: 'Tomorrow' }));
  await user.type(form.getByLabelText('Note, for yourself alone'), 'Ring again');
  desk.fail('post', 'complaint/followup', 422, {
    message: 'x',
    errors: { on: ['Choose a day from tomorrow on.'] },
  });
  await user.click(form.getByRole('button', { name: 'Follow up' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Choose a day from tomorrow on.');
  expect(form.getByLabelText('Note, for yourself alone')).toHaveValue('Ring again');
});

test.each([
  ['Mark as done', 'The follow-up is done.'],
  ['Clear', 'The follow-up is cleared.'],
])('[DESK-04] %s ends it; the focus stays on the page', async (button, told) => {
  const { id } = await record();
  await post('mla', 'complaint/followup', { id, on: '2026-03-05' });
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeVisible();
  await waitFor(async () => expect((await information()).queryByText('Follow-up')).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('[DESK-04] the timeline tells who put it off until which day', async () => {
  const { id } = await record();
  await post('mla', 'complaint/followup', { id, on: '2026-03-05', note: 'Ring again' });
  const { user } = await open(id);
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText('Follow-up: 05/03/26')).toBeVisible();
});
