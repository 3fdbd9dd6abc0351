import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Named } from '#contract/kernel/named.ts';
import type { Values } from '#contract/replies/placeholders.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { constituencyOf, fillingOf } from '#server/replies/filling.ts';
import type { About } from './about.ts';

/** The values of a letter's placeholders, and the citizen's language, null if unknown. */
export interface Filling {
  values: Values;
  language: Language | null;
  /** The number of the complaint or cause. */
  our_ref: string | null;
}

/** The values of placeholders in a letter about a complaint (as DESK-14), a cause or a person. */
export async function fillingFor(db: Db | Tx, { complaint, cause, person }: About): Promise<Filling> {
  if (complaint) {
    const { values, language } = await fillingOf(db, complaint);
    return { values, language, our_ref: complaint.complaint_number };
  }
  const place = cause ?? person;
  if (!place) return { values: {}, language: null, our_ref: null };
  const known = await names(db);
  const values = {
    name: person ? { name: person.name } : null,
    number: cause ? { name: cause.number } : null,
    category: cause ? known.category(cause.category_id) : null,
    area: known.place('area', place.area_id),
    office: await constituencyOf(db, place),
  };
  return { values, language: person?.language ?? null, our_ref: cause?.number ?? null };
}

/** A person that a letter is about, with place and complaint number. */
export interface Spoken {
  name: string;
  area: Named | null;
  number: string | null;
}

/**
 * The people of a letter: the citizen of the complaint, the people of a cause by complaint number, or the person that
 * it is about.
 */
export async function peopleOf(db: Db | Tx, { complaint, cause, person }: About): Promise<Spoken[]> {
  const known = await names(db);
  if (complaint) return [spoken(complaint, known)];
  if (person) return [{ name: person.name, area: known.place('area', person.area_id), number: null }];
  if (!cause) return [];
  const { name, area_id, complaint_number } = complaints;
  const members = await db
    .select({ name, area_id, complaint_number })
    .from(causeMembers)
    .innerJoin(complaints, eq(complaints.id, causeMembers.complaint_id))
    .where(eq(causeMembers.cause_id, cause.id))
    .orderBy(asc(complaints.created_at), asc(complaints.id));
  return members.map((member) => spoken(member, known));
}

const spoken = (
  { name, area_id, complaint_number }: { name: string; area_id: number | null; complaint_number: string },
  known: Names,
): Spoken => ({ name, area: known.place('area', area_id), number: complaint_number });
