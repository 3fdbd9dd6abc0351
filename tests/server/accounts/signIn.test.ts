import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import type { NewAccount } from '../../worlds/accounts.ts';
import { testApp } from '../app.ts';

const api = await testApp();
await api.db.insert(parliaments).values({ id: 1, name: 'Karimnagar' });
await api.db.insert(assemblies).values({ id: 11, name: 'Huzurabad', parliament_id: 1 });

const PASSWORD = 'Mango season 7';
const password_hash = await hashPassword(PASSWORD);
let addresses = 0;

const newAccount = (given: Partial<NewAccount> = {}) =>
  api.account({ role: 'mla', parliament_id: 1, assembly_id: 11, password_hash, ...given });

/** Each from a different address, except in tests about addresses. */
const login = (username: string, password = PASSWORD, more: { ip?: string; remember?: boolean } = {}) =>
  api.send('POST', 'login', {
    ip: more.ip ?? `198.51.100.${addresses++}`,
    json: { username, password, model: 'a browser', remember: more.remember },
  });

describe('signing in', () => {
  test('[AUTH-02, AUTH-03] answers a token and the session', async () => {
    const { id } = await newAccount({ username: 'anita@example.org' });
    const [candidate] = await api.db.insert(candidates).values({ user_id: id }).returning();
    const { status, body } = await login('anita@example.org');
    expect(status).toBe(200);
    const { token, ...session } = body;
    expect(token).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(session).toEqual({
      user: { id, name: 'anita@example.org', email: 'anita@example.org' },
      role: 'mla',
      duties: [],
      deputy_for: [],
      parliament: { id: 1, name: 'Karimnagar', name_te: null, name_hi: null },
      assembly: { id: 11, name: 'Huzurabad', name_te: null, name_hi: null },
      candidate: { id: candidate?.id },
      profile_updated: false,
      columns: null,
      capabilities: ['desk', 'persons', 'deadlines', 'teamwork', 'replies', 'closing', 'letters', 'messages'],
    });
    expect((await api.send('GET', 'me', { token: String(token) })).body).toEqual(session);
    expect((await api.send('GET', 'me')).status).toBe(401);
  });

  test('[AUTH-03] knows who has neither place nor profile', async () => {
    await newAccount({
      username: 'office@example.org',
      role: 'admin',
      parliament_id: null,
      assembly_id: null,
    });
    expect((await login('office@example.org')).body).toMatchObject({
      parliament: null,
      assembly: null,
      candidate: null,
    });
  });

  test('[AUTH-02] trims the username and ignores its case', async () => {
    await newAccount({ username: 'case@example.org' });
    expect((await login('  CASE@Example.ORG ')).status).toBe(200);
  });

  test('[AUTH-02] accepts the phone of staff, and of no other role', async () => {
    const staff = await newAccount({ role: 'staff', phone: '9848011111' });
    await newAccount({ role: 'mp', phone: '9848022222' });
    expect((await login('+91 98480 11111')).body).toMatchObject({ user: { id: staff.id } });
    expect((await login('9848022222')).status).toBe(401);
  });

  test('[AUTH-12] says the same for an unknown user, a wrong password and a disabled account', async () => {
    await newAccount({ username: 'known@example.org' });
    await newAccount({ username: 'gone@example.org', disabled: true });
    const refused = [
      await login('nobody@example.org'),
      await login('known@example.org', 'something else'),
      await login('gone@example.org'),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(401);
      expect(body.message).toBe(errorTexts.wrongCredentials);
      expect(body.errors).toBeUndefined();
    }
  });

  test('[API-04] without a username or password is a 422 by field', async () => {
    const { status, body } = await api.send('POST', 'login', { json: {} });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ username: [errorTexts.required], password: [errorTexts.required] });
  });
});

describe('sessions', () => {
  const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000);

  test('[AUTH-03] keep a token that the database does not know', async () => {
    await newAccount({ username: 'hashed@example.org' });
    const { body } = await login('hashed@example.org');
    const rows = await api.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test.each([
    { remember: false, idle: 0.5, absolute: 7 },
    { remember: true, idle: 30, absolute: 90 },
  ])('[AUTH-11] end when idle for $idle days, and after $absolute (remember: $remember)', async (life) => {
    const start = api.clock.now;
    const username = `life-${life.remember}@example.org`;
    await newAccount({ username });
    const token = async () => String((await login(username, PASSWORD, life)).body.token);
    const status = async (bearer: string) => (await api.send('GET', 'me', { token: bearer })).status;

    const idle = await token();
    const used = await token();
    api.clock.now = inDays(life.idle * 0.9);
    expect(await status(used)).toBe(200);
    api.clock.now = inDays(life.idle * 0.2);
    expect(await status(idle)).toBe(401);
    expect(await status(used)).toBe(200);
    while (api.clock.now.getTime() < start.getTime() + life.absolute * 86_400_000) {
      await status(used);
      api.clock.now = inDays(life.idle * 0.5);
    }
    expect(await status(used)).toBe(401);
    api.clock.now = start;
  });

  test('[AUTH-09] end at sign-out, and only the one', async () => {
    const { id, token } = await newAccount();
    const other = await api.signIn(id);
    expect((await api.send('POST', 'logout', { token })).status).toBe(200);
    expect((await api.send('GET', 'me', { token })).status).toBe(401);
    expect((await api.send('GET', 'me', { token: other })).status).toBe(200);
  });

  test('[AUTH-10] end when the account is disabled', async () => {
    const { id, token } = await newAccount();
    await api.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await api.send('GET', 'me', { token })).status).toBe(401);
  });
});

