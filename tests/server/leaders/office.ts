import type { PlaceIds } from '#contract/places/place.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { type Answered, testApp } from '../app.ts';
import { insertPlaces } from '../factories.ts';

type Values = Record<string, unknown>;

/** An office with two branches and an account of every role, ready to put people in charge of areas. */
export async function openOffice(database?: Database) {
  const app = await testApp(undefined, database);
  const places = await insertPlaces(app.db);
  const seat = ({ parliament_id, assembly_id }: PlaceIds) => ({ parliament_id, assembly_id });
  const tokens = {
    admin: (await app.account({ role: 'admin' })).token,
    mp: (await app.account({ role: 'mp', ...seat(places.P1) })).token,
    mla: (await app.account({ role: 'mla', username: 'madhavi@example.org', ...seat(places.A1) })).token,
    otherMla: (await app.account({ role: 'mla', ...seat(places.A3) })).token,
    staff: (await app.account({ role: 'staff', ...seat(places.A1) })).token,
  };
  type Person = keyof typeof tokens;

  const get = (by: Person, path: string) => app.send('GET', path, { token: tokens[by] });
  const post = (by: Person, path: string, json: Values) =>
    app.send('POST', path, { token: tokens[by], json });

  let phones = 9_000_000_000;
  /** What the form sends; at V1, with a phone of its own, unless told otherwise. */
  const inCharge = (given: Values = {}): Values => ({
    name: 'Ramulu Goud',
    phone: String(++phones),
    party: 'Party',
    ...places.V1,
    ...given,
  });
  /** Puts somebody in charge; approved as what `designation` says, if anything. */
  async function leader(given: Values & { designation?: string } = {}): Promise<number> {
    const { designation, ...fields } = given;
    const { status, body } = await post('admin', 'leader', inCharge(fields));
    if (status !== 201) throw new Error(JSON.stringify(body));
    const leader_id = Number(body.id);
    if (designation) await post('admin', 'leader/approve', { leader_id, designation });
    return leader_id;
  }
  const names = ({ body }: Answered) => body.data?.map(({ name }) => name);

  return { ...app, places, get, post, inCharge, leader, names };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
