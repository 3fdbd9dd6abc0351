import { and, eq, inArray, like, ne } from 'drizzle-orm';
import { isClosed } from '../../contract/complaintStatus.ts';
import type { PersonKind } from '../../contract/privacy.ts';
import { containing } from '../complaints/list/words.ts';
import { contacts, divisionIncharges } from '../db/namedTables.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { complaintMedia, complaints } from '../db/schema/complaints.ts';
import { appUsers, leaders } from '../db/schema/leaders.ts';
import { sources } from './sources.ts';

/** So many complaints of others that mention a number are named. */
const MOST_MENTIONS = 50;

/** The records of every table that have a phone number; of accounts what names the person, never how that person signs in. */
export async function heldAbout(db: Db | Tx, phone: string) {
  const { id, name, role, username, created_at } = users;
  return {
    complaint: await db
      .select()
      .from(complaints)
      .where(sources.complaint.byPhone(phone))
      .orderBy(complaints.id),
    leader: await db.select().from(leaders).where(eq(leaders.phone, phone)).orderBy(leaders.id),
    appUser: await db.select().from(appUsers).where(eq(appUsers.phone, phone)).orderBy(appUsers.id),
    divisionIncharge: await db
      .select()
      .from(divisionIncharges)
      .where(eq(divisionIncharges.phone, phone))
      .orderBy(divisionIncharges.id),
    contact: await db.select().from(contacts).where(eq(contacts.phone, phone)).orderBy(contacts.id),
    account: await db
      .select({ id, name, role, username, phone: users.phone, created_at })
      .from(users)
      .where(eq(users.phone, phone))
      .orderBy(id),
  } satisfies Record<PersonKind, unknown>;
}
export type Held = Awaited<ReturnType<typeof heldAbout>>;

/** Every name under which the number is known. */
export const namesIn = (held: Held): string[] => [
  ...new Set(Object.values(held).flatMap((records) => records.map(({ name }) => name))),
];

export const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

export const openIn = ({ complaint }: Held) => complaint.filter(({ status }) => !isClosed(status)).length;

/** Complaints of others whose text has the number. */
export const mentionsOf = (db: Db | Tx, phone: string) =>
  db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(and(like(complaints.search_text, containing(phone)), ne(complaints.phone, phone)))
    .orderBy(complaints.id)
    .limit(MOST_MENTIONS);

/** The files of complaints and their answers, and those of applications. */
export async function fileIdsOf(db: Db | Tx, { complaint, leader }: Pick<Held, 'complaint' | 'leader'>) {
  const media = await db
    .select({ file_id: complaintMedia.file_id })
    .from(complaintMedia)
    .where(inArray(complaintMedia.complaint_id, idsOf(complaint)));
  const proofs = leader.flatMap(({ profile_image_id, id_document_id }) => [profile_image_id, id_document_id]);
  return [...media.map(({ file_id }) => file_id), ...proofs.filter((id) => id !== null)];
}
