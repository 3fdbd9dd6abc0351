import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import { isDemo } from '#contract/kernel/text.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { draftOf, unlinkComplaints } from './link.ts';
import { type Candidate, Matching, type PersonDescription } from './matching.ts';
import { namesOf, standsFor } from './record.ts';
import { complaintPersons, persons } from './schema/persons.ts';
import { holdWithPhone, keepLanguage, languageOf } from './spokenLanguage.ts';

interface DescribedComplaint extends PersonDescription {
  id: number;
  language?: Language | null;
}

/**
 * Whose a case will be that is about to be recorded (PER-02): the person that was chosen, or who name and phone tell, made
 * if need be; the language that is said is kept with them. To be asked before the number of the complaint is taken. `link` writes
 * it down and answers who it is, `language` tells what they speak.
 * @throws 422 under `person_id` for somebody of another assembly
 */
export async function personFor(db: Db | Tx, description: PersonDescription, { chosen, language }: Said) {
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

/** What a new case says of its person beside name and phone. */
interface Said {
  chosen: number | null;
  language: Language | null;
}

async function find(db: Db | Tx, description: PersonDescription): Promise<Candidate | null> {
  const matching = new Matching();
  await matching.read(db, [description], { locked: true });
  return matching.whose(description);
}

/** Who name and phone tell of those who are known; null for nobody. */
export async function knownPerson(
  db: Db | Tx,
  description: Pick<PersonDescription, 'assembly_id' | 'name' | 'phone'>,
): Promise<number | null> {
  if (isDemo(description.name)) return null;
  const matching = new Matching();
  await matching.read(db, [description]);
  return matching.known(description)?.id ?? null;
}

/** Writes down whose a case is, made if need be; answers who it is. */
async function link(
  db: Db | Tx,
  complaint: DescribedComplaint,
  candidate: Candidate | null,
  now: Date,
): Promise<number | null> {
  if (!candidate) return null;
  const person_id = candidate.id ?? (await makePerson(db, complaint, now));
  await db
    .insert(complaintPersons)
    .values({ complaint_id: complaint.id, person_id, created_at: complaint.created_at });
  return person_id;
}

async function makePerson(
  db: Db | Tx,
  { language, ...description }: DescribedComplaint,
  now: Date,
): Promise<number> {
  const [made] = await db
    .insert(persons)
    .values({ ...draftOf(description, now), language })
    .returning({ id: persons.id });
  if (!made) throw new Error('insert answered no row');
  return made.id;
}

/** Somebody who was merged since was chosen as the survivor. */
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
  // Whoever is merged while the lock is waited for is looked for once more.
  const person = (await find()) ?? (await find());
  if (!person) throw invalidField('person_id', 'personElsewhere');
  return isDemo(description.name) ? null : { id: person.id, names: [], last: 0 };
}

/** Looks for the person of a case again after its name, its phone or its assembly was edited, unless the pair still matches (PER-09). */
export async function followEdit(
  db: Db | Tx,
  before: DescribedComplaint,
  after: DescribedComplaint,
  now: Date,
): Promise<void> {
  const isSame = (['name', 'phone', 'assembly_id'] as const).every((field) => before[field] === after[field]);
  if (isSame || (await stillFits(db, before, after))) return;
  // Who it will be is locked before the link is, as a merge does.
  const candidate = await find(db, after);
  await unlinkComplaints(db, [after.id], now);
  await link(db, after, candidate, now);
}

/** What was not edited is not judged: somebody may have chosen the person. */
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

/** Whose a case is; null for nobody's. */
export async function personOf(db: Db | Tx, complaintId: number): Promise<number | null> {
  const [link] = await db
    .select({ person_id: complaintPersons.person_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.complaint_id, complaintId));
  return link?.person_id ?? null;
}
