import { eq, inArray } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { yearOf } from '#server/complaints/complaintNumber.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf, insertRow } from '#server/kernel/db/rows.ts';
import {
  causeAnswers,
  causeAnswersGiven,
  causeMembers,
  causeNumbers,
  causes,
} from '#server/persons/schema/causes.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import type { SeededComplaint } from './complaints.ts';
import { MATTERS, type Matter } from './matters.ts';
import { HOME, type SeedContext } from './seedContext.ts';

/** A complaint with its person. */
interface MemberComplaint extends SeededComplaint {
  person_id: number;
}

type Joined = SeededComplaint & Required<Pick<SeededComplaint, 'cause'>>;

/**
 * Inserts causes of the office where the demo accounts work. Their members are existing complaints whose texts now
 * describe one problem, so the numbers of complaints and people do not change. Returns all complaints, updated.
 */
export async function insertCauses(
  tx: Tx,
  seeded: readonly SeededComplaint[],
  context: SeedContext,
): Promise<SeededComplaint[]> {
  const free = await complaintsOf(tx, seeded);
  const byId = new Map<number, SeededComplaint>();
  const last = new Map<number, number>();
  for (const matter of MATTERS) {
    const members = choose(free, matter);
    for (const { id } of members) free.delete(id);
    const made_at = new Date(Math.max(...members.slice(0, 5).map(({ created_at }) => created_at.getTime())));
    const year = yearOf(made_at);
    last.set(year, (last.get(year) ?? 0) + 1);
    const number = `C-${year}-${String(last.get(year)).padStart(4, '0')}`;
    for (const one of await insertCause(tx, { matter, members, number, made_at }, context))
      byId.set(one.id, one);
  }
  await tx.insert(causeNumbers).values([...last].map(([year, number]) => ({ year, last: number })));
  return seeded.map((one) => byId.get(one.id) ?? one);
}

/** The complaints of an assembly whose people have no duplicate, newest first. */
async function complaintsOf(
  tx: Tx,
  seeded: readonly SeededComplaint[],
): Promise<Map<number, MemberComplaint>> {
  const links = await tx.select().from(complaintPersons);
  const persons = new Map(links.map(({ complaint_id, person_id }) => [complaint_id, person_id]));
  const twice = new Set(
    seeded.flatMap(({ id, twin }) => (twin ? [persons.get(id), persons.get(twin.of)] : [])),
  );
  const members = seeded
    .filter(({ assembly }) => assembly === HOME)
    .map((one) => ({ ...one, person_id: persons.get(one.id) ?? 0 }))
    .filter(({ person_id }) => !twice.has(person_id));
  return new Map(members.toReversed().map((one) => [one.id, one]));
}

/** So many complaints of so many people, oldest first: closed ones if all are answered, otherwise open ones. */
function choose(
  free: ReadonlyMap<number, MemberComplaint>,
  { answer, cases, people }: Matter,
): MemberComplaint[] {
  const byPerson = new Map<number, MemberComplaint[]>();
  for (const one of free.values()) {
    if (isClosed(one.status) !== Boolean(answer)) continue;
    byPerson.set(one.person_id, [...(byPerson.get(one.person_id) ?? []), one]);
  }
  const again = [...byPerson.values()].filter((theirs) => theirs.length > 1).slice(0, cases - people);
  const others = [...byPerson.values()].filter((theirs) => !again.includes(theirs));
  const once = others.slice(0, people - again.length).map((theirs) => theirs.slice(0, 1));
  const chosen = [...again.map((theirs) => theirs.slice(0, 2)), ...once].flat();
  if (chosen.length !== cases)
    throw new Error(`The demo has ${chosen.length} complaints for a cause of ${cases}.`);
  return chosen.sort((one, other) => one.id - other.id);
}

interface Made {
  matter: Matter;
  members: MemberComplaint[];
  number: string;
  made_at: Date;
}

/** Returns the members, updated. */
async function insertCause(
  tx: Tx,
  { matter, members, number, made_at }: Made,
  { places, categories, accounts }: SeedContext,
): Promise<SeededComplaint[]> {
  const [{ parliament_id, assembly_id } = { parliament_id: 0, assembly_id: 0 }] = places.areasOf(HOME);
  const category_id = categories.get(matter.category);
  const creator_id = accounts.get('mla@example.org');
  const staff_id = accounts.get(matter.staff);
  const { title, note } = matter;
  const cause = await insertRow(tx, causes, {
    number,
    title,
    note,
    category_id,
    parliament_id,
    assembly_id,
    staff_id,
    creator_id,
    created_at: made_at,
    updated_at: made_at,
  });
  const joined = members.map((one) => {
    const joined_at = new Date(Math.max(made_at.getTime(), one.created_at.getTime()));
    return { ...one, cause: { number, joined_at, creator_id } };
  });
  const rows = joined.map(({ id, cause: { joined_at } }) => ({ complaint_id: id, created_at: joined_at }));
  await tx.insert(causeMembers).values(rows.map((row) => ({ ...row, cause_id: cause.id, creator_id })));
  await unifyTexts(tx, joined, { ...matter, category_id });
  return matter.answer
    ? answerAll(tx, joined, { cause_id: cause.id, message: matter.answer, creator_id })
    : joined;
}

/** Rewrites each member's text to describe the common problem. */
async function unifyTexts(
  tx: Tx,
  members: readonly SeededComplaint[],
  { category_id, details: texts }: Matter & { category_id: number },
) {
  const rows = await tx
    .select()
    .from(complaints)
    .where(inArray(complaints.id, idsOf(members)))
    .orderBy(complaints.id);
  for (const [index, row] of rows.entries()) {
    const details = `<p>${texts[index % texts.length]}</p>`;
    const search_text = searchTextOf({ ...row, details });
    await tx.update(complaints).set({ category_id, details, search_text }).where(eq(complaints.id, row.id));
  }
}

/** All members were answered, and so closed, three days after the last of them came. */
async function answerAll(
  tx: Tx,
  members: readonly Joined[],
  { cause_id, message, creator_id }: { cause_id: number; message: string; creator_id: number | null },
): Promise<SeededComplaint[]> {
  const latest = Math.max(...members.map(({ created_at }) => created_at.getTime()));
  const closed_at = new Date(latest + 3 * DAY_MS);
  const answer = { cause_id, message, creator_id, status: 'Resolved', closes: true } as const;
  const inserted = await insertRow(tx, causeAnswers, { ...answer, created_at: closed_at });
  const ids = idsOf(members);
  await tx
    .insert(causeAnswersGiven)
    .values(ids.map((complaint_id) => ({ answer_id: inserted.id, complaint_id, created_at: closed_at })));
  await tx
    .update(complaints)
    .set({ status: 'Resolved', closed_at, updated_at: closed_at })
    .where(inArray(complaints.id, ids));
  return members.map((one) => ({
    ...one,
    status: answer.status,
    closed_at,
    cause: { ...one.cause, answer: message },
  }));
}
