import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countViews } from '../../../contract/view.ts';
import { storedSession, storedToken } from '../../../src/authProvider/storedSession.ts';
import { inBackground } from '../../../src/dataProvider/background.ts';
import { type ApiFailure, call, request } from '../../../src/dataProvider/http.ts';
import { PASSWORD, startDesk } from '../app.tsx';
import '../../../src/layout/SignInAgain.tsx';

const desk = startDesk();

const signInPage = () => screen.findByRole('heading', { level: 1, name: 'Sign in' });

test('[AUTH-10] a background call that is answered 401 moves no page and keeps the token', async () => {
  await desk.renderApp({ path: '/news', as: 'mla' });
  await screen.findByRole('button', { name: 'Notices, none unread' });
  const token = storedToken();
  await desk.app.send('POST', 'logout', { token: token ?? '' });
  const answered = desk.sent.length;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(desk.sent.length).toBeGreaterThan(answered));
  const polled = call(countViews, {}).catch(({ status }: ApiFailure) => status);
  const fromTimer = inBackground(() => request('GET', 'me')).catch(({ status }: ApiFailure) => status);
  expect(await Promise.all([polled, fromTimer])).toEqual([401, 401]);
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(storedToken()).toBe(token);
  focusManager.setFocused(undefined);
});

/** A half-written news item whose session has ended; the user saves it. */
async function saveWithoutSession() {
  const opened = await desk.renderApp({ path: '/news/create', as: 'mla' });
  const name = await screen.findByRole('textbox', { name: /^Title/ });
  await opened.user.type(name, 'Road opened');
  await desk.app.send('POST', 'logout', { token: storedToken() ?? '' });
  const ended = request('POST', 'news', { body: {} }).catch(({ status }: ApiFailure) => status);
  expect(await ended).toBe(401);
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  const signInWith = async (email: string) => {
    await opened.user.clear(dialog.getByLabelText('Email'));
    await opened.user.type(dialog.getByLabelText('Email'), email);
    await opened.user.type(dialog.getByLabelText('Password'), PASSWORD);
    await opened.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  };
  return { ...opened, name, dialog, signInWith };
}

test('[AUTH-10] where text was typed the same account signs in above it, and the call can be made again', async () => {
  const { name, signInWith } = await saveWithoutSession();
  expect(storedToken()).toBeNull();
  expect(window.location.pathname).toBe('/news/create');
  await signInWith('mla@example.org');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name).toBeVisible();
  expect(name).toHaveValue('Road opened');
  expect(await request('GET', 'me')).toMatchObject({ role: 'mla' });
});

test('[AUTH-10] another account is refused above typed text, and can sign in afresh', async () => {
  const { user, name, dialog, signInWith } = await saveWithoutSession();
  await signInWith('mp@example.org');
  expect(await dialog.findByText(/^This page belongs to mla@example.org/)).toBeVisible();
  expect(storedToken()).toBeNull();
  expect(name).toHaveValue('Road opened');
  await user.click(dialog.getByRole('button', { name: 'Sign in afresh' }));
  expect(await signInPage()).toBeVisible();
  expect(storedSession()).toBeNull();
});

test('[AUTH-09] where another tab signed out nothing typed stays on the page', async () => {
  const { user } = await desk.renderApp({ path: '/news/create', as: 'mla' });
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Road opened');
  await act(async () => {
    localStorage.setItem('signed_out', String(desk.accounts.mla.id));
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(await signInPage()).toBeVisible();
});
