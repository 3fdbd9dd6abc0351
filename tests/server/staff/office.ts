import { and, eq } from 'drizzle-orm';
import type { PlaceIds } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { testApp } from '../app.ts';
import { insertPlaces } from '../factories.ts';

type Values = Record<string, unknown>;

/** An office with two branches and an account of every role, ready to keep its grievance in-charges. */
export async function openOffice() {
  const app = await testApp();
  const places = await insertPlaces(app.db);
  const seat = ({ parliament_id, assembly_id }: PlaceIds) => ({ parliament_id, assembly_id });
  const tokens = {
    admin: (await app.account({ role: 'admin' })).token,
    mp: (await app.account({ role: 'mp', ...seat(places.P1) })).token,
    mla: (await app.account({ role: 'mla', ...seat(places.A1) })).token,
    otherMla: (await app.account({ role: 'mla', ...seat(places.A3) })).token,
    staff: (await app.account({ role: 'staff', ...seat(places.A1) })).token,
  };
  type Person = keyof typeof tokens;
  const PASSWORD = 'Mango season 7';

  let phones = 9_100_000_000;
  /** What the form sends; at A1, with a phone of its own, unless told otherwise. */
  const person = (given: Values = {}): Values => ({
    name: 'Sunitha Chary',
    phone: String(++phones),
    password: PASSWORD,
    ...seat(places.A1),
    ...given,
  });
  const create = (by: Person, given: Values = {}) =>
    app.send('POST', 'staff', { token: tokens[by], form: person(given) });
  const update = (by: Person, id: unknown, json: Values) =>
    app.send('PUT', `staff/${id}`, { token: tokens[by], json });
  const list = async (by: Person) => (await app.send('GET', 'staff', { token: tokens[by] })).body.data ?? [];
  const logIn = (username: unknown, password = PASSWORD) =>
    app.send('POST', 'login', { json: { username, password }, ip: crypto.randomUUID() });
  const stored = async (id: unknown) => {
    const [row] = await app.db
      .select()
      .from(users)
      .where(and(eq(users.id, Number(id)), eq(users.role, 'staff')));
    return row;
  };

  return { ...app, places, seat, tokens, person, create, update, list, logIn, stored };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
