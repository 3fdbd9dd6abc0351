import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openOffice } from './office.ts';

const office = await openOffice();
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

test("[GIC-02] does not overwrite another user's newer change", async () => {
  const { update } = office;
  const { id, version } = await created();
  await update('mp', id, { name: 'First', version });
  const { status, body } = await update('mla', id, { name: 'Second', version });
  expect(status).toBe(409);
  expect(body.current).toMatchObject({ id, name: 'First', version: 2 });
  for (const unseen of [0, 3]) {
    expect((await update('mla', id, { name: 'Third', version: unseen })).status).toBe(409);
  }
  expect((await update('mla', id, { name: 'Third', version: 2 })).status).toBe(200);
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

test('[SCOPE-08, API-05] only staff of the own place, by those above them', async () => {
  const { update, account, places, seat, stored } = office;
  const foreign = await created(seat(places.A3));
  expect((await update('mla', foreign.id, { name: 'x' })).status).toBe(404);
  const mla = await account({ role: 'mla', ...seat(places.A1) });
  expect((await update('admin', mla.id, { password: 'Taken over 1' })).status).toBe(404);
  const own = await created();
  expect((await update('staff', own.id, { name: 'x' })).status).toBe(403);
  expect(await stored(own.id)).toMatchObject({ name: 'Sunitha Chary', version: 1 });
});
