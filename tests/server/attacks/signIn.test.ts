import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { type Listening, listen } from '#server/kernel/http/listen.ts';
import { type TestApp, testApp } from '../app.ts';

const PASSWORD = 'Mango season 7';

describe('which accounts there are', () => {
  afterEach(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });

  test('[AUTH-12] a sign-in tells neither by its answer nor by its work: a hash of the same cost is always verified', async () => {
    const verified: string[] = [];
    vi.resetModules();
    vi.doMock('@node-rs/argon2', async (original) => {
      const real = await original<typeof import('@node-rs/argon2')>();
      const verify: typeof real.verify = (hash, ...rest) => {
        verified.push(String(hash));
        return real.verify(hash, ...rest);
      };
      return { ...real, verify };
    });
    const fresh = await import('../app.ts');
    const { hashPassword: hashFresh } = await import('#server/accounts/password.ts');
    const app = await fresh.testApp();
    const password_hash = await hashFresh(PASSWORD);
    await app.account({ role: 'mla', username: 'known@example.org', phone: '9848012345', password_hash });
    await app.account({ role: 'mla', username: 'gone@example.org', password_hash, disabled: true });
    const tries = [
      ['known@example.org', 'wrong'],
      ['gone@example.org', PASSWORD],
      ['nobody@example.org', 'wrong'],
      ['9848012345', PASSWORD],
      ['9999999999', 'wrong'],
      ["' or 1=1; --", 'wrong'],
    ];
    const answers = [];
    for (const [username, password] of tries) {
      const { status, headers, body } = await app.send('POST', 'login', { json: { username, password } });
      const { request_id: _, ...told } = body;
      answers.push({ status, told, headers: [...headers.keys()].sort() });
    }
    expect(answers[0]).toMatchObject({ status: 401, told: { message: errorTexts.wrongCredentials } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const costs = verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
    expect(costs).toEqual(tries.map(() => '$argon2id$v=19$m=19456,t=2,p=1'));
  });
});

describe('tries at passwords', () => {
  let app: TestApp;
  let server: Listening;
  beforeAll(async () => {
    app = await testApp();
    server = await listen(app.app.fetch, { host: '127.0.0.1', port: 0 });
    return () => server.stop(0);
  });

  test('[AUTH-12] a claimed address is no way around, nor is one of the same network; the log has neither', async () => {
    const names = [
      'X-Forwarded-For',
      'X-Real-IP',
      'Forwarded',
      'CF-Connecting-IP',
      'True-Client-IP',
      'X-Client-IP',
    ];
    const statuses: number[] = [];
    for (let tries = 0; tries < 24; tries++) {
      const claimed = `203.0.113.${tries}`;
      const claims = names.map((name) => [name, name === 'Forwarded' ? `for=${claimed}` : claimed]);
      const answer = await fetch(`${server.url}/api/v1/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...Object.fromEntries(claims) },
        body: JSON.stringify({ username: `name${tries}@example.org`, password: 'wrong' }),
      });
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    expect(app.logged.join('')).not.toMatch(/203\.0\.113|name\d+@|forged/);
  });

  test.each([
    ['one network of IPv6', (at: number) => `2001:db8:1:2:${at}::${at}`, 429],
    [
      'one address of IPv4 in both ways of writing it',
      (at: number) => (at % 2 ? '192.0.2.77' : '::ffff:192.0.2.77'),
      429,
    ],
    ['different networks', (at: number) => `2001:db8:${at}::1`, 401],
  ])('[AUTH-12] twenty from %s', async (kind, addressOf, last) => {
    const login = (at: number) =>
      app.send('POST', 'login', {
        ip: addressOf(at),
        json: { username: `${kind.replaceAll(' ', '')}${at}@example.org`, password: 'wrong' },
      });
    for (let at = 1; at <= 20; at++) expect((await login(at)).status).toBe(401);
    expect((await login(21)).status).toBe(last);
  });
});

describe('a token', () => {
  let app: TestApp;
  let password_hash: string;
  beforeAll(async () => {
    app = await testApp();
    password_hash = await hashPassword(PASSWORD);
  });
  const newAccount = () =>
    app.account({ role: 'mla', username: `${crypto.randomUUID()}@example.org`, password_hash });
  const status = async (token: string, path = 'me') => (await app.send('GET', path, { token })).status;

  test('[AUTH-09, AUTH-10, PWD-02] is worth nothing after sign-out, a change of password elsewhere, disabling and deletion', async () => {
    const ends: Record<string, (account: { id: number; token: string }) => Promise<unknown>> = {
      'sign-out': ({ token }) => app.send('POST', 'logout', { token }),
      'a change of password': async ({ id }) =>
        app.send('POST', 'change-password', {
          token: await app.signIn(id),
          json: {
            old_password: PASSWORD,
            new_password: 'Monsoon 88',
            new_password_confirmation: 'Monsoon 88',
          },
        }),
      disabling: ({ id }) => app.db.update(users).set({ disabled: true }).where(eq(users.id, id)),
      deletion: ({ id }) => app.db.delete(users).where(eq(users.id, id)),
    };
    for (const [event, end] of Object.entries(ends)) {
      const account = await newAccount();
      expect(await status(account.token), event).toBe(200);
      await end(account);
      expect(await status(account.token), event).toBe(401);
      const write = await app.send('POST', 'complaint/category', {
        token: account.token,
        json: { name: event },
      });
      expect(write.status, event).toBe(401);
    }
  });

  test('[SHELL-13, API-05] has the rights of the role and the place that its account has now', async () => {
    const { id, token } = await newAccount();
    expect(await status(token, 'news')).toBe(200);
    await app.db.update(users).set({ role: 'staff' }).where(eq(users.id, id));
    expect(await status(token, 'news')).toBe(403);
    expect((await app.send('POST', 'dashboard/stats', { token, json: {} })).status).toBe(403);
  });

  test('[API-05] is neither guessed from a part of it, nor read from an address, a body or a cookie', async () => {
    const { token } = await newAccount();
    const wrong = [
      token.slice(0, -1),
      `${token}a`,
      token.toLowerCase(),
      token.toUpperCase(),
      '',
      '%',
      '*',
      "' or 1=1 --",
      'null',
    ];
    for (const each of wrong) expect(await status(each)).toBe(401);
    const elsewhere = [
      await app.send('GET', `me?token=${token}&access_token=${token}`),
      await app.send('GET', 'me', { headers: { Cookie: `token=${token}; Authorization=Bearer ${token}` } }),
      await app.send('GET', 'me', { headers: { Authorization: `Basic ${token}` } }),
      await app.send('GET', 'me', { headers: { Authorization: token } }),
      await app.send('POST', 'complaint/category', { json: { name: 'x', token } }),
    ];
    expect(elsewhere.map((answer) => answer.status)).toEqual(elsewhere.map(() => 401));
  });
});
