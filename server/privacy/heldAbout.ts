import { and, eq, like, ne } from 'drizzle-orm';
import { containing } from '../complaints/list/words.ts';
import { contacts, divisionIncharges } from '../db/namedTables.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { complaints } from '../db/schema/complaints.ts';
import { appUsers, leaders } from '../db/schema/leaders.ts';

/** So many complaints of others that mention a number are named. */
const MOST_MENTIONS = 50;

/**
 * The records of a phone number in every table but that of complaints, of which it may have any number; of accounts what
 * names the person, never how that person signs in.
 */
export async function heldBesides(db: Db | Tx, phone: string) {
  const { id, name, role, username, created_at } = users;
  return {
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
  };
}
export type Held = Awaited<ReturnType<typeof heldBesides>>;

export const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

/** Complaints of others whose text has the number. */
export const mentionsOf = (db: Db | Tx, phone: string) =>
  db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(and(like(complaints.search_text, containing(phone)), ne(complaints.phone, phone)))
    .orderBy(complaints.id)
    .limit(MOST_MENTIONS);

/** The pictures and proofs of applications. */
export const proofsOf = ({ leader }: Pick<Held, 'leader'>): number[] =>
  leader
    .flatMap(({ profile_image_id, id_document_id }) => [profile_image_id, id_document_id])
    .filter((id) => id !== null);
