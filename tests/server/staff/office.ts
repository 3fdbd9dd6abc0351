import { and, eq } from 'drizzle-orm';
import type { PlaceIds } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openDesk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

type Person = 'admin' | 'mp' | 'mla' | 'otherMla' | 'staff';

/** An office whose users manage its grievance in-charges. */
export async function openOffice() {
  const app = await openDesk();
  const { places, tokens } = app;
  const seat = ({ parliament_id, assembly_id }: PlaceIds) => ({ parliament_id, assembly_id });
  const PASSWORD = 'Mango season 7';

  let phones = 9_100_000_000;
  /** The form's body, by default at A1 with a new phone. */
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

  return { ...app, seat, person, create, update, list, logIn, stored };
}
