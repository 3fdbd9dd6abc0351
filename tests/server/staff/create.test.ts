import { expect, test } from 'vitest';
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

test('[GIC-01] a call repeated after a lost answer finds the account it has made', async () => {
  const { send, tokens, person } = office;
  const sent = { token: tokens.mla, form: person(), headers: { 'Idempotency-Key': 'once' } };
  const first = await send('POST', 'staff', sent);
  const again = await send('POST', 'staff', sent);
  expect([again.status, again.body]).toEqual([201, first.body]);
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
