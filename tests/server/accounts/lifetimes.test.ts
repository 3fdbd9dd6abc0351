import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#server/accounts/schema/accounts.ts';
import { actorOf, bearerToken, openSession } from '#server/accounts/session.ts';
import { testApp } from '../app.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const api = await testApp();
const start = api.clock.now;
const { id } = await api.account({ role: 'mla', parliament_id: null });

const after = (ms: number) => new Date(start.getTime() + ms);
const open = (remember: boolean) => openSession(api.db, { id }, { model: null, remember, now: start });
const isAlive = async (token: string, ms: number) => (await actorOf(api.db, token, after(ms))) !== null;

test.each([
  { remember: false, idle: 12 * HOUR, absolute: 7 * DAY },
  { remember: true, idle: 30 * DAY, absolute: 90 * DAY },
])('[AUTH-11] a session lives to the second (remember: $remember)', async ({ remember, idle, absolute }) => {
  const [left, unused, used] = [await open(remember), await open(remember), await open(remember)];
  expect(await isAlive(left, idle - 1000)).toBe(true);
  expect(await isAlive(unused, idle)).toBe(false);
  for (let at = idle / 2; at < absolute; at += idle / 2) expect(await isAlive(used, at)).toBe(true);
  expect(await isAlive(used, absolute - 1000)).toBe(true);
  expect(await isAlive(used, absolute)).toBe(false);
});

test('[AUTH-11] its use is written down when the last one was more than five minutes ago, and only there', async () => {
  await api.db.delete(sessions);
  const [used, other] = [await open(false), await open(false)];
  const seen = async () => {
    const rows = await api.db.select().from(sessions).where(eq(sessions.user_id, id)).orderBy(sessions.id);
    return rows.map(({ seen_at }) => seen_at.getTime() - start.getTime());
  };
  expect(await isAlive(used, 300_000)).toBe(true);
  expect(await seen()).toEqual([0, 0]);
  expect(await isAlive(used, 300_001)).toBe(true);
  expect(await seen()).toEqual([300_001, 0]);
  expect(await isAlive(other, 0)).toBe(true);
});

test('[AUTH-11, GRD-08] background calls of the page keep no session alive', async () => {
  const token = await open(false);
  const ask = async (path: string, hours: number) => {
    api.clock.now = after(hours * HOUR);
    return (await api.send('GET', path, { token })).status;
  };
  expect([await ask('notice', 6), await ask('notice', 11.9), await ask('notice', 12)]).toEqual([
    200, 200, 401,
  ]);
  api.clock.now = start;
});

test('[AUTH-03] tokens are 256 random bits, each another', async () => {
  const [one, other] = [await open(true), await open(true)];
  expect([one, other].map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32]);
  expect(one).not.toBe(other);
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Bearer ', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  ['x Bearer abc', null],
  ['abc', null],
  [null, null],
])('[AUTH-03] the header %j carries the token %j', (header, token) => {
  const headers: HeadersInit = header === null ? {} : { Authorization: header };
  expect(bearerToken(new Request('http://localhost', { headers }))).toBe(token);
});
