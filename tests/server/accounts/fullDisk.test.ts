import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/accounts/password.ts';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { DiskFull } from '#server/kernel/errors/outage.ts';
import { testApp } from '../app.ts';
import { freshDatabase } from '../database.ts';

const PASSWORD = 'Mango season 7';
const password_hash = await hashPassword(PASSWORD);
let isFull = false;

/** A database whose disk can be full: transactions are refused, as in `room.ts`. */
async function onSmallDisk(): Promise<Database> {
  const database = await freshDatabase();
  const { transaction } = database.db;
  const refusing = (...given: Parameters<typeof transaction>) =>
    isFull ? Promise.reject(new DiskFull('12 MB are left')) : transaction.apply(database.db, given);
  database.db.transaction = refusing as typeof transaction;
  return database;
}

const api = await testApp(undefined, await onSmallDisk());
let account: { id: number; token: string };
beforeEach(async () => {
  account = await api.account({ role: 'mla', username: `${crypto.randomUUID()}@example.org`, password_hash });
});
afterEach(() => {
  isFull = false;
});

async function signIn(password = PASSWORD) {
  const [user] = await api.db.select().from(users).where(eq(users.id, account.id));
  const { status, body } = await api.send('POST', 'login', { json: { username: user?.username, password } });
  return { status, token: String(body.token) };
}
const status = async (token: string) => (await api.send('GET', 'me', { token })).status;
const kept = () => api.db.$count(sessions, eq(sessions.user_id, account.id));

test('[AUTH-02] users can sign in on a full disk, and the session is written when there is room', async () => {
  isFull = true;
  const { status: answered, token } = await signIn();
  expect([answered, await status(token), await kept()]).toEqual([200, 200, 1]);
  expect((await signIn('wrong')).status).toBe(401);
  isFull = false;
  expect([await status(token), await kept()]).toEqual([200, 2]);
  expect([await status(token), await kept()]).toEqual([200, 2]);
});

test('[AUTH-10] nor does it end the session of who is signed in', async () => {
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 60 * 60_000);
  isFull = true;
  expect(await status(account.token)).toBe(200);
  api.clock.now = start;
});

test('[AUTH-09, AUTH-11] an unwritten session ends like others: by sign-out, when idle, and after its time', async () => {
  isFull = true;
  const [left, idle] = [(await signIn()).token, (await signIn()).token];
  expect((await api.send('POST', 'logout', { token: left })).status).toBe(200);
  expect(await status(left)).toBe(401);
  const start = api.clock.now;
  const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  api.clock.now = after(12);
  expect(await status(idle)).toBe(401);
  api.clock.now = start;
  const { token } = await signIn();
  for (let hours = 8; hours < 7 * 24; hours += 8) {
    api.clock.now = after(hours);
    expect(await status(token)).toBe(200);
  }
  api.clock.now = after(7 * 24);
  expect(await status(token)).toBe(401);
  api.clock.now = start;
});

test('[AUTH-10, PWD-02] and with its account: disabled, deleted, with another password, or signed out everywhere else', async () => {
  const ends: Record<string, () => Promise<unknown>> = {
    disabled: () => api.db.update(users).set({ disabled: true }).where(eq(users.id, account.id)),
    deleted: () => api.db.delete(users).where(eq(users.id, account.id)),
    'another password': async () =>
      api.db
        .update(users)
        .set({ password_hash: await hashPassword('Monsoon 88') })
        .where(eq(users.id, account.id)),
    'ended elsewhere': () => api.send('POST', 'sessions/end-others', { token: account.token }),
  };
  for (const [name, end] of Object.entries(ends)) {
    account = await api.account({ role: 'mla', username: `${name}@example.org`, password_hash });
    isFull = true;
    const { token } = await signIn();
    isFull = name !== 'ended elsewhere' && name !== 'deleted';
    await end();
    expect([name, await status(token)]).toEqual([name, 401]);
    isFull = false;
    expect([name, await status(token)]).toEqual([name, 401]);
  }
});
