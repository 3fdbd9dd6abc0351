import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import { insertPlaces } from '../../../worlds/places.ts';
import { testApp } from '../../app.ts';

const app = await testApp();
const phone = '9848012345';
const places = await insertPlaces(app.db);
const admin = (await app.account({ role: 'admin', username: 'admin@example.org' })).token;
const mp = (await app.account({ role: 'mp', username: 'mp@example.org', ...places.P1 })).token;
const mla = (await app.account({ role: 'mla', username: 'mla@example.org', ...places.A1 })).token;
const staff = (await app.account({ role: 'staff', username: 'staff@example.org', phone, ...places.A1 }))
  .token;
await app.account({ role: 'mla', username: 'far@example.org', ...places.A3 });

const anita = { name: 'Anita Rao', username: 'Anita@Example.org', password: 'first password' };
const fresh = () => `${crypto.randomUUID()}@example.org`;
const create = (given: object = {}, token = admin) =>
  app.send('POST', 'user', { token, form: { ...anita, username: fresh(), ...given } });
const update = (id: unknown, form: object, token = admin) =>
  app.send('POST', `user/${id}`, { token, form: { _method: 'PUT', ...form } });
const signIn = (username: string, password: string) =>
  app.send('POST', 'login', { json: { username, password, model: 'test' } });

describe('a party user', () => {
  test('[USR-01, API-05] is created, signs in, and no answer has a password or its hash', async () => {
    const { status, body } = await create(anita);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Anita Rao', username: 'anita@example.org', role: null });
    const list = await app.send('GET', 'user', { token: admin });
    const one = await app.send('GET', `user/${body.id}`, { token: admin });
    expect(one.body).toEqual(body);
    expect(list.body.data).toContainEqual(body);
    expect(JSON.stringify([body, list.body])).not.toMatch(/password|argon2/);
    const signedIn = await signIn('anita@EXAMPLE.org', anita.password);
    expect(signedIn.body).toMatchObject({ role: 'mla', parliament: null, candidate: null });
    expect(signedIn.body.profile_updated).toBe(false);
  });

  test('[USR-01, SCOPE-08, API-05] without a candidate record has no place: sees and adds nothing', async () => {
    const fair = { name: 'Fair', start_date: '2026-03-01T10:30' };
    const { body } = await create();
    const token = await app.signIn(Number(body.id));
    const total = async (path: string) => (await app.send('GET', path, { token })).body.total;
    expect((await app.send('POST', 'event', { token: mla, json: fair })).status).toBe(201);
    expect(await total('event')).toBe(0);
    expect(await total('complaint')).toBe(0);
    expect(await total('user/find?keyword=a')).toBe(0);
    const added = await app.send('POST', 'event', { token, json: { ...fair, ...places.A1 } });
    expect([added.status, added.body.errors]).toEqual([422, { assembly_id: ['This place does not exist.'] }]);
    const staffList = await app.send('GET', 'staff', { token: admin });
    expect(staffList.body.data?.map(({ id }) => id)).not.toContain(body.id);
  });

  test('[USR-01, API-04] needs a name, a username and a password of eight characters', async () => {
    const { status, body } = await app.send('POST', 'user', { token: admin, form: { password: 'short' } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ['This field is required.'],
      username: ['This field is required.'],
      password: ['The new password must have at least 8 characters.'],
    });
    expect((await create({ password: '' })).body.errors?.password?.[0]).toBe('This field is required.');
  });

  test.each([
    ['a username, letter case aside', 'MP@example.org '],
    ['the phone number of staff', '+91 98480 12345'],
  ])('[USR-01, API-04] cannot have what another signs in with: %s', async (_what, username) => {
    const expected = { username: ['Another account already signs in with this.'] };
    expect((await create({ username })).body.errors).toEqual(expected);
    const { body } = await create();
    const changed = await update(body.id, { username });
    expect([changed.status, changed.body.errors]).toEqual([422, expected]);
    expect((await update(body.id, { username: String(body.username).toUpperCase() })).status).toBe(200);
  });
});

