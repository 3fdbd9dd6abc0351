import { and, eq, inArray } from 'drizzle-orm';
import {
  type leaveHousehold as leaveCall,
  MAX_HOUSEHOLD,
  type putTogether as togetherCall,
} from '#contract/persons/household.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { oneAtATime } from '../merge/lock.ts';
import { personsInPlace } from '../record.ts';
import { householdMembers, households } from '../schema/households.ts';
import { persons } from '../schema/persons.ts';
import { readHousehold } from './read.ts';

/**
 * Puts people into one household; only users do this (PER-10).
 * @throws 422 for people of two constituencies or of two households
 */
export async function putTogether(context: Context<typeof togetherCall>) {
  const { actor, body, db, now } = context;
  const ids = [...new Set(body.person_ids)];
  if (ids.length < 2) throw invalidField('person_ids', 'twoPeople');
  const { parliament_id, assembly_id } = await oneConstituency(context, ids);
  await oneAtATime(db, assembly_id);
  // A person may have been merged while this waited for the lock.
  await oneConstituency(context, ids);
  const members = await db.select().from(householdMembers).where(inArray(householdMembers.person_id, ids));
  const [known, ...others] = new Set(members.map(({ household_id }) => household_id));
  if (others.length > 0) throw invalidField('person_ids', 'twoHouseholds');
  const made = { parliament_id, assembly_id, creator_id: actor.id, created_at: now };
  const household_id = known ?? (await insertRow(db, households, made)).id;
  const together = ids.map((person_id) => ({ person_id, household_id }));
  await db.insert(householdMembers).values(together).onConflictDoNothing();
  const household = await readHousehold(db, household_id);
  if (!household) throw new Error('A household with two members must exist.');
  if (household.members.length > MAX_HOUSEHOLD) throw invalidField('person_ids', 'largeHousehold');
  return household;
}

/** The constituency of all these people of the actor's place. */
async function oneConstituency({ actor, db }: Context<typeof togetherCall>, ids: number[]) {
  const seats = await db
    .select({ parliament_id: persons.parliament_id, assembly_id: persons.assembly_id })
    .from(persons)
    .where(and(inArray(persons.id, ids), personsInPlace(actor)));
  const [first] = seats;
  if (!first || seats.length < ids.length) throw invalidField('person_ids', 'unknownChoice');
  if (seats.some(({ assembly_id }) => assembly_id !== first.assembly_id)) {
    throw invalidField('person_ids', 'otherConstituency');
  }
  return first;
}

/** Removes a person; a household with one remaining member is deleted. */
export async function leaveHousehold({ actor, db, params }: Context<typeof leaveCall>) {
  const [household] = await db
    .select()
    .from(households)
    .where(and(eq(households.id, params.id), changeable(actor, households)));
  if (!household) throw notFound();
  await oneAtATime(db, household.assembly_id);
  const { person_id, household_id } = householdMembers;
  const gone = await db
    .delete(householdMembers)
    .where(and(eq(household_id, params.id), eq(person_id, params.person_id)))
    .returning();
  if (gone.length === 0) throw notFound();
  return { household: await readHousehold(db, params.id) };
}
