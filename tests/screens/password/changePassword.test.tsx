import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { PASSWORD, startDesk } from '../app.tsx';
// What the screens fetch when they are opened is compiled before the tests begin to wait for it.
import '../../../src/App.tsx';
import '../../../src/custom/password/ChangePassword.tsx';

const desk = startDesk();
const NEW = 'Another@678';

const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const field = (name: string) => screen.findByLabelText(`${name} *`);
const describes = async (name: string, text: string) =>
  waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(text));

type User = Awaited<ReturnType<typeof desk.renderApp>>['user'];

async function send(user: User, ...passwords: string[]) {
  for (const [index, name] of LABELS.entries()) {
    await user.clear(await field(name));
    const password = passwords[index];
    if (password) await user.type(await field(name), password);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

const answer = (status: number, body: object | null) =>
  desk.network.use(http.post('*/api/v1/change-password', () => HttpResponse.json(body, { status })));

test('[PWD-01, PWD-02] the password is changed and holds, and a dialog says so', async () => {
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  await send(user, PASSWORD, NEW, NEW);
  const dialog = await screen.findByRole('dialog', { name: 'Password changed successfully!' });
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const name of LABELS) expect(await field(name)).toHaveValue('');
  const signIn = (password: string) =>
    desk.app.send('POST', 'login', { json: { username: 'mla@example.org', password } });
  expect((await signIn(NEW)).status).toBe(200);
  expect((await signIn(PASSWORD)).status).toBe(401);
});

test('[PWD-01] each field tells password managers what it is for and can be read on demand', async () => {
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  const kinds = await Promise.all(
    LABELS.map(async (name) => (await field(name)).getAttribute('autocomplete')),
  );
  expect(kinds).toEqual(['current-password', 'new-password', 'new-password']);
  expect(await field('New password')).toHaveAttribute('type', 'password');
  const [, show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show) await user.click(show);
  expect(await field('New password')).toHaveAttribute('type', 'text');
  expect(await field('Current password')).toHaveAttribute('type', 'password');
});

test('[PWD-03] the server’s word on the current password stands under its field', async () => {
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, 'wrong', NEW, NEW);
  await describes('Current password', 'The current password is wrong.');
  expect(await field('New password')).toHaveValue(NEW);
});

test('[PWD-03] what the server would refuse in any case is said before it is asked', async () => {
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, '', 'short', 'other');
  await describes('Current password', 'This field is required.');
  await describes('New password', 'The new password must have at least 8 characters.');
  await describes('Confirm new password', 'The two new passwords are not the same.');
});

test.each([
  ['old_password', 'Current password'],
  ['current_password', 'Current password'],
  ['new_password', 'New password'],
  ['new_password_confirmation', 'Confirm new password'],
  ['confirm_password', 'Confirm new password'],
])('[PWD-03] the first message for %s stands under %s', async (name, label) => {
  answer(422, { message: 'Invalid', errors: { [name]: ['The first.', 'The second.'] } });
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, PASSWORD, NEW, NEW);
  await describes(label, 'The first.');
});

test.each([
  ['the message', 429, { message: 'Too many attempts. Please wait a few minutes and try again.' }],
  ['a general text', 500, null],
])('[PWD-03] of another error %s is shown', async (_, status, body) => {
  answer(status, body);
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, PASSWORD, NEW, NEW);
  const text = body?.message ?? 'An unexpected error occurred. Please try again.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(await field('New password')).toHaveValue(NEW);
});

test('[PWD-03, ERR-05] a lost network is said as such', async () => {
  desk.network.use(http.post('*/api/v1/change-password', () => HttpResponse.error()));
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, PASSWORD, NEW, NEW);
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
});