describe('wrong tries', () => {
  const wrong = async (username: string, ip?: string) => login(username, 'wrong', { ip });

  test('[AUTH-12] five for an account are told, from the sixth on one has to wait', async () => {
    await newAccount({ username: 'guessed@example.org' });
    const spellings = ['guessed@example.org', 'Guessed@example.org ', 'GUESSED@EXAMPLE.ORG'];
    for (let tries = 0; tries < 5; tries++) {
      expect((await wrong(spellings[tries % 3] ?? '')).status).toBe(401);
    }
    const { status, headers, body } = await login('guessed@example.org');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(900);
    expect(body.message).toBe(errorTexts.tooManyTries);
  });

  test('[AUTH-12] count for an unknown name as for a known one', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await wrong('unknown@example.org')).status).toBe(401);
    expect((await wrong('Unknown@example.org')).status).toBe(429);
  });

  test('[AUTH-12] that come at once are counted too', async () => {
    await newAccount({ username: 'flooded@example.org' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong('flooded@example.org')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('[AUTH-12] only wrong attempts count: an office signs in at once, whatever was mistyped before', async () => {
    const ip = '203.0.113.11';
    const names = Array.from({ length: 12 }, (_, at) => `morning${at}@example.org`);
    for (const username of names) {
      await newAccount({ username });
      expect((await wrong(username, ip)).status).toBe(401);
    }
    const answers = await Promise.all(names.map((username) => login(username, PASSWORD, { ip })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const once = await Promise.all(names.map(() => login('morning0@example.org', PASSWORD, { ip })));
    expect(once.map(({ status }) => status)).toEqual(names.map(() => 200));
  });

  test('[AUTH-12] count by the phone number however it is written, whether an account has it or not', async () => {
    await newAccount({ role: 'staff', phone: '9848077777' });
    for (const phone of ['9848077777', '9848066666']) {
      const [head, tail] = [phone.slice(0, 5), phone.slice(5)];
      const spellings = [
        phone,
        `+91${phone}`,
        `0${phone}`,
        `${head} ${tail}`,
        `(${head})-${tail}`,
        `+91 ${head} ${tail}`,
      ];
      const statuses: number[] = [];
      for (const spelling of spellings) statuses.push((await wrong(spelling)).status);
      expect(statuses, phone).toEqual([401, 401, 401, 401, 401, 429]);
    }
  });

  test('[AUTH-12] attempts for a name that looks like an id lock no account', async () => {
    const { id, token } = await newAccount({ username: 'numbered@example.org' });
    for (let tries = 0; tries < 6; tries++) await wrong(`#${id}`);
    expect((await login('numbered@example.org')).status).toBe(200);
    const json = { old_password: PASSWORD, new_password: 'x', new_password_confirmation: 'x' };
    expect((await api.send('POST', 'change-password', { token, json })).status).toBe(422);
  });

  test('[AUTH-12] twenty close an address, and no other; those for a locked account do not count there', async () => {
    await newAccount({ username: 'locked@example.org' });
    await newAccount({ username: 'colleague@example.org' });
    const ip = '203.0.113.10';
    for (let tries = 0; tries < 5; tries++) expect((await wrong('locked@example.org', ip)).status).toBe(401);
    for (let tries = 0; tries < 20; tries++) expect((await wrong('locked@example.org', ip)).status).toBe(429);
    expect((await login('colleague@example.org', PASSWORD, { ip })).status).toBe(200);
    // Five have counted, so fifteen are left.
    for (let tries = 0; tries < 15; tries++) {
      expect((await wrong(`stranger${tries}@example.org`, ip)).status).toBe(401);
    }
    expect((await wrong('stranger15@example.org', ip)).status).toBe(429);
    expect((await login('colleague@example.org', PASSWORD, { ip })).status).toBe(429);
    expect((await login('colleague@example.org')).status).toBe(200);
  });
});
