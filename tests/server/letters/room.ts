import { expect } from 'vitest';
import type { Database } from '#server/kernel/db/open.ts';
import { openStaffed } from '../complaints/desk.ts';

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

/** A staffed office with a complaint, and letters to write about it. */
export async function openRoom(database?: Database) {
  const desk = await openStaffed(database);
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
  return { ...desk, complaint_id, letter: body, draft, dispatch, sent, opened };
}
