import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMore, isInMore } from '../complaints/page.ts';
import { closingDesk } from './office.ts';

const { closed, desk, dialog, open, standing, verifier, verifyAll } = closingDesk();
beforeEach(verifyAll);

/** As by the keyboard: where the mouse is, a star looks up, and here nothing has a place. */
const rate = (form: Pick<typeof screen, 'getByRole'>, name: string) =>
  fireEvent.click(form.getByRole('radio', { name }));
const page = () => desk.renderApp({ path: '/grievance/verify', token: verifier.token });
const asked = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

test('[REF-17, GRD-11] a queue is worked off by keys: result, rating, note, next', async () => {
  const [first, second] = [await closed('Lakshmi'), await closed('Ramulu')];
  const { user } = await page();
  const lakshmi = await asked('Lakshmi');
  expect(lakshmi.getByRole('link', { name: /9848012345/ })).toBeVisible();
  expect(lakshmi.getByText('The road is mended.')).toBeVisible();
  expect(lakshmi.queryByRole('link', { name: /^Open/ })).toBeNull();
  await user.keyboard('1');
  expect(lakshmi.getByRole('radio', { name: /^Confirmed/ })).toBeChecked();
  rate(lakshmi, '4 of 5');
  await user.type(lakshmi.getByLabelText('Note'), 'Content{Enter}');
  expect(await screen.findByText('Noted.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ramulu' })).toHaveFocus());
  expect((await standing(first.id)).closing).toMatchObject({
    ...{ verification: 'confirmed', rating: 4 },
    calls: [{ result: 'confirmed', channel: 'phone', note: 'Content' }],
  });
  // At once, so that an Enter right after the key is not lost.
  fireEvent.keyDown(document.body, { key: '3' });
  expect(screen.getByLabelText('Note')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nobody is to be asked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tried today: 1' }));
  expect((await asked('Ramulu')).getByText(/No answer/, { selector: 'p' })).toBeVisible();
  expect((await standing(second.id)).closing).toMatchObject({ verification: 'pending' });
});

test('[REF-17, REF-18] nothing is sent without a result; disputed says that the grievance is open again', async () => {
  const { id } = await closed();
  const { user } = await page();
  const form = await asked('Ramulu Goud');
  await user.click(form.getByRole('button', { name: 'Save and next' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please choose what came of it.');
  expect(desk.writes()).toEqual([]);
  for (const [key, name] of [
    ['4', /^Wrong number/],
    ['5', /^Says nothing/],
    ['2', /^Disputed/],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    expect(form.getByRole('radio', { name })).toBeChecked();
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Noted. The grievance is open again, one level up.')).toBeVisible();
  expect(await standing(id)).toMatchObject({ status: 'open' });
});

test('[REF-17, GRD-14] on an empty queue it says what it is for; who has not the duty does not come here', async () => {
  const { unmount } = await page();
  expect(await screen.findByText(/^When a grievance is closed that the office’s rule draws/)).toBeVisible();
  unmount();
  await desk.renderApp({ path: '/grievance/verify', as: 'staff' });
  await waitFor(() => expect(window.location.pathname).toBe('/grievance'));
});

test('[REF-17, REF-19] on its page others than who closed it say what the citizen says, and a low rating asks to look into it @seldom', async () => {
  const { id } = await closed();
  const { user, unmount } = await open(id);
  expect(
    await screen.findByText('Reported as done, to be verified', { selector: '.MuiChip-label' }),
  ).toBeVisible();
  await chooseMore(user, 'Verify');
  const form = await dialog(/^What does the citizen say/);
  await user.click(form.getByRole('radio', { name: /^Confirmed/ }));
  rate(form, '2 of 5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The citizen is not content/)).toBeVisible();
  expect(screen.getByText('Rated 2 of 5')).toBeVisible();
  unmount();
  const closers = await open((await closed()).id, 'staff');
  await screen.findByRole('button', { name: 'Reopen' });
  expect(await isInMore(user, 'Verify')).toBe(false);
  closers.unmount();
});

test('[REF-17, DESK-01] My day of a verifier has the number and the first of them, and leads to all', async () => {
  await closed('Lakshmi');
  await desk.renderApp({ path: '/grievance/day', token: verifier.token });
  const number = await screen.findByRole('link', { name: /^To verify ?1$/ });
  expect(number).toHaveAttribute('href', '/grievance/verify');
  const next = within(screen.getByRole('region', { name: 'To do next' }));
  expect(next.getByText('Lakshmi')).toBeVisible();
});
