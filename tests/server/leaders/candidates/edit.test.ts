import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openDesk } from '../../complaints/desk.ts';

/** Users who manage candidates change their seats and profiles; each candidate changes the own profile. */
const app = await openDesk();
const { places } = app;
const { admin } = app.tokens;
const { body } = await app.send('POST', 'contact/category', { token: admin, json: { name: 'Health' } });
const health = Number(body.id);

async function candidate() {
  const form = { name: 'Anita', username: `${crypto.randomUUID()}@example.org`, password: 'a long password' };
  const user = Number((await app.send('POST', 'user', { token: admin, form })).body.id);
  const json = { user_id: user, designation: 'MLA', ...places.A1 };
  const { body } = await app.send('POST', 'candidate', { token: admin, json });
  return { id: Number(body.id), user, token: await app.signIn(user) };
}
const put = (id: number, json: object, token = admin) => app.send('PUT', `candidate/${id}`, { token, json });
const sessionOf = async (token: string) => (await app.send('GET', 'me', { token })).body;

describe('[CAN-01] admin', () => {
  test('gives a candidate another seat: role and place of the account follow at once', async () => {
    const { id, token } = await candidate();
    const seat = { designation: 'CENTRAL MINISTOR', category_id: health, ...places.P2 };
    const { status, body } = await put(id, seat);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      designation: 'CENTRAL MINISTOR',
      category: { id: health, name: 'Health' },
      parliament: { name: 'P2' },
      assembly: null,
      assembly_id: null,
      updated_by: { id: expect.any(Number) },
    });
    expect(await sessionOf(token)).toMatchObject({ role: 'mp', assembly: null, profile_updated: false });
    const list = (await app.send('GET', 'candidate?designation=CENTRAL MINISTOR', { token: admin })).body;
    expect(list.data?.map((row) => row.id)).toEqual([id]);
  });

  test('changes name, phone and address without the rest of the profile, which then counts as little as before', async () => {
    const { id, token, user } = await candidate();
    const { body } = await put(id, { name: 'Anita Reddy', phone: '98480 12345', address: 'Office' });
    expect(body).toMatchObject({ name: 'Anita Reddy', phone: '9848012345', address: 'Office', email: null });
    expect(await sessionOf(token)).toMatchObject({ role: 'mla', profile_updated: false });
    expect((await app.send('GET', `user/${user}`, { token: admin })).body.name).toBe('Anita Reddy');
    await put(id, { email: 'a@example.org' });
    expect((await app.send('GET', `candidate/${id}`, { token: admin })).body.phone).toBe('9848012345');
  });

  test('is refused what a new candidate would be refused', async () => {
    const { id } = await candidate();
    const refused = async (json: object) => (await put(id, json)).body.errors;
    expect(await refused({ designation: 'Mayor' })).toEqual({ designation: [errorTexts.notChoice] });
    expect(await refused({ designation: 'STATE MINISTOR' })).toEqual({ category_id: [errorTexts.required] });
    expect(await refused({ assembly_id: places.A3.assembly_id })).toHaveProperty('assembly_id');
    expect(await refused({ phone: '123' })).toEqual({ phone: [errorTexts.phoneHas3] });
    expect((await put(id, { name: 'x', version: 99 })).status).toBe(409);
  });

  test('cannot hand a candidate over to another account', async () => {
    const [one, other] = [await candidate(), await candidate()];
    await put(one.id, { user_id: other.user, phone: '9848012345' });
    const { body } = await app.send('GET', `candidate/${one.id}`, { token: admin });
    expect(body).toMatchObject({ user_id: one.user, phone: '9848012345' });
  });
});

describe('[PROF-02, PROF-05] a candidate', () => {
  const complete = {
    phone: '9848012345',
    address: 'x',
    email: 'a@example.org',
    custom_designation: 'Member',
  };

  test('sends the whole profile, and what is not the owner’s to change is ignored', async () => {
    const { id, token, user } = await candidate();
    const { status, body } = await put(id, { phone: '9848012345' }, token);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      ['address', 'email', 'custom_designation'],
    ]);
    const own = { ...complete, name: 'Queen', designation: 'MP', category_id: health, ...places.A3 };
    expect((await put(id, own, token)).body).toMatchObject({
      name: 'Anita',
      designation: 'MLA',
      category: null,
    });
    const [account] = await app.db.select().from(users).where(eq(users.id, user));
    expect(account).toMatchObject({ role: 'mla', profile_updated: true, ...seatOf(places.A1) });
  });

  test('leaves out a link that is none any more', async () => {
    const { id, token } = await candidate();
    await put(id, { ...complete, twitter: '@anita' }, token);
    expect((await put(id, complete, token)).body.twitter).toBeNull();
  });
});

const seatOf = ({
  parliament_id,
  assembly_id,
}: {
  parliament_id: number | null;
  assembly_id: number | null;
}) => ({ parliament_id, assembly_id });
