import { expect } from 'vitest';
import { namesChanged } from '#server/kernel/db/names.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { keepSessions } from '../../worlds/office.ts';
import { openDesk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;
interface Person {
  id: number;
  token: string;
}

export const ADDRESSEE = {
  name: 'Sri K. Narsaiah',
  designation: 'Executive Engineer',
  department: 'Roads and Buildings',
  address: 'Huzurabad',
};
export const TEXTS = { en: { subject: 'The road at Mothkur', body: 'The road is broken.' } };

/** An office with a code, somebody who keeps its registers, a profile, and letters to write. */
export async function openRoom(database?: Database) {
  const desk = await openDesk(database);
  const { parliament_id, assembly_id } = desk.places.A1;
  const dispatcher = await desk.account({
    role: 'staff',
    username: 'devi',
    duties: ['dispatcher'],
    parliament_id,
    assembly_id,
  });
  await keepSessions(desk.db);
  await desk.db.insert(candidates).values({
    user_id: desk.mla.id,
    custom_designation: 'Member of the Legislative Assembly',
    phone: '9848011111',
    address: 'Camp Office, Karimnagar Road',
    email: 'mla@example.org',
  });
  namesChanged(desk.db);
  expect((await desk.put(desk.mla, 'office/registers', { code: 'HZB' })).status).toBe(200);
  const { id: complaint_id } = await desk.record(desk.mla);

  const body = (given: Values = {}): Values => ({
    complaint_id,
    kind: 'referral',
    language: 'en',
    addressee: ADDRESSEE,
    texts: TEXTS,
    ...given,
  });
  const draft = async (by: Person, given: Values = {}): Promise<number> => {
    const answered = await desk.post(by, 'letter', body(given));
    expect(answered).toMatchObject({ status: 201 });
    return answered.body.id ?? 0;
  };
  const dispatch = (by: Person, id: number, given: Values = {}) =>
    desk.post(by, `letter/${id}/dispatch`, given);
  /** The number of a letter that is written and sent. */
  const sent = async (by: Person, given: Values = {}) => {
    const answered = await dispatch(by, await draft(by, given));
    expect(answered).toMatchObject({ status: 200 });
    return answered.body as Values & { id: number; number: string; link: string };
  };
  /** What a link opens, without a header. */
  const opened = async (link: unknown): Promise<Uint8Array> => {
    const response = await desk.app.fetch(new Request(`http://localhost${link}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return new Uint8Array(await response.arrayBuffer());
  };
  return { ...desk, dispatcher, complaint_id, letter: body, draft, dispatch, sent, opened };
}
