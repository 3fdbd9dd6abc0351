import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { staffRecord } from '#contract/staff/staff.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openOffice } from './office.ts';

const office = await openOffice();

test('[GIC-01] a new grievance in-charge signs in with the phone and sees the place', async () => {
  const { create, list, logIn, stored, places, seat } = office;
  const { status, body } = await create('mla', { name: 'సునీత', phone: '+91 98480 55555' });
  expect(status).toBe(201);
  expect(z.safeParse(staffRecord, body).error).toBeUndefined();
  expect(body).toEqual({
    id: expect.any(Number),
    name: 'సునీత',
    phone: '9848055555',
    ...seat(places.A1),
    duties: [],
    is_active: true,
    version: 1,
  });
  expect(JSON.stringify(body)).not.toMatch(/password|hash/);
  expect((await stored(body.id))?.password_hash).toMatch(/^\$argon2id\$/);
  const session = await logIn('98480 55555');
  expect(session.body).toMatchObject({ role: 'staff', profile_updated: true, assembly: { name: 'A1' } });
  expect(await list('mla')).toContainEqual(body);
});

test('[GIC-01, API-04] everything is required; both places too, without which nothing would be seen', async () => {
  const { send, tokens, create } = office;
  const { status, body } = await send('POST', 'staff', { token: tokens.admin, form: {} });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(
    ['assembly_id', 'name', 'parliament_id', 'password', 'phone'].sort(),
  );
  const short = await create('mla', { password: '1234567' });
  expect(short.body.errors).toEqual({ password: [errorTexts.passwordShort] });
});

