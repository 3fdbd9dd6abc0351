import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { countViews } from '#contract/desk/view.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { storedSession, storedToken } from '#src/authProvider/storedSession.ts';
import { preload } from '#src/boot/preload.ts';
import { inBackground } from '#src/dataProvider/background.ts';
import { call } from '#src/dataProvider/call.ts';
import { type ApiFailure, request } from '#src/dataProvider/http.ts';
import { PASSWORD, startDesk } from '../app.tsx';

const desk = startDesk();

const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const signInPage = () => screen.findByRole('heading', { level: 1, name: 'Sign in' });
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

async function signInAs(user: Awaited<ReturnType<typeof desk.renderApp>>['user'], role: string) {
  await user.type(await screen.findByLabelText('Email'), `${role}@example.org`);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await menu();
}

test('[AUTH-06] without a token each address shows the sign-in page at /', async () => {
  await desk.renderApp({ path: '/grievance/7?tab=history' });
  expect(await signInPage()).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('[AUTH-06] ignores a token without a readable session', async () => {
  sessionStorage.setItem('token', 'left over');
  await desk.renderApp({ path: '/news' });
  expect(await signInPage()).toBeVisible();
});

test('[AUTH-13] after signing in one returns to the page one was stopped at, its query included', async () => {
  // A list of complaints keeps its address; a resource's list leaves a page without rows.
  const { user } = await desk.renderApp({ path: '/grievance/all?status=open' });
  await signInAs(user, 'mla');
  await at('/grievance/all');
  expect(window.location.search).toBe('?status=open');
});

test('[AUTH-13] a reload of the sign-in page does not lose that page @seldom', async () => {
  const first = await desk.renderApp({ path: '/news' });
  await signInPage();
  first.unmount();
  const { user } = await desk.renderApp();
  await signInAs(user, 'mla');
  await at('/news');
});

test('[AUTH-07] a saved profile without an answer locks nobody out: the server provides the session', async () => {
  await desk.keepSessionOf('mla', false);
  const { id } = desk.accounts.mla;
  await desk.app.db.update(users).set({ profile_updated: true }).where(eq(users.id, id));
  await desk.renderApp({ path: '/news' });
  await at('/news');
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(storedSession()?.profile_updated).toBe(true);
});

test("[AUTH-03, SCOPE-03] restarts with the server's place after the account's place has changed", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { A1, A3 } = desk.places;
  const { token, id } = await desk.app.account({
    role: 'mla',
    parliament_id: A1.parliament_id,
    assembly_id: A1.assembly_id,
  });
  await desk.renderApp({ path: '/news', token });
  await screen.findByRole('heading', { level: 1, name: 'News' });
  expect(reload).not.toHaveBeenCalled();
  const moved = { parliament_id: A3.parliament_id, assembly_id: A3.assembly_id };
  await desk.app.db.update(users).set(moved).where(eq(users.id, id));
  preload(token);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(storedSession()?.assembly?.id).toBe(A3.assembly_id);
  reload.mockRestore();
});

test('[GRD-02] restarts after the account got or lost a duty', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { parliament_id, assembly_id } = desk.places.A1;
  const { token, id } = await desk.app.account({ role: 'staff', parliament_id, assembly_id });
  await desk.renderApp({ path: '/grievance', token });
  await menu();
  for (const duties of [['desk_head' as const], []]) {
    await desk.app.db.update(users).set({ duties }).where(eq(users.id, id));
    preload(token);
    await waitFor(() => expect(storedSession()?.duties).toEqual(duties));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    reload.mockClear();
  }
  reload.mockRestore();
});

test('[GRD-02, AUTH-03] a session that a browser kept before there were duties has none', () => {
  sessionStorage.setItem('session', JSON.stringify({ user: { id: 4 }, role: 'staff' }));
  expect(storedSession()).toMatchObject({ role: 'staff', duties: [] });
  sessionStorage.clear();
});

test.each([
  ['works', 200],
  ['fails', 500],
])('[AUTH-09] log out ends the session here when the call %s', async (_, status) => {
  const ended: (string | null)[] = [];
  if (status === 500) {
    desk.network.use(http.post('*/api/v1/logout', () => HttpResponse.json({ message: 'no' }, { status })));
  }
  desk.network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/logout')) ended.push(request.headers.get('authorization'));
  });
  const { user } = await desk.renderApp({ path: '/news', as: 'mla' });
  const token = storedToken();
  await user.click(await screen.findByRole('button', { name: 'Account of mla@example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await signInPage()).toBeVisible();
  expect(ended).toEqual([`Bearer ${token}`]);
  expect(storedToken()).toBeNull();
  await waitFor(async () => {
    const after = await desk.app.send('GET', 'me', { token: token ?? '' });
    expect(after.status).toBe(status === 200 ? 401 : 200);
  });
});

test('[AUTH-09] who chose to log out is not led back to the page that was left @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/news', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Account of mla@example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await signInPage();
  await signInAs(user, 'mp');
  await at('/dashboard');
});

test('[AUTH-10, ERR-01] a call answered 401 leads to the sign-in page, which says why and leads back', async () => {
  const { user } = await desk.renderApp({ path: '/news', as: 'mla' });
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await screen.findByRole('button', { name: 'Notices, none unread' });
  await desk.app.send('POST', 'logout', { token: storedToken() ?? '' });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await signInPage()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please sign in.');
  expect(window.location.pathname).toBe('/');
  expect(storedToken()).toBeNull();
  await signInAs(user, 'mla');
  await at('/dashboard');
});

test('[AUTH-10] a late 401 for a session that is over does not end the next one', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  desk.network.use(
    http.get('*/api/v1/late', async () => {
      await released;
      return HttpResponse.json({ message: 'Please sign in.' }, { status: 401 });
    }),
  );
  await desk.renderApp({ path: '/news', as: 'mla' });
  const late = request('GET', 'late').catch((error: ApiFailure) => error.status);
  const next = await act(() => desk.keepSessionOf('mp'));
  release();
  expect(await late).toBe(401);
  expect(storedToken()).toBe(next);
});

describe('its end', () => {
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

  /** Saves a half-written news item after its session has ended. */
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

  test('[AUTH-10] another account is refused above typed text, and can sign in afresh @seldom', async () => {
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
});
