import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { isEmail } from '#contract/kernel/email.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { Seat } from '#contract/places/place.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** Where something has come up, and who asks. */
export interface Within {
  db: Db | Tx;
  actor: Actor;
  /** Of an office above a constituency the levels below are null: all of them. */
  place: Seat;
}

const columns = {
  id: contacts.id,
  name: contacts.name,
  designation: contacts.designation,
  parliament_id: contacts.parliament_id,
  assembly_id: contacts.assembly_id,
  email: contacts.email,
  location: contacts.location,
  category_id: contacts.category_id,
  department: contactCategories.name,
  superior_id: contacts.superior_id,
  successor_id: contacts.successor_id,
  is_vacant: contacts.is_vacant,
};

const officers = (db: Db | Tx) =>
  db
    .select(columns)
    .from(contacts)
    .leftJoin(contactCategories, eq(contactCategories.id, contacts.category_id));
export type Officer = Awaited<ReturnType<typeof officers>>[number];

/** An officer of all places of a level is one of each; for all places of a level any officer is. */
const isOf = (officer: Seat, place: Seat) =>
  (['parliament_id', 'assembly_id'] as const).every(
    (level) => place[level] === null || [place[level], null].includes(officer[level]),
  );

const seenOf = (
  { db, actor }: Omit<Within, 'place'>,
  ids: readonly number[],
  kind?: SQL,
): Promise<Officer[]> =>
  officers(db)
    .where(and(inArray(contacts.id, [...ids]), kind, visible(actor, contacts)))
    .orderBy(contacts.id);

/** Those of these contacts whom the actor may choose for something of a place, by id. */
export async function findOfficers(within: Within, ids: readonly number[], kind?: SQL): Promise<Officer[]> {
  return (await seenOf(within, ids, kind)).filter((officer) => isOf(officer, within.place));
}

/** The same, all of them. @throws 422 under the field when there is one that the actor may not choose */
export async function officersFor(
  within: Within,
  ids: readonly number[],
  field: string,
  elsewhere: ErrorCode = 'unknownChoice',
): Promise<Officer[]> {
  const unique = [...new Set(ids)];
  const officers = unique.length > 0 ? await findOfficers(within, unique) : [];
  if (officers.length < unique.length) throw invalidField(field, elsewhere);
  return officers;
}

/** Whether these contacts could all be chosen for something of a place, which is asked of many; undefined where the actor sees not all. */
export async function officersFit(
  reader: Omit<Within, 'place'>,
  ids: readonly number[],
): Promise<((place: Seat) => boolean) | undefined> {
  const officers = await seenOf(reader, ids);
  if (officers.length < new Set(ids).size) return undefined;
  return (place) => officers.every((officer) => isOf(officer, place));
}

/** A post is handed on no more often than this; whoever makes a circle of successors waits for nobody. */
const MOST_SUCCESSORS = 10;

/** Who holds the post of a contact today: whoever came after them, if anybody; null for a vacant one (REF-22). */
export async function holderOf(db: Db | Tx, contactId: number): Promise<Officer | null> {
  let id: number | null = contactId;
  for (let n = 0; n < MOST_SUCCESSORS && id !== null; n += 1) {
    const [officer]: Officer[] = await officers(db).where(eq(contacts.id, id));
    if (!officer) return null;
    if (officer.successor_id === null) return officer.is_vacant ? null : officer;
    id = officer.successor_id;
  }
  return null;
}

/** The same, to be written to. @throws 422 under `contact_id` for a vacant post, and for an officer without a proper address */
export async function reachable(db: Db | Tx, contactId: number | null): Promise<Officer> {
  if (contactId === null) throw invalidField('contact_id', 'addresseeNeeded');
  const officer = await holderOf(db, contactId);
  if (!officer) throw invalidField('contact_id', 'postVacant');
  if (!isEmail(officer.email)) throw invalidField('contact_id', 'noMailAddress');
  return officer;
}

/** A post as its contact has it, whoever holds it. */
export async function postOf(db: Db | Tx, contactId: number): Promise<Officer | null> {
  const [officer] = await officers(db).where(eq(contacts.id, contactId));
  return officer ?? null;
}

/** Who stands above a post; nobody where none is known, or that post is vacant. */
export const aboveOf = async (db: Db | Tx, { superior_id }: Officer): Promise<Officer | null> =>
  superior_id === null ? null : holderOf(db, superior_id);

/** The same, as far as they can be written to by mail. */
export async function superiorOf(db: Db | Tx, officer: Officer): Promise<Officer | null> {
  const superior = await aboveOf(db, officer);
  return superior && isEmail(superior.email) ? superior : null;
}
