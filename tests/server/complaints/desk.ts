import { expect, inject } from 'vitest';
import { namesChanged } from '#server/kernel/db/names.ts';
import type { Database } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import type { Person } from '../../worlds/accounts.ts';
import { insertOffice, type Office } from '../../worlds/office.ts';
import { insertStaffed, type Staffed } from '../../worlds/staffed.ts';
import { type Answered, type TestApp, testApp } from '../app.ts';
import { freshDatabase } from '../database.ts';

type Values = Record<string, unknown>;
type Token = Pick<Person, 'token'>;

/** An office with two branches, two categories and an account of every role, ready to record complaints. */
export async function openDesk(database?: Database, files?: FileStore) {
  const office = database ? await insertOffice(database.db) : structuredClone(inject('office'));
  return deskOf(await testApp(undefined, database ?? (await freshDatabase('office')), files), office);
}

/** The same with staff on duty, departments and their officers, and a code for its registers. */
export async function openStaffed(database?: Database) {
  let office = structuredClone(inject('staffed'));
  if (database) {
    const known = await insertOffice(database.db);
    office = { ...known, ...(await insertStaffed(database.db, known)) };
  }
  return staffedDesk(await testApp(undefined, database ?? (await freshDatabase('staffed'))), office);
}

/** The verbs of the users of a staffed office. */
export const staffedDesk = (app: TestApp, { officeId, officers, onDuty, ...office }: Office & Staffed) => ({
  ...deskOf(app, office),
  ...{ officeId, ...officers, ...onDuty },
});

export type StaffedDesk = ReturnType<typeof staffedDesk>;

function deskOf(app: TestApp, office: Office) {
  namesChanged(app.db);
  const { places, roads, water, people } = office;
  type Role = keyof typeof people;
  const tokens = Object.fromEntries(
    Object.entries(people).map(([name, { token }]) => [name, token]),
  ) as Record<Role, string>;

  /** What the form sends; at V1 by default. */
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

  /** Sets the clock to an instant of India. */
  const at = (day: string, time = '11:00') => {
    app.clock.now = new Date(`${day}T${time}:00+05:30`);
  };
  const pass = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
  };

  const get = (by: Person, path: string) => app.send('GET', path, { token: by.token });
  const post = (by: Person, path: string, json: Values) => app.send('POST', path, { token: by.token, json });
  const put = (by: Token, path: string, json: object) => app.send('PUT', path, { token: by.token, json });
  const remove = (by: Token, path: string) => app.send('DELETE', path, { token: by.token });
  const list = async (by: Person, query: Values = {}, path = 'complaint') => {
    const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { status, body } = await get(by, `${path}?${parameters}`);
    const { data = [], total, more, errors } = body;
    return { status, data, total, more, errors, names: data.map(({ name }) => name) };
  };
  const history = async (by: Person, id: number) =>
    (await get(by, `complaint/history?complaint_id=${id}`)).body.data?.map(({ message }) => message);

  return {
    ...{ ...app, ...people, tokens, places, roads, water, at, pass },
    ...{ body, record, get, post, put, remove, list, history },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The texts of a 422 under a field. */
export const refusalOf = ({ status, body }: Answered, field: string) => {
  expect(status).toBe(422);
  return body.errors?.[field];
};
