import { eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf, insertRow } from '#server/kernel/db/rows.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { makeOne } from '#server/persons/merge/merge.ts';
import { undoMerge } from '#server/persons/merge/undo.ts';
import { householdMembers, households } from '#server/persons/schema/households.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { personTextOf } from '#server/persons/searchText.ts';
import type { TwinKind } from './citizens.ts';
import type { SeededComplaint } from './complaints.ts';
import type { SeedContext } from './seedContext.ts';

type Person = typeof persons.$inferSelect;
type Joining = (tx: Tx, one: Person, again: Person, context: SeedContext & { at: Date }) => Promise<unknown>;

/** There are six families that share a phone, and one household with two possible duplicates. */
const MORE_HOUSEHOLDS = 5;

/** Inserts duplicates of people, with the office's decisions about them; and households. */
export async function insertTogether(tx: Tx, complaints: readonly SeededComplaint[], context: SeedContext) {
  const personOf = async (complaintId: number): Promise<Person> => {
    const [row] = await tx
      .select({ person: persons })
      .from(complaintPersons)
      .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
      .where(eq(complaintPersons.complaint_id, complaintId));
    if (!row) throw new Error('Every demo complaint has a person.');
    return row.person;
  };
  const twice = complaints.filter(({ twin }) => twin);
  for (const [index, { id, twin }] of twice.entries()) {
    if (!twin) continue;
    const at = new Date(context.now.getTime() - 2 * (twice.length - index) * DAY_MS);
    await DONE[twin.kind]?.(tx, await personOf(twin.of), await personOf(id), { ...context, at });
  }
  await insertHouseholds(tx, context);
}

const merged: Joining = (tx, survivor, other, { accounts, at }) =>
  makeOne(
    tx,
    { survivor, other },
    { choices: { fields: null, phones: null }, creator_id: accounts.get('mla@example.org'), now: at },
  );

/** The decisions about duplicates. */
const DONE: Partial<Record<TwinKind, Joining>> = {
  merged,
  undone: async (tx, survivor, other, context) => {
    const { merge_id } = (await merged(tx, survivor, other, context)) as { merge_id: number };
    const actor = { id: context.accounts.get('admin@example.org'), role: 'admin' as const, duties: [] };
    const now = new Date(context.at.getTime() + DAY_MS);
    const anywhere = { parliament_id: null, assembly_id: null, deputy_for: [] };
    await undoMerge({ actor: { ...actor, ...anywhere }, body: { merge_id }, db: tx, now });
  },
  phone: async (tx, one, again) => {
    const phones = [...again.phones, ...one.phones];
    const search_text = personTextOf({ ...again, phones });
    await tx.update(persons).set({ phones, search_text, by_hand: true }).where(eq(persons.id, again.id));
  },
  household: (tx, one, again, context) => liveTogether(tx, [one, again], context),
};

async function insertHouseholds(tx: Tx, context: SeedContext) {
  const people = await tx.select().from(persons).where(eq(persons.state, 'active')).orderBy(persons.id);
  const settled = new Set(
    (await tx.select({ id: householdMembers.person_id }).from(householdMembers)).map(({ id }) => id),
  );
  const settle = async (members: Person[]) => {
    for (const { id } of members) settled.add(id);
    await liveTogether(tx, members, context);
  };
  for (const one of people.filter(({ id }) => !settled.has(id))) {
    const family = people.filter(
      ({ assembly_id, phones }) => assembly_id === one.assembly_id && phones[0] === one.phones[0],
    );
    if (family.length > 1 && !settled.has(one.id)) await settle(family);
  }
  for (let more = 0; more < MORE_HOUSEHOLDS; more++) {
    const free = people.filter(({ id }) => !settled.has(id));
    const pairs = free.flatMap((one) =>
      free.filter((other) => areNeighbours(one, other)).map((other) => [one, other]),
    );
    await settle(pairs[0] ?? []);
  }
}

const areNeighbours = (one: Person, other: Person) =>
  one.id < other.id && one.area_id === other.area_id && !namesMatch(one.name, other.name);

async function liveTogether(tx: Tx, members: Person[], { accounts, now }: SeedContext) {
  const [first] = members;
  if (!first) throw new Error('nobody lives in no household');
  const { parliament_id, assembly_id, address } = first;
  const creator_id = accounts.get('staff@example.org');
  const made = { parliament_id, assembly_id, creator_id, created_at: now };
  const household = await insertRow(tx, households, made);
  await tx
    .insert(householdMembers)
    .values(members.map(({ id }) => ({ person_id: id, household_id: household.id })));
  const ids = idsOf(members);
  if (address) await tx.update(persons).set({ address }).where(inArray(persons.id, ids));
}
