import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openSession } from '../../../server/accounts/session.ts';
import { startDesk } from '../app.tsx';
// What the screens fetch when they are opened is compiled before the tests begin to wait for it.
import '../../../src/App.tsx';
import '../../../src/custom/password/ChangePassword.tsx';
import '../../../src/custom/complaint/recording/GrievancesFolder.tsx';

const desk = startDesk();

const section = () => screen.findByRole('region', { name: 'Where you are signed in' });
const items = async () => within(await section()).findAllByRole('listitem');

/** A sign-in of the account on a phone, a day ago at noon in India. */
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
  desk.network.use(
    http.get('*/api/v1/sessions', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mp' });
  expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await items()).not.toHaveLength(0);
});

test('[AUTH-09] a session that ended meanwhile is taken as signed out; one that could not be ended stays', async () => {
  const phone = await onPhone('mla');
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  const button = () => screen.findByRole('button', { name: /^Sign out Chrome on Android/ });
  desk.network.use(http.delete('*/api/v1/sessions/*', () => HttpResponse.error(), { once: true }));
  await user.click(await button());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await button()).toBeVisible();
  await desk.app.send('POST', 'logout', { token: phone });
  await user.click(await button());
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
});
