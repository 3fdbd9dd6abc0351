import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import { isDemo } from '#contract/kernel/text.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { draftOf, unlinkComplaints } from './link.ts';
import { type Candidate, Matching, type PersonDescription } from './matching.ts';
import { namesOf, standsFor } from './record.ts';
import { complaintPersons, persons } from './schema/persons.ts';

interface DescribedComplaint extends PersonDescription {
  id: number;
  language?: Language | null;
}

/**
 * The person of a new complaint (PER-02): the chosen one, or the one that name and phone identify, created if
 * necessary; a given language is stored with the person. Call it before the complaint number is taken. `link` stores
 * the link and returns the person, `language` is the person's.
 * @throws 422 under `person_id` for a person of another assembly
 */
export async function personFor(
  db: Db | Tx,
  description: PersonDescription,
  { chosen, language }: PersonChoice,
) {
  if (language && !chosen) await holdWithPhone(db, description.phone);
  const candidate = chosen
    ? await chosenPerson(db, description, chosen, language ? 'no key update' : 'share')
    : await find(db, description);
  if (language && candidate?.id) await keepLanguage(db, candidate.id, language, description.created_at);
  return {
    link: (id: number) => link(db, { ...description, id, language }, candidate, description.created_at),
    language: async () => language ?? languageOf(db, candidate?.id ?? 0),
  };
}

/** The data of a new complaint about its person besides name and phone. */
interface PersonChoice {
  chosen: number | null;
  language: Language | null;
}

async function find(db: Db | Tx, description: PersonDescription): Promise<Candidate | null> {
  const matching = new Matching();
  await matching.read(db, [description], { locked: true });
  return matching.whose(description);
}

/** The existing person that name and phone identify; null for none. */
export async function knownPerson(
  db: Db | Tx,
  description: Pick<PersonDescription, 'assembly_id' | 'name' | 'phone'>,
): Promise<number | null> {
  if (isDemo(description.name)) return null;
  const matching = new Matching();
  await matching.read(db, [description]);
  return matching.known(description)?.id ?? null;
}

/** Links a complaint to its person, who is created if necessary; returns the person. */
async function link(
  db: Db | Tx,
  complaint: DescribedComplaint,
  candidate: Candidate | null,
  now: Date,
): Promise<number | null> {
  if (!candidate) return null;
  const { language, ...description } = complaint;
  const draft = { ...draftOf(description, now), language };
  const person_id = candidate.id ?? (await insertRow(db, persons, draft)).id;
  await db
    .insert(complaintPersons)
    .values({ complaint_id: complaint.id, person_id, created_at: complaint.created_at });
  return person_id;
}

/** Choosing a person who was merged since means the survivor. */
async function chosenPerson(
  db: Db | Tx,
  description: PersonDescription,
  id: number,
  lock: 'share' | 'no key update',
): Promise<Candidate | null> {
  const find = async () => {
    const { assembly_id, state } = persons;
    const where = and(
      eq(persons.id, standsFor(id)),
      eq(assembly_id, description.assembly_id),
      eq(state, 'active'),
    );
    const [row] = await db.select({ id: persons.id }).from(persons).where(where).for(lock);
    return row;
  };
  // If the person is merged while this waits for the lock, the second lookup finds the survivor.
  const person = (await find()) ?? (await find());
  if (!person) throw invalidField('person_id', 'personElsewhere');
  return isDemo(description.name) ? null : { id: person.id, names: [], last: 0 };
}

/**
 * Finds the person of a complaint again after its name, phone or assembly was edited, unless the old person still
 * matches (PER-09).
 */
export async function followEdit(
  db: Db | Tx,
  before: DescribedComplaint,
  after: DescribedComplaint,
  now: Date,
): Promise<void> {
  const isSame = (['name', 'phone', 'assembly_id'] as const).every((field) => before[field] === after[field]);
  if (isSame || (await stillFits(db, before, after))) return;
  // The new person is locked before the link, in the same order as a merge.
  const candidate = await find(db, after);
  await unlinkComplaints(db, [after.id], now);
  await link(db, after, candidate, now);
}

/** Fields that were not edited are not compared, because a user may have chosen the person. */
async function stillFits(
  db: Db | Tx,
  before: DescribedComplaint,
  after: DescribedComplaint,
): Promise<boolean> {
  const [row] = await db
    .select({ person: persons })
    .from(complaintPersons)
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(eq(complaintPersons.complaint_id, after.id));
  if (!row || isDemo(after.name) || before.assembly_id !== after.assembly_id) return false;
  const { phones, former_phones } = row.person;
  const hasName =
    before.name === after.name || namesOf(row.person).some((name) => namesMatch(name, after.name));
  return hasName && (before.phone === after.phone || [...phones, ...former_phones].includes(after.phone));
}

/** The person of a complaint; null for none. */
export async function personOf(db: Db | Tx, complaintId: number): Promise<number | null> {
  const [link] = await db
    .select({ person_id: complaintPersons.person_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.complaint_id, complaintId));
  return link?.person_id ?? null;
}

/** The language of an existing person. */
async function languageOf(db: Db | Tx, id: number): Promise<Language | null> {
  const [person] = await db.select({ language: persons.language }).from(persons).where(eq(persons.id, id));
  return person?.language ?? null;
}

/** Stores the language from a complaint with its person; a changed language counts as an edit by a user. */
const keepLanguage = (db: Db | Tx, id: number, language: Language, now: Date) =>
  db
    .update(persons)
    .set({ language, by_hand: true, updated_at: now, version: sql`${persons.version} + 1` })
    .where(and(eq(persons.id, id), sql`${persons.language} is distinct from ${language}`));

/**
 * Locks all persons who have a phone, or had it before a merge, before the matching locks them shared: two calls that
 * share a person and both want to change it would deadlock. The phone first, then rows by id, in the common order.
 */
async function holdWithPhone(db: Db | Tx, phone: string): Promise<void> {
  const known = sql`array[${phone}]::text[]`;
  await db.execute(sql`select lock_phones(${known})`);
  await db.execute(sql`
    select from ${persons}
    where (phones @> ${known} or former_phones <> '{}' and former_phones @> ${known}) and state = 'active'
    order by id for no key update`);
}
