import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { openDesk } from '../../complaints/desk.ts';

const app = await openDesk();
const { places } = app;
const { admin } = app.tokens;
const { body } = await app.send('POST', 'contact/category', { token: admin, json: { name: 'Health' } });
const health = Number(body.id);
beforeEach(() => app.db.delete(candidates));

/** A party user as it is after `POST user`. */
async function user(name = 'Anita Rao') {
  const form = { name, username: `${crypto.randomUUID()}@example.org`, password: 'a long password' };
  const { body } = await app.send('POST', 'user', { token: admin, form });
  return { id: Number(body.id), token: await app.signIn(Number(body.id)) };
}
const create = (json: object, token = admin) => app.send('POST', 'candidate', { token, json });
const list = async (query = '', token = admin) =>
  (await app.send('GET', `candidate${query}`, { token })).body;

/** Places and ministry of each designation, and the role that it gives. */
const CASES = [
  ['MP', ['parliament_id'], 'mp'],
  ['MLA', ['parliament_id', 'assembly_id'], 'mla'],
  ['STATE MINISTOR', ['parliament_id', 'assembly_id', 'category_id'], 'mla'],
  ['CENTRAL MINISTOR', ['parliament_id', 'category_id'], 'mp'],
] as const;

describe.each(CASES)('as %s', (designation, asked, role) => {
  test('[CAN-01, API-04] the seat is complete', async () => {
    const { id } = await user();
    const { status, body } = await create({ user_id: id, designation });
    expect(status).toBe(422);
    expect(body.errors).toEqual(
      Object.fromEntries(asked.map((field) => [field, ['This field is required.']])),
    );
  });

  test('[CAN-01, API-05] the user has its role and its place at once, and nothing that it does not ask for', async () => {
    const { id, token } = await user();
    const seat: Record<string, unknown> = { ...places.A1, category_id: health };
    const { status, body } = await create({ user_id: id, designation, ...seat });
    expect(status).toBe(201);
    const given = Object.fromEntries(
      ['parliament_id', 'assembly_id', 'category_id'].map((field) => [
        field,
        (asked as readonly string[]).includes(field) ? seat[field] : null,
      ]),
    );
    expect(body).toMatchObject({ ...given, designation, name: 'Anita Rao', user_id: id });
    const me = (await app.send('GET', 'me', { token })).body;
    expect(me).toMatchObject({ role, candidate: { id: body.id }, profile_updated: false });
    expect(me.parliament).toMatchObject({ id: places.A1.parliament_id });
    expect(me.assembly).toEqual(role === 'mp' ? null : expect.objectContaining({ name: 'A1' }));
    expect((await list('', token)).data).toEqual([body]);
  });
});

describe('a candidate', () => {
  const mla = () => ({ designation: 'MLA', ...places.A1 });

  test('[CAN-01, API-04] must be a party user who is no candidate yet', async () => {
    const { id } = await user();
    expect((await create({ user_id: id, ...mla() })).status).toBe(201);
    const again = await create({ user_id: id, designation: 'MP', ...places.P2 });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { user_id: ['This user is a candidate already.'] },
    ]);
    const [account] = await app.db.select().from(users).where(eq(users.id, id));
    expect(account).toMatchObject({ role: 'mla', parliament_id: places.A1.parliament_id });
    const other = await app.account({ role: 'admin' });
    for (const user_id of [other.id, 999_999])
      expect((await create({ user_id, ...mla() })).body.errors).toEqual({
        user_id: ['This choice does not exist any more.'],
      });
    expect((await app.send('GET', 'me', { token: other.token })).body.role).toBe('admin');
  });

  test('[CAN-01, API-04] names a designation, places that hang together and a ministry that exists', async () => {
    const { id } = await user();
    const refused = async (json: object) => (await create({ user_id: id, ...json })).body.errors;
    expect(await refused({ designation: 'Mayor', ...places.A1 })).toHaveProperty('designation');
    expect(await refused({ ...mla(), assembly_id: places.A3.assembly_id })).toHaveProperty('assembly_id');
    expect(await refused({ designation: 'CENTRAL MINISTOR', ...places.P1, category_id: 99_999 })).toEqual({
      category_id: ['This choice does not exist any more.'],
    });
    expect((await list()).total).toBe(0);
  });

  test('[CAN-01, PROF-05] keeps a profile, which the calls of the profile still serve', async () => {
    const { id, token } = await user();
    const { body } = await create({ user_id: id, ...mla() });
    const profile = { phone: '9848012345', address: 'Office', email: 'a@example.org' };
    const form = { ...profile, custom_designation: 'Member' };
    expect((await app.send('PUT', `candidate/${body.id}`, { token, form })).status).toBe(200);
    const read = await app.send('GET', `candidate/${body.id}`, { token });
    expect(read.body).toMatchObject({ ...profile, name: 'Anita Rao', designation: 'MLA' });
    expect((await list()).data).toMatchObject([{ phone: '9848012345', email: 'a@example.org' }]);
  });
});

describe('the list', () => {
  test('[CAN-01, API-03] is paged and named, without those called demo', async () => {
    for (let number = 10; number < 21; number += 1) {
      const { id } = await user(`Candidate ${number}`);
      await create({ user_id: id, designation: 'STATE MINISTOR', ...places.A1, category_id: health });
    }
    const demo = await user(' Demo ');
    await create({ user_id: demo.id, designation: 'MP', ...places.P1 });
    const { data, total } = await list('?page=2');
    expect(total).toBe(11);
    expect(data).toMatchObject([
      {
        name: 'Candidate 20',
        designation: 'STATE MINISTOR',
        parliament: { name: 'P1' },
        assembly: { name: 'A1' },
        category: { name: 'Health' },
      },
    ]);
    expect((await list('?keyword=date%2017')).data).toHaveLength(1);
    expect((await list(`?parliament=${places.P2.parliament_id}`)).total).toBe(0);
  });
});