describe('a change', () => {
  test('[USR-01, API-02] without a password leaves the password and the sessions alone', async () => {
    const username = fresh();
    const { body } = await create({ username });
    const token = await app.signIn(Number(body.id));
    const changed = await update(body.id, { name: 'Anita Devi', password: '' });
    expect(changed.body).toMatchObject({ name: 'Anita Devi', username, version: 2 });
    expect((await app.send('GET', 'me', { token })).status).toBe(200);
    expect((await signIn(username, anita.password)).status).toBe(200);
  });

  test('[USR-01, PWD-01] a new password ends the sessions of the user, and no others', async () => {
    const username = fresh();
    const { body } = await create({ username });
    const token = await app.signIn(Number(body.id));
    expect((await update(body.id, { password: 'short' })).status).toBe(422);
    expect((await update(body.id, { password: 'second password' })).status).toBe(200);
    expect((await app.send('GET', 'me', { token })).status).toBe(401);
    expect((await app.send('GET', 'me', { token: mla })).status).toBe(200);
    expect((await signIn(username, anita.password)).status).toBe(401);
    expect((await signIn(username, 'second password')).status).toBe(200);
    const stored = await app.db.$count(sessions, eq(sessions.user_id, Number(body.id)));
    expect(stored).toBe(1);
  });

  test('[API-05] reaches party users only, neither admins nor staff', async () => {
    const others = await app.db.select().from(users).where(eq(users.username, 'staff@example.org'));
    for (const { id } of others) {
      expect((await app.send('GET', `user/${id}`, { token: admin })).status).toBe(404);
      expect((await update(id, { password: 'taken over' })).status).toBe(404);
    }
    const { body } = await app.send('GET', 'user?keyword=example.org', { token: admin });
    const listed = body.data?.map(({ username }) => username);
    expect(listed).toEqual(expect.arrayContaining(['mp@example.org', 'far@example.org']));
    expect(listed).not.toContain('admin@example.org');
    expect(listed).not.toContain('staff@example.org');
  });
});

test("[API-06, SCOPE-08] user/find returns accounts of the caller's place, whatever place is requested", async () => {
  const found = async (query: string, token: string) => {
    const { status, body } = await app.send('GET', `user/find?${query}`, { token });
    return [status, body.data?.map(({ username }) => username).sort()];
  };
  const near = ['mla@example.org', 'mp@example.org', 'staff@example.org'];
  expect((await found('keyword=example.org', admin))[1]).toEqual(expect.arrayContaining(['far@example.org']));
  expect(await found('keyword=EXAMPLE', mp)).toEqual([200, near]);
  expect(await found('keyword=example', mla)).toEqual([200, ['mla@example.org', 'staff@example.org']]);
  expect(await found(`keyword=far&parliament_id=${places.P2.parliament_id}`, mp)).toEqual([200, []]);
  expect(await found('keyword=', mp)).toEqual([422, undefined]);
  expect(await found('keyword=example', staff)).toEqual([403, undefined]);
});

describe('[USR-01, API-05] a party user who is switched off', () => {
  const isActive = async (id: unknown) =>
    (await app.send('GET', `user/${id}`, { token: admin })).body.is_active;

  test('is signed out at once, cannot sign in, and can again when switched on', async () => {
    const username = fresh();
    const { body } = await create({ username });
    expect(body.is_active).toBe(true);
    const token = await app.signIn(Number(body.id));
    const off = await update(body.id, { is_active: 'false' });
    expect([off.status, off.body.is_active]).toEqual([200, false]);
    expect((await app.send('GET', 'me', { token })).status).toBe(401);
    expect(
      (
        await app.db
          .select()
          .from(sessions)
          .where(eq(sessions.user_id, Number(body.id)))
      ).length,
    ).toBe(0);
    expect((await signIn(username, anita.password)).status).toBe(401);
    expect((await app.send('GET', 'user', { token: admin })).body.data).toContainEqual(off.body);
    expect((await update(body.id, { is_active: 'true' })).body.is_active).toBe(true);
    expect((await signIn(username, anita.password)).status).toBe(200);
    expect((await app.send('GET', 'me', { token })).status).toBe(401);
  });

  test('stays so when something else is changed, or the field is sent empty', async () => {
    const { body } = await create({ is_active: 'false' });
    expect(body.is_active).toBe(false);
    await update(body.id, { name: 'Anita Rao' });
    await update(body.id, { is_active: '' });
    expect(await isActive(body.id)).toBe(false);
    const { body: found } = await app.send('GET', 'user?is_active=0', { token: admin });
    expect(found.data?.map(({ id }) => id)).toContain(body.id);
    expect(found.data?.every((row) => row.is_active === false)).toBe(true);
  });

  test('an admin is no party user: no account disables itself, and other roles may not', async () => {
    const { body: me } = await app.send('GET', 'me', { token: admin });
    const { id } = me.user as { id: number };
    expect((await update(id, { is_active: 'false' })).status).toBe(404);
    const { body } = await create();
    for (const token of [mp, mla, staff]) {
      expect((await update(body.id, { is_active: 'false' }, token)).status).toBe(403);
    }
    expect(await isActive(body.id)).toBe(true);
    expect((await app.send('GET', 'me', { token: admin })).status).toBe(200);
  });
});
