import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { isEmail } from '#contract/kernel/email.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { Seat } from '#contract/places/place.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** The place of the matter, and the acting user. */
export interface Within {
  db: Db | Tx;
  actor: Actor;
  /** For an office above a constituency the levels below are null, which means all of them. */
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
  is_administrator: contacts.is_administrator,
};

const officers = (db: Db | Tx) =>
  db
    .select(columns)
    .from(contacts)
    .leftJoin(contactCategories, eq(contactCategories.id, contacts.category_id));
export type Officer = Awaited<ReturnType<typeof officers>>[number];

/** An officer for all places of a level also serves a single one; for all places of a level any officer fits. */
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

/** Those of these contacts whom the actor may choose for a place, by id. */
export async function findOfficers(within: Within, ids: readonly number[], kind?: SQL): Promise<Officer[]> {
  return (await seenOf(within, ids, kind)).filter((officer) => isOf(officer, within.place));
}

/**
 * The same, all of them.
 * @throws 422 under the field when the actor may not choose one of them
 */
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

/**
 * Whether these contacts could all be chosen for a place, for many places; undefined if the actor does not see all of
 * them.
 */
export async function officersFit(
  reader: Omit<Within, 'place'>,
  ids: readonly number[],
): Promise<((place: Seat) => boolean) | undefined> {
  const officers = await seenOf(reader, ids);
  if (officers.length < new Set(ids).size) return undefined;
  return (place) => officers.every((officer) => isOf(officer, place));
}

/** The most successors that are followed; a circle of successors counts as vacant. */
const MOST_SUCCESSORS = 10;

/** The holder of a contact's post today: the last successor, if any; null for a vacant post (REF-22). */
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

/**
 * The same, with a valid address.
 * @throws 422 under `contact_id` for a vacant post, and for an officer without a valid address
 */
export async function reachable(db: Db | Tx, contactId: number | null): Promise<Officer> {
  if (contactId === null) throw invalidField('contact_id', 'addresseeNeeded');
  const officer = await holderOf(db, contactId);
  if (!officer) throw invalidField('contact_id', 'postVacant');
  if (!isEmail(officer.email)) throw invalidField('contact_id', 'noMailAddress');
  return officer;
}

/** The contact itself, with or without a holder of its post. */
export async function postOf(db: Db | Tx, contactId: number): Promise<Officer | null> {
  const [officer] = await officers(db).where(eq(contacts.id, contactId));
  return officer ?? null;
}

/** The superior of a post; null if none is known, or that post is vacant. */
export const aboveOf = async (db: Db | Tx, { superior_id }: Officer): Promise<Officer | null> =>
  superior_id === null ? null : holderOf(db, superior_id);

/** The same, if they have a mail address. */
export async function superiorOf(db: Db | Tx, officer: Officer): Promise<Officer | null> {
  const superior = await aboveOf(db, officer);
  return superior && isEmail(superior.email) ? superior : null;
}
