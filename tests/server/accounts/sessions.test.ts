import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SessionRow } from '#contract/accounts/sessions.ts';
import { deviceOf } from '#server/accounts/device.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { testApp } from '../app.ts';
import { freshDatabase } from '../database.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PASSWORD = 'Mango season 7';

const database = await freshDatabase();
/** Work to run before the next transaction begins. */
let before: (() => Promise<unknown>) | undefined;
const db = new Proxy(database.db, {
  get(target, key) {
    if (key !== 'transaction') return Reflect.get(target, key, target);
    return async (...given: Parameters<typeof target.transaction>) => {
      const happen = before;
      before = undefined;
      await happen?.();
      return target.transaction(...given);
    };
  },
});
const api = await testApp(undefined, { ...database, db } as Database);

const listed = async (token: string) =>
  (await api.send('GET', 'sessions', { token })).body.data as unknown as SessionRow[];
const isSignedIn = async (token: string) => (await api.send('GET', 'me', { token })).status === 200;

async function person() {
  const username = `${crypto.randomUUID()}@example.org`;
  const account = await api.account({ role: 'staff', username, password_hash: await hashPassword(PASSWORD) });
  const login = (headers: Record<string, string> = {}) =>
    api.send('POST', 'login', { json: { username, password: PASSWORD }, headers, ip: crypto.randomUUID() });
  return { ...account, login };
}

test('[AUTH-09, API-05] lists the own sessions, this one first, and nothing that could sign one in', async () => {
  const { login, token: older } = await person();
  await person();
  const { body } = await login({ 'User-Agent': FIREFOX });
  const now = api.clock.now.toISOString();
  const row = { id: expect.any(Number), created_at: now, seen_at: now };
  expect(await listed(String(body.token))).toEqual([
    { ...row, browser: 'Firefox', system: 'Linux', current: true },
    { ...row, browser: null, system: null, current: false },
  ]);
  expect((await listed(older)).map(({ current }) => current)).toEqual([true, false]);
});

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/126.0.0.0 Safari/537.36', 'Chrome', 'macOS'],
  ['curl/8.5.0', null, null],
  [`<script>${'x'.repeat(100_000)}`, null, null],
])('[AUTH-03] a browser is kept in words: %.60s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('[AUTH-09] signs one out, and it is gone at once', async () => {
  const { id, token } = await person();
  const other = await api.signIn(id);
  const [, row] = await listed(token);
  expect((await api.send('DELETE', `sessions/${row?.id}`, { token })).status).toBe(200);
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
  expect((await api.send('DELETE', `sessions/${row?.id}`, { token })).status).toBe(404);
});

test("[API-05, SCOPE-08] another user's session does not exist", async () => {
  const [mine, theirs] = [await person(), await person()];
  const [row] = await listed(theirs.token);
  expect((await api.send('DELETE', `sessions/${row?.id}`, { token: mine.token })).status).toBe(404);
  expect(await isSignedIn(theirs.token)).toBe(true);
});

test('[AUTH-09] signs out everywhere else', async () => {
  const { id, token } = await person();
  const others = [await api.signIn(id), await api.signIn(id)];
  const { token: neighbour } = await person();
  expect((await api.send('POST', 'sessions/end-others', { token })).status).toBe(200);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect([await isSignedIn(token), await isSignedIn(neighbour)]).toEqual([true, true]);
  expect(await listed(token)).toHaveLength(1);
});

test('[AUTH-11] one is remembered in the minute after the sign-in, and never later', async () => {
  const start = api.clock.now;
  const { id, token } = await person();
  const late = await api.signIn(id);
  const remember = async (given: string) =>
    (await api.send('POST', 'sessions/remember', { token: given })).status;
  expect(await remember(token)).toBe(200);
  api.clock.now = new Date(start.getTime() + 61_000);
  expect(await remember(late)).toBe(404);
  api.clock.now = new Date(start.getTime() + 13 * 3_600_000);
  expect([await isSignedIn(token), await isSignedIn(late)]).toEqual([true, false]);
  api.clock.now = start;
});

test('[AUTH-11] those that can no longer be used are not listed; use is written down every five minutes', async () => {
  const { id, token } = await person();
  const start = api.clock.now;
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  await api.signIn(id);
  const seen = async () => (await listed(token)).map(({ seen_at }) => seen_at);
  api.clock.now = after(4);
  expect((await seen())[0]).toBe(start.toISOString());
  api.clock.now = after(6);
  expect((await seen())[0]).toBe(after(6).toISOString());
  api.clock.now = after(12 * 60 + 1);
  expect(await seen()).toHaveLength(1);
  api.clock.now = start;
});

test('[AUTH-10, PWD-01] a sign-in that is under way while the password changes opens no session', async () => {
  const { id, token, login } = await person();
  before = async () => {
    await database.db
      .update(users)
      .set({ password_hash: await hashPassword('Another 8') })
      .where(eq(users.id, id));
    await database.db.delete(sessions).where(eq(sessions.user_id, id));
  };
  expect((await login()).status).toBe(401);
  expect(await isSignedIn(token)).toBe(false);
  expect(await api.db.$count(sessions, eq(sessions.user_id, id))).toBe(0);
});

test('[AUTH-10] nor does one that is under way while the account is disabled', async () => {
  const { id, login } = await person();
  before = () => database.db.update(users).set({ disabled: true }).where(eq(users.id, id));
  expect((await login()).status).toBe(401);
});

test('[PWD-01] a running change does not overwrite a password that another call has set', async () => {
  const { id, token } = await person();
  const given = await hashPassword('Given by admin 9');
  before = () => database.db.update(users).set({ password_hash: given }).where(eq(users.id, id));
  const json = {
    old_password: PASSWORD,
    new_password: 'Thief 12345',
    new_password_confirmation: 'Thief 12345',
  };
  const { status, body } = await api.send('POST', 'change-password', { token, json });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['old_password']]);
  const [user] = await api.db.select().from(users).where(eq(users.id, id));
  expect(user?.password_hash).toBe(given);
});
