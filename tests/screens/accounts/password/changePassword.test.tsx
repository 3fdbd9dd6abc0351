import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openSession } from '#server/accounts/session.ts';
import { PASSWORD, startDesk } from '../../app.tsx';

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

test('[PWD-03] shows errors that do not depend on the server before it is called', async () => {
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, '', 'short', 'other');
  await describes('Current password', 'This field is required.');
  await describes('New password', 'The new password must have at least 8 characters.');
  await describes('Confirm new password', 'The two new passwords are not the same.');
});

test('[PWD-03] shows the first error of a field under it, for either of its names', async () => {
  const errors = { current_password: ['The first.', 'The second.'], confirm_password: ['Of the third.'] };
  answer(422, { message: 'Invalid', errors });
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, PASSWORD, NEW, NEW);
  await describes('Current password', 'The first.');
  await describes('Confirm new password', 'Of the third.');
});

test('[PWD-03] of an error without a message a general text is shown @seldom', async () => {
  answer(500, null);
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  await send(user, PASSWORD, NEW, NEW);
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
  expect(await field('New password')).toHaveValue(NEW);
});

describe('sessions', () => {
  const section = () => screen.findByRole('region', { name: 'Where you are signed in' });
  const items = async () => within(await section()).findAllByRole('listitem');

  /** A session of the account on a phone, from yesterday noon in India. */
  const onPhone = (role: 'staff' | 'mla') =>
    openSession(
      desk.app.db,
      { id: desk.accounts[role].id },
      {
        model: null,
        remember: true,
        now: new Date('2026-03-01T06:30:00Z'),
        device: { browser: 'Chrome', system: 'Android' },
      },
    );
  const isSignedIn = async (token: string) => (await desk.app.send('GET', 'me', { token })).status === 200;

  test('[AUTH-08, AUTH-09] staff reach their sessions through the account menu, and sign one out', async () => {
    const phone = await onPhone('staff');
    const { user } = await desk.renderApp({ path: '/grievance', as: 'staff' });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signed-in devices' }));
    expect(window.location.pathname).toBe('/changePassword');
    const heading = await screen.findByRole('heading', { name: 'Where you are signed in' });
    await waitFor(() => expect(heading).toHaveFocus());
    const [own] = await items();
    expect(own).toHaveTextContent('This browser');
    const end = await screen.findByRole('button', {
      name: /^Sign out Chrome on Android, signed in 1 Mar 2026/,
    });
    expect(end.closest('li')).toHaveTextContent('last used 1 Mar 2026, 12:00 pm');
    await user.click(end);
    expect(await screen.findByText('Signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(await isSignedIn(phone)).toBe(false);
  });

  test('[AUTH-09] everywhere else at once', async () => {
    const phone = await onPhone('mla');
    const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else.')).toBeVisible();
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(await isSignedIn(phone)).toBe(false);
  });

  test('[ERR-04] sessions that cannot be loaded are told of in their place, and the password can still be changed', async () => {
    desk.failOnce('get', 'sessions');
    const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
    expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await items()).not.toHaveLength(0);
  });

  test('[AUTH-09] a session that has ended counts as signed out; one that could not be ended stays', async () => {
    const phone = await onPhone('mla');
    const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
    const button = () => screen.findByRole('button', { name: /^Sign out Chrome on Android/ });
    desk.failOnce('delete', 'sessions/*', 0);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await button()).toBeVisible();
    await desk.app.send('POST', 'logout', { token: phone });
    await user.click(await button());
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  });
});
