import { expect } from 'vitest';
import type { PlaceIds } from '#contract/places/place.ts';
import { sessions } from '#server/accounts/schema/accounts.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import type { Database } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { type Answered, testApp } from '../app.ts';
import { insertPlaces } from '../factories.ts';

type Values = Record<string, unknown>;
interface Person {
  id: number;
  token: string;
}

/** An office with two branches, two categories and an account of every role, ready to record complaints. */
export async function openDesk(database?: Database, files?: FileStore) {
  const app = await testApp(undefined, database, files);
  const places = await insertPlaces(app.db);
  const categories = await app.db
    .insert(complaintCategories)
    .values([{ name: 'Roads' }, { name: 'Water' }])
    .returning();
  const [roads = 0, water = 0] = categories.map(({ id }) => id);
  const at = ({ parliament_id, assembly_id }: PlaceIds) => ({ parliament_id, assembly_id });
  const people = {
    admin: await app.account({ role: 'admin', username: 'state-admin' }),
    mp: await app.account({ role: 'mp', ...at(places.P1) }),
    mla: await app.account({ role: 'mla', ...at(places.A1) }),
    otherMla: await app.account({ role: 'mla', ...at(places.A3) }),
    staff: await app.account({ role: 'staff', username: 'sunitha', ...at(places.A1) }),
    deskHead: await app.account({
      role: 'staff',
      username: 'padma',
      duties: ['desk_head'],
      ...at(places.A1),
    }),
    colleague: await app.account({ role: 'staff', username: 'prasad', ...at(places.A1) }),
    staffElsewhere: await app.account({ role: 'staff', ...at(places.A3) }),
  };
  namesChanged(app.db);
  // Tests move the clock by days: nobody is signed out by that.
  await app.db.update(sessions).set({ idle_seconds: 2_000_000_000, expires_at: new Date('2090-01-01') });

  /** What the form sends; at V1 unless told otherwise. */
  const body = (given: Values = {}): Values => ({
    name: 'Ramulu Goud',
    category_id: roads,
    ...places.V1,
    phone: '9848012345',
    details: '<p>The road is broken.</p>',
    type: 'complaint',
    ...given,
  });

  const record = async (by: Person, given: Values = {}): Promise<Values & { id: number }> => {
    const answered = await app.send('POST', 'complaint', { token: by.token, form: body(given) });
    expect(answered).toMatchObject({ status: 201 });
    return answered.body as Values & { id: number };
  };

  const get = (by: Person, path: string) => app.send('GET', path, { token: by.token });
  const post = (by: Person, path: string, json: Values) => app.send('POST', path, { token: by.token, json });
  const list = async (by: Person, query: Values = {}, path = 'complaint') => {
    const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { status, body } = await get(by, `${path}?${parameters}`);
    const { data = [], total, more, errors } = body;
    return { status, data, total, more, errors, names: data.map(({ name }) => name) };
  };
  const history = async (by: Person, id: number) =>
    (await get(by, `complaint/history?complaint_id=${id}`)).body.data?.map(({ message }) => message);

  return { ...app, ...people, places, roads, water, body, record, get, post, list, history };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The texts of a 422 under a field. */
export const refusalOf = ({ status, body }: Answered, field: string) => {
  expect(status).toBe(422);
  return body.errors?.[field];
};
