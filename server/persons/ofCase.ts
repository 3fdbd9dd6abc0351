import { and, eq } from 'drizzle-orm';
import { isDemo } from '../../contract/text.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintPersons, persons } from '../db/schema/persons.ts';
import { invalidField } from '../errors/apiError.ts';
import { namesMatch } from '../text/namesMatch.ts';
import { draftOf, unlinkCases } from './link.ts';
import { type Candidate, Matching, type Told } from './matching.ts';

interface Case extends Told {
  id: number;
}

/**
 * Whose a case will be that is about to be recorded (PER-02): the person that was chosen, or who name and phone tell, made
 * if need be. To be asked before the number of the complaint is taken. Answers how to write it down, which answers who it is.
 * @throws 422 under `person_id` for somebody of another assembly
 */
export async function personFor(db: Db | Tx, told: Told, chosen: number | null | undefined) {
  const candidate = chosen ? await chosenPerson(db, told, chosen) : await find(db, told);
  return (complaint_id: number) => link(db, { ...told, id: complaint_id }, candidate, told.created_at);
}

async function find(db: Db | Tx, told: Told): Promise<Candidate | null> {
  const matching = new Matching();
  await matching.read(db, [told], { locked: true });
  return matching.whose(told);
}

/** Writes down whose a case is, made if need be; answers who it is. */
async function link(db: Db | Tx, told: Case, candidate: Candidate | null, now: Date): Promise<number | null> {
  if (!candidate) return null;
  const person_id = candidate.id ?? (await makePerson(db, told, now));
  await db.insert(complaintPersons).values({ complaint_id: told.id, person_id, created_at: told.created_at });
  return person_id;
}

async function makePerson(db: Db | Tx, told: Told, now: Date): Promise<number> {
  const [made] = await db.insert(persons).values(draftOf(told, now)).returning({ id: persons.id });
  if (!made) throw new Error('insert answered no row');
  return made.id;
}

async function chosenPerson(db: Db | Tx, told: Told, id: number): Promise<Candidate | null> {
  const [person] = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.id, id), eq(persons.assembly_id, told.assembly_id), eq(persons.state, 'active')))
    .for('share');
  if (!person) throw invalidField('person_id', 'personElsewhere');
  return isDemo(told.name) ? null : { id: person.id, names: [], last: 0 };
}

/** Looks for the person of a case again after its name, its phone or its assembly was edited, unless the pair still matches (PER-09). */
export async function followEdit(db: Db | Tx, before: Case, after: Case, now: Date): Promise<void> {
  const isSame = (['name', 'phone', 'assembly_id'] as const).every((field) => before[field] === after[field]);
  if (isSame || (await stillFits(db, before, after))) return;
  await unlinkCases(db, [after.id], now);
  await link(db, after, await find(db, after), now);
}

/** What was not edited is not judged: somebody may have chosen the person. */
async function stillFits(db: Db | Tx, before: Case, after: Case): Promise<boolean> {
  const [person] = await db
    .select({ name: persons.name, other_name: persons.other_name, phones: persons.phones })
    .from(complaintPersons)
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(eq(complaintPersons.complaint_id, after.id));
  if (!person || isDemo(after.name) || before.assembly_id !== after.assembly_id) return false;
  const names = [person.name, person.other_name ?? person.name];
  const hasName = before.name === after.name || names.some((name) => namesMatch(name, after.name));
  return hasName && (before.phone === after.phone || person.phones.includes(after.phone));
}

/** Whose a case is; null for nobody's. */
export async function personOf(db: Db | Tx, complaintId: number): Promise<number | null> {
  const [link] = await db
    .select({ person_id: complaintPersons.person_id })
    .from(complaintPersons)
    .where(eq(complaintPersons.complaint_id, complaintId));
  return link?.person_id ?? null;
}
