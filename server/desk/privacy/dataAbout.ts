import { and, inArray, like, notInArray, or } from 'drizzle-orm';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Whom } from '#server/app/featureParts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contacts, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { containing } from '#server/kernel/text/likePattern.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { isOneOf } from './isOneOf.ts';
import { namesOf, phonesOf } from './whom.ts';

/** How many complaints of others that mention a number are listed. */
export const MOST_MENTIONS = 50;

/**
 * A subject's records in every table except complaints, which may be any number; of accounts the fields that name the
 * person, but no credentials. For a single person only records with one of the person's numbers and names.
 */
export async function dataOutsideComplaints(db: Db | Tx, whom: Whom) {
  const phones = phonesOf(whom);
  const { id, name, role, username, created_at } = users;
  const accounts = await db
    .select({ id, name, role, username, phone: users.phone, created_at })
    .from(users)
    .where(inArray(users.phone, phones))
    .orderBy(id);
  const theirs = <T extends { name: string }>(records: T[]) => records.filter((record) => isOf(whom, record));
  const of = <T extends typeof leaders | typeof appUsers | typeof divisionIncharges | typeof contacts>(
    table: T,
  ) =>
    db
      .select()
      .from(table as typeof leaders)
      .where(inArray(table.phone, phones))
      .orderBy(table.id) as unknown as Promise<T['$inferSelect'][]>;
  return {
    person: whom.persons,
    leader: theirs(await of(leaders)),
    appUser: theirs(await of(appUsers)),
    divisionIncharge: theirs(await of(divisionIncharges)),
    contact: theirs(await of(contacts)),
    account: theirs(accounts),
  };
}
const isOf = (whom: Whom, record: { name: string }) =>
  !whom.alone || namesOf(whom).some((name) => namesMatch(name, record.name));

export type DataAbout = Awaited<ReturnType<typeof dataOutsideComplaints>>;

/**
 * Complaints of others whose text has one of the subject's numbers, and the `doubtful` ones, which mention a name that
 * another person may have.
 */
export async function mentionsOf(db: Db | Tx, whom: Whom, doubtful: readonly number[]) {
  const phones = phonesOf(whom);
  if (phones.length + doubtful.length === 0) return [];
  const { complaint_id, person_id } = complaintPersons;
  const theirs = db
    .select({ id: complaint_id })
    .from(complaintPersons)
    .where(isOneOf(person_id, idsOf(whom.persons)));
  return db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(
      and(
        or(
          ...phones.map((phone) => like(complaints.search_text, containing(phone))),
          isOneOf(complaints.id, doubtful),
        ),
        phones.length > 0 ? notInArray(complaints.phone, phones) : undefined,
        notInArray(complaints.id, theirs),
      ),
    )
    .orderBy(complaints.id)
    .limit(MOST_MENTIONS);
}

/** The photos and ID proofs of applications. */
export const proofsOf = ({ leader }: Pick<DataAbout, 'leader'>): number[] =>
  leader
    .flatMap(({ profile_image_id, id_document_id }) => [profile_image_id, id_document_id])
    .filter((id) => id !== null);
