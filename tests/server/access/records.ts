import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contracts } from '#contract/index.ts';
import { plainText } from '#contract/kernel/coded.ts';
import { type Contract, references } from '#contract/kernel/define.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import { tokenHash } from '#server/accounts/session.ts';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import { galleryMedia } from '#server/content/schema/gallery.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { fileColumn } from '#server/kernel/db/schema/tableOf.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { insertRecord } from '#server/transfer/seed/insertRecord.ts';
import { bytesOf, png } from '../../fixtures/index.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import { insertNotice } from '../factories.ts';
import { sampleOf } from '../kernel/records/sample.ts';
import type { Office, Path } from './office.ts';
import { ofOnePerson } from './ofOnePerson.ts';

type Place = Partial<PlaceIds>;
export type NewComplaint = Partial<typeof complaints.$inferInsert>;

const only = <T>(rows: T[]): T => {
  if (rows[0] === undefined) throw new Error('insert answered no row');
  return rows[0];
};
const idOf = (rows: { id: number }[]) => only(rows).id;

/** The last used phone; the next one is new. */
let lastPhone = 7_000_000_000;
export const newPhone = () => String(++lastPhone);

/** The row of a complaint at a place, by default open and without an assignee. */
export const newComplaint = (place: Path, given: NewComplaint = {}): typeof complaints.$inferInsert => ({
  ...place,
  complaint_number: crypto.randomUUID(),
  name: 'Ramulu Goud',
  phone: '9848012345',
  details: '<p>No water</p>',
  search_text: 'no water',
  source: 'web',
  type: 'complaint',
  is_internal: true,
  status: 'open',
  category_id: 1,
  ...given,
});

/** A mail about a complaint that failed. */
export const insertFailedMail = async (db: Db, complaint_id: number, contact_id: number): Promise<number> =>
  insertRow(db, officerMails, {
    ...{ complaint_id, contact_id, address: 'a@example.org', message_id: crypto.randomUUID() },
    failure: plainText('550 Unknown'),
  });

/**
 * Inserts records of every kind directly into the database, so that refusals are tested on records that the API did not
 * create.
 */
export function recordMaker({ db, services, signIn, clock }: Office) {
  const picture = png().then(bytesOf);

  async function file(): Promise<number> {
    const bytes = await picture;
    const row = { name: 'a.png', type: 'image/png', kind: 'image' as const, size: bytes.length };
    const key = await services.files.put(bytes);
    return insertRow(db, files, { ...row, key });
  }

  /** The records that one of a plain resource refers to, by field: where it must, and its category (CON-01). */
  async function othersFor(contract: Contract, place: Place): Promise<Record<string, number>> {
    const ids: Record<string, number> = {};
    for (const { field, to } of references(contract)) {
      const schema = contract.input[field];
      const isNeeded = schema && (isRequired(schema) || to.endsWith('/category'));
      const other = isNeeded && contracts.find(({ name }) => name === to);
      if (other) ids[field] = await record(other, place);
    }
    return ids;
  }

  /** A record of a plain resource, with the records that it refers to. */
  async function record(contract: Contract, place: Place, given: object = {}): Promise<number> {
    const sample = z.parse(z.object(contract.input), await sampleOf(contract));
    const values: Record<string, unknown> = { ...sample, ...(await othersFor(contract, place)), ...given };
    for (const field of Object.keys(contract.files)) values[fileColumn(field)] = await file();
    for (const field of contract.unique) values[field] = crypto.randomUUID();
    const row = { ...values, ...(contract.placed ? place : {}) };
    return db.transaction((tx) => insertRecord(tx, contract, row));
  }

  const complaint = async (place: Path, given: NewComplaint = {}): Promise<number> =>
    insertRow(db, complaints, newComplaint(place, given));

  const person = async (place: Path): Promise<number> =>
    insertRow(db, persons, {
      ...place,
      name: 'Ramulu Goud',
      phones: [newPhone()],
      search_text: ' ramulu goud',
    });

  const medium = async (complaint_id: number): Promise<number> =>
    insertRow(db, complaintMedia, { complaint_id, file_id: await file() });

  const galleryImage = async (gallery_id: number): Promise<number> =>
    insertRow(db, galleryMedia, { gallery_id, file_id: await file() });

  const leader = async (place: Place, status: boolean | null): Promise<number> =>
    insertRow(db, leaders, {
      name: 'Mallesh',
      phone: newPhone(),
      status,
      designation: status ? 'volunteer' : null,
      profile_image_id: await file(),
      ...place,
    });

  const appUser = async (phone: string): Promise<number> =>
    insertRow(db, appUsers, { name: 'Mallesh', phone });

  const user = async (role: 'mla' | 'staff', place: Place): Promise<number> => {
    const { parliament_id = null, assembly_id = null } = place;
    const phone = newPhone();
    const account = { name: 'Somebody', username: phone, phone, password_hash: '' };
    return insertRow(db, users, { ...account, role, parliament_id, assembly_id });
  };

  const exported = async (user_id: number): Promise<number> =>
    insertRow(db, exports, { user_id, query: {}, format: 'csv', total: 0, file_id: await file() });

  const imported = async (user_id: number): Promise<number> =>
    insertRow(db, complaintImports, {
      user_id,
      name: 'cases.csv',
      map: {},
      total: 0,
      finished_at: new Date(),
    });

  const session = async (user_id: number): Promise<number> => {
    const hash = tokenHash(await signIn(user_id));
    return idOf(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token_hash, hash)));
  };

  const notice = (userId: number, complaintId: number) => insertNotice(db, userId, complaintId);
  const onComplaints = {
    complaint,
    medium,
    failedMail: (complaintId: number, contactId: number) => insertFailedMail(db, complaintId, contactId),
    notice,
    ...ofOnePerson({ db, clock }, { complaint, person }),
  };
  return {
    record,
    othersFor,
    ...onComplaints,
    person,
    galleryImage,
    leader,
    appUser,
    user,
    exported,
    imported,
    session,
  };
}

export type RecordMaker = ReturnType<typeof recordMaker>;
