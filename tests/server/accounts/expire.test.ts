import { expect, test } from 'vitest';
import { expireSessions } from '#server/accounts/expireSessions.ts';
import { idempotencyKeys, sessions } from '#server/accounts/schema/accounts.ts';
import { testApp } from '../app.ts';

const HOUR = 60 * 60 * 1000;
const api = await testApp();
const now = api.clock.now;

test('[AUTH-11] sessions that can no longer be used are removed, and no others', async () => {
  const { id, token } = await api.account({ role: 'staff' });
  await expireSessions(api.db, new Date(now.getTime() + 12 * HOUR - 1000));
  expect(await api.db.$count(sessions)).toBe(1);
  expect((await api.send('GET', 'me', { token })).status).toBe(200);
  await expireSessions(api.db, new Date(now.getTime() + 12 * HOUR));
  expect(await api.db.$count(sessions)).toBe(0);
  await api.signIn(id);
  await expireSessions(api.db, now);
  expect(await api.db.$count(sessions)).toBe(1);
});

test('[CRE-08] answers are kept for three days, in which a call may be repeated', async () => {
  const { id } = await api.account({ role: 'staff' });
  const days = (count: number) => new Date(now.getTime() + count * 24 * HOUR);
  const answer = { user_id: id, call: 'POST complaint', status: 201, body: {} };
  await api.db.insert(idempotencyKeys).values([
    { ...answer, key: 'first', created_at: now },
    { ...answer, key: 'second', created_at: days(1) },
  ]);
  const kept = async () => (await api.db.select().from(idempotencyKeys)).map(({ key }) => key).sort();
  await expireSessions(api.db, days(3));
  expect(await kept()).toEqual(['first', 'second']);
  await expireSessions(api.db, new Date(days(3).getTime() + 1));
  expect(await kept()).toEqual(['second']);
});
