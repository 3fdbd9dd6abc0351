import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { screens } from '#contract/access/screens.ts';
import type { SessionAnswer } from '#contract/accounts/account.ts';
import { createAuthProvider } from '#src/authProvider/authProvider.ts';
import { dropSession, keepSession, pauseSession, storedToken } from '#src/authProvider/storedSession.ts';
import { inBackground } from '#src/dataProvider/background.ts';
import { request } from '#src/dataProvider/http.ts';

const session = {
  user: { id: 7, name: 'Anita', email: 'mla@example.org' },
  ...{ role: 'mla', duties: [], deputy_for: [], parliament: null, assembly: null, candidate: null },
  profile_updated: true,
} as unknown as SessionAnswer;
const sent: string[] = [];
const network = setupServer(
  http.post('*/login', async ({ request: asked }) => {
    const { password } = (await asked.json()) as { password: string };
    if (password !== 'right') return HttpResponse.json({ message: 'Wrong.' }, { status: 401 });
    return HttpResponse.json({ token: 't1', ...session });
  }),
  http.post('*/logout', () => {
    sent.push('logout');
    return HttpResponse.json({});
  }),
  http.get('*/news', () => HttpResponse.json({ message: 'No' }, { status: 401 })),
);
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  dropSession();
  sent.length = 0;
});
afterAll(() => network.close());

const forgotten: number[] = [];
const provider = createAuthProvider({
  mayAccess: ({ resource }) => resource === 'news',
  forget: async (id) => forgotten.push(id),
  table: screens,
});
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (failure: unknown) => failure,
  );

test('[AUTH-02, AUTH-04, AUTH-09] signs in and says where that leads, signs out and forgets', async () => {
  expect(await failureOf(provider.login({ username: 'a', password: 'wrong' }))).toMatchObject({
    status: 401,
  });
  expect(storedToken()).toBeNull();
  expect(await provider.login({ username: 'a', password: 'right' })).toEqual({ redirectTo: '/dashboard' });
  expect(storedToken()).toBe('t1');
  expect(await provider.logout({})).toBe(false);
  expect([storedToken(), forgotten]).toEqual([null, [7]]);
  await expect.poll(() => sent).toEqual(['logout']);
});

test('[AUTH-05, AUTH-06] who is signed in, as which role, with which rights', async () => {
  expect(await failureOf(provider.checkAuth({}))).toMatchObject({ redirectTo: '/' });
  expect(await failureOf(provider.getIdentity?.() ?? Promise.resolve())).toBeInstanceOf(Error);
  keepSession('t1', session, false);
  await provider.checkAuth({});
  expect(await provider.getIdentity?.()).toEqual({ id: 7, fullName: 'Anita' });
  expect(await provider.getPermissions?.({})).toBe('mla');
  expect(await provider.canAccess?.({ resource: 'news', action: 'list' })).toBe(true);
  expect(await provider.canAccess?.({ resource: 'user', action: 'list' })).toBe(false);
});

test('[AUTH-10] 401 removes the token, other failures and calls of the page itself do not', async () => {
  keepSession('t1', session, false);
  for (const status of [0, 403, 404, 422, 500]) await provider.checkError({ status });
  const polled = await failureOf(inBackground(() => request('GET', 'news')));
  await provider.checkError(polled);
  expect(storedToken()).toBe('t1');
  expect(await failureOf(provider.checkError({ status: 401 }))).toEqual({
    logoutUser: false,
    message: false,
  });
  expect(storedToken()).toBeNull();
});

test('[AUTH-10] 401 keeps the page for an account with unsaved text', async () => {
  keepSession('t1', session, false);
  pauseSession({ ...session });
  await provider.checkError({ status: 401 });
  await provider.checkAuth({});
});