test('[GIC-01] a phone that another account signs in with is refused under its field', async () => {
  const { create, account, person, db } = office;
  const { phone } = person();
  expect((await create('mla', { phone })).status).toBe(201);
  await account({ role: 'mla', username: '9848066666' });
  const before = await db.$count(users);
  for (const taken of [phone, '9848066666']) {
    const { status, body } = await create('otherMla', { phone: taken, ...office.places.A3 });
    expect([status, body.errors]).toEqual([422, { phone: [errorTexts.phoneTaken] }]);
  }
  const both = await Promise.all([1, 2].map(() => create('mla', { phone: '9848067777' })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await db.$count(users)).toBe(before + 1);
});

test('[SCOPE-03, SCOPE-08] an account is opened at the caller’s own place', async () => {
  const { create, places, seat } = office;
  expect((await create('mla', seat(places.A3))).body).toMatchObject(seat(places.A1));
  expect((await create('mp', seat(places.A2))).body).toMatchObject(seat(places.A2));
  const nowhere = { parliament_id: undefined, assembly_id: undefined };
  expect((await create('mla', nowhere)).body).toMatchObject(seat(places.A1));
  expect((await create('mp', nowhere)).body.errors).toEqual({ assembly_id: [errorTexts.required] });
  const foreign = await create('mp', seat(places.A3));
  expect([foreign.status, foreign.body.errors]).toEqual([422, { assembly_id: [errorTexts.placeMismatch] }]);
});

const created = async (given = {}) =>
  (await office.create('admin', given)).body as { id: number; phone: string; version: number };

test('[GIC-02] an edit changes what it names and leaves the rest', async () => {
  const { update, list, logIn } = office;
  const { id, phone } = await created();
  const { status, body } = await update('mla', id, { name: 'Prasad Goud' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, name: 'Prasad Goud', phone, version: 2 });
  expect(await list('mla')).toContainEqual(body);
  expect((await logIn(phone)).status).toBe(200);
});

describe('sign-in names', () => {
  test('[GIC-02] a new phone takes the place of the old one', async () => {
    const { update, logIn } = office;
    const { id, phone } = await created();
    expect((await update('mla', id, { phone: '9848077777' })).status).toBe(200);
    expect((await logIn('9848077777')).status).toBe(200);
    expect((await logIn(phone)).status).toBe(401);
  });

  test('[GIC-02] an email stays what it was', async () => {
    const { update, account, places, seat, stored } = office;
    const mail = 'prasad@example.org';
    const { id } = await account({ role: 'staff', username: mail, phone: '9848012399', ...seat(places.A1) });
    await update('mla', id, { phone: '9848078888' });
    expect(await stored(id)).toMatchObject({ username: mail, phone: '9848078888' });
  });

  test('[GIC-02] the phone of another account is refused, one’s own is not', async () => {
    const { update } = office;
    const [one, other] = [await created(), await created()];
    const { status, body } = await update('mla', one.id, { phone: other.phone });
    expect([status, body.errors]).toEqual([422, { phone: [errorTexts.phoneTaken] }]);
    expect((await update('mla', one.id, { phone: one.phone })).status).toBe(200);
  });

  test('[GIC-02] a new password ends the person’s sessions, nothing else does', async () => {
    const { update, logIn, signIn, send } = office;
    const { id, phone } = await created();
    const [token, bystander] = [await signIn(id), await signIn((await created()).id)];
    const me = async (bearer: string) => (await send('GET', 'me', { token: bearer })).status;
    await update('mla', id, { name: 'Other name', password: '' });
    expect(await me(token)).toBe(200);
    expect((await update('mla', id, { password: 'Monsoon 2026' })).status).toBe(200);
    expect([await me(token), await me(bystander)]).toEqual([401, 200]);
    expect([(await logIn(phone)).status, (await logIn(phone, 'Monsoon 2026')).status]).toEqual([401, 200]);
    expect((await update('mla', id, { password: 'short' })).body.errors).toEqual({
      password: [errorTexts.passwordShort],
    });
  });
});

test('[SCOPE-04, SCOPE-08] a person moves within the caller’s place only', async () => {
  const { update, places, seat } = office;
  const { id } = await created();
  expect((await update('mla', id, seat(places.A2))).body).toMatchObject(seat(places.A1));
  expect((await update('mp', id, seat(places.A2))).body).toMatchObject(seat(places.A2));
  expect((await update('mla', id, { name: 'x' })).status).toBe(404);
  expect((await update('mp', id, seat(places.A3))).body.errors).toEqual({
    assembly_id: [errorTexts.placeMismatch],
  });
});

describe('giving duties', () => {
  test.each(['admin', 'mp', 'mla'] as const)('[GRD-02] %s gives and takes them in place', async (by) => {
    const { update, list } = office;
    const { id } = await created();
    const given = await update(by, id, { duties: ['desk_head', 'verifier', 'desk_head'] });
    expect([given.status, given.body.duties]).toEqual([200, ['desk_head', 'verifier']]);
    expect(await list(by)).toContainEqual(given.body);
    expect((await update(by, id, { name: 'Sunitha' })).body.duties).toEqual(['desk_head', 'verifier']);
    expect((await update(by, id, { duties: [] })).body.duties).toEqual([]);
  });

  test('[GRD-02] a new account has no duties, whatever is sent', async () => {
    const { body } = await office.create('admin', { duties: ['desk_head'] });
    expect(body.duties).toEqual([]);
  });

  test('[GRD-02, API-04] refuses an unknown duty under its field, and changes nothing', async () => {
    const { id } = await created();
    for (const duties of [['admin'], 'mla', [['desk_head']], [7], { desk_head: true }]) {
      const { status, body } = await office.update('admin', id, { duties });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['duties']]);
      expect(body.errors?.duties?.[0]).toBe(errorTexts.notChoice);
    }
    expect(await office.stored(id)).toMatchObject({ duties: [], version: 1 });
  });

  test('[GRD-02, SCOPE-08] staff do not learn the duties of others, each learns the own', async () => {
    const { update, list, signIn, send } = office;
    const { id } = await created();
    await update('admin', id, { duties: ['desk_head'] });
    const seen = (await list('staff')).find((row) => row.id === id);
    expect(seen).toMatchObject({ id });
    expect(seen).not.toHaveProperty('duties');
    const { body } = await send('GET', 'me', { token: await signIn(id) });
    expect(body).toMatchObject({ role: 'staff', duties: ['desk_head'] });
  });
});

test('[GRD-02] a duty holds from the next call of a session on, and ends with it', async () => {
  const { update, signIn, send } = office;
  const { id } = await created();
  const token = await signIn(id);
  const assign = async () =>
    (await send('POST', 'complaint/staff/assign', { token, json: { complaint_id: 1, staff_id: id } })).status;
  expect(await assign()).toBe(403);
  await update('mla', id, { duties: ['desk_head'] });
  expect(await assign()).toBe(404);
  await update('mla', id, { duties: [] });
  expect(await assign()).toBe(403);
});
