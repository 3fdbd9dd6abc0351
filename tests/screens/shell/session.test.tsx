import { act, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { users } from '../../../server/db/schema/accounts.ts';
import { dropSession, storedSession, storedToken } from '../../../src/authProvider/storedSession.ts';
import type { ComplaintValues } from '../../../src/custom/complaint/recording/complaintForm.ts';
import { loadDraft, saveDraft } from '../../../src/custom/complaint/recording/drafts.ts';
import type { Delivery } from '../../../src/custom/complaint/recording/submission.ts';
import { type ApiFailure, request } from '../../../src/dataProvider/http.ts';
import { headStart } from '../../../src/gate/headStart.ts';
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

test.each([
  ['mla', '/dashboard'],
  ['staff', '/grievance'],
] as const)('[AUTH-05] with a token of %s, / leads to %s', async (as, home) => {
  await desk.renderApp({ as });
  await menu();
  await at(home);
});

test.each(['/news', '/grievance/7?tab=history', '/no/such/page'])(
  '[AUTH-06] %s without a token shows the sign-in page at /',
  async (path) => {
    await desk.renderApp({ path });
    expect(await signInPage()).toBeVisible();
    expect(window.location.pathname).toBe('/');
  },
);

test('[AUTH-06] a token without a readable session beside it is none', async () => {
  sessionStorage.setItem('token', 'left over');
  await desk.renderApp({ path: '/news' });
  expect(await signInPage()).toBeVisible();
});

test('[AUTH-13] after signing in one returns to the page one was stopped at, its query included', async () => {
  // A list of grievances keeps what its address says; a resource's leaves a page that has no rows.
  const { user } = await desk.renderApp({ path: '/grievance/all?status=open' });
  await signInAs(user, 'mla');
  await at('/grievance/all');
  expect(window.location.search).toBe('?status=open');
});

test('[AUTH-13] a reload of the sign-in page does not lose that page', async () => {
  const first = await desk.renderApp({ path: '/news' });
  await signInPage();
  first.unmount();
  const { user } = await desk.renderApp();
  await signInAs(user, 'mla');
  await at('/news');
});

test('[AUTH-13] a page that the role may not see is not returned to', async () => {
  const { user } = await desk.renderApp({ path: '/masterdata' });
  await signInAs(user, 'mla');
  await at('/dashboard');
});

test.each(['mla', 'staff'] as const)(
  '[AUTH-07] %s with an incomplete profile is sent to it from every page',
  async (as) => {
    await desk.renderApp({ path: '/grievance', as, profileUpdated: false });
    expect(await screen.findByText('Please update your profile')).toBeVisible();
    await at('/profile');
  },
);

test('[AUTH-07] a profile that was saved without an answer locks nobody out: who the session is, the server says', async () => {
  await desk.keepSessionOf('mla', false);
  const { id } = desk.accounts.mla;
  await desk.app.db.update(users).set({ profile_updated: true }).where(eq(users.id, id));
  await desk.renderApp({ path: '/news' });
  await at('/news');
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(storedSession()?.profile_updated).toBe(true);
});

test('[AUTH-03, SCOPE-03] whose place has changed begins anew with the place of the server', async () => {
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
  headStart(token);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(storedSession()?.assembly?.id).toBe(A3.assembly_id);
  reload.mockRestore();
});

test('[GRD-02] who was given a duty begins anew with it, and so does whoever has lost it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { parliament_id, assembly_id } = desk.places.A1;
  const { token, id } = await desk.app.account({ role: 'staff', parliament_id, assembly_id });
  await desk.renderApp({ path: '/grievance', token });
  await menu();
  for (const duties of [['desk_head' as const], []]) {
    await desk.app.db.update(users).set({ duties }).where(eq(users.id, id));
    headStart(token);
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

test('[AUTH-07] the profile itself is open, without a toast', async () => {
  await desk.renderApp({ path: '/profile', as: 'mla', profileUpdated: false });
  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname).toBe('/profile');
  expect(screen.queryByText('Please update your profile')).toBeNull();
});

test.each(['/dashboard', '/grievance/all', '/news', '/masterdata', '/profile', '/no/such/page'])(
  '[AUTH-08] staff are sent from %s to their grievances',
  async (path) => {
    await desk.renderApp({ path, as: 'staff' });
    await menu();
    await at('/grievance');
  },
);

test.each(['/grievance/1', '/grievance/update/1', '/changePassword'])(
  '[AUTH-08] staff may stay at %s',
  async (path) => {
    await desk.renderApp({ path, as: 'staff' });
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname).toBe(path);
  },
);

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

test('[AUTH-09] who chose to log out is not led back to the page that was left', async () => {
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

test('[AUTH-09] signing out in one tab signs out the others, signing in lets them in', async () => {
  await desk.renderApp({ path: '/news', as: 'mla' });
  await menu();
  // What another tab does to the shared storage arrives here as an event.
  await act(async () => {
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(await signInPage()).toBeVisible();
  await act(async () => void (await desk.keepSessionOf('mp')));
  await menu();
  await at('/news');
  act(dropSession);
  expect(await signInPage()).toBeVisible();
});

test('[AUTH-09] log out forgets the complaint half written by this account, and no other', async () => {
  const draft = { values: {} as ComplaintValues, attachments: [], delivery: {} as Delivery };
  const mine = desk.accounts.mla.id;
  await saveDraft(mine, draft);
  await saveDraft(mine + 1000, draft);
  const { user } = await desk.renderApp({ path: '/news', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Account of mla@example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await signInPage();
  expect(await loadDraft(mine)).toBeNull();
  expect(await loadDraft(mine + 1000)).not.toBeNull();
});
