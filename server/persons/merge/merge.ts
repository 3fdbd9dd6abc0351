import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PreferenceState } from '#contract/messages/messageKinds.ts';
import type { mergePersons as call } from '#contract/persons/personMerge.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { conflict, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { personWishes } from '#server/messages/schema/citizens.ts';
import { cardOf } from '../card.ts';
import type { Person } from '../record.ts';
import { personMerges } from '../schema/personMerges.ts';
import { distinctPersons, personPairs } from '../schema/personPairs.ts';
import { persons } from '../schema/persons.ts';
import { personTextOf } from '../searchText.ts';
import { type Choices, changesOf, chosenOf, type Two } from './choices.ts';
import { mergeHouseholds } from './households.ts';
import { holdPeople, oneAtATime } from './lock.ts';
import { moveRecords } from './moved.ts';
import { demandActive, twoInPlace } from './twoInPlace.ts';

const STRICTNESS: Record<PreferenceState, number> = { given: 0, unknown: 1, refused: 2 };

/**
 * For each purpose the survivor gets the stricter contact preference of the two (MSG-06); a person without a preference
 * only takes over a refusal. It stays when the merge is undone, because the office cannot know whose word it was.
 */
async function keepStricterPreferences(db: Tx, { survivor, other }: Two, now: Date): Promise<void> {
  const { id, is_last, person_id } = personWishes;
  const last = await db
    .select()
    .from(personWishes)
    .where(and(inArray(person_id, [survivor.id, other.id]), is_last));
  const own = new Map(last.filter((row) => row.person_id === survivor.id).map((row) => [row.purpose, row]));
  for (const theirs of last.filter((row) => row.person_id === other.id)) {
    const mine = own.get(theirs.purpose);
    if (STRICTNESS[theirs.state] <= STRICTNESS[mine?.state ?? 'unknown']) continue;
    if (mine) await db.update(personWishes).set({ is_last: false }).where(eq(id, mine.id));
    const { id: _, ...said } = theirs;
    await db.insert(personWishes).values({ ...said, person_id: survivor.id, created_at: now });
  }
}

type MergeContext = Context<typeof call>;

/**
 * Merges two people in one transaction (PER-12).
 * @throws 409 with the current person when one of the two was merged, or changed since the caller read it
 */
export async function mergePersons(context: MergeContext) {
  const { actor, body, db, now } = context;
  const [{ assembly_id }] = await twoInPlace(context, body.person_ids);
  await oneAtATime(db, assembly_id);
  await holdPeople(db, body.person_ids);
  const people = await twoInPlace(context, body.person_ids);
  for (const person of people) await demandActive(context, person);
  await refuseChanged(context, people);
  const survivor = people.find(({ id }) => id === body.survivor_id);
  const other = people.find(({ id }) => id !== body.survivor_id);
  if (!survivor || !other) throw invalidField('survivor_id', 'notChoice');
  const merged = await makeOne(db as Tx, { survivor, other }, { choices: body, creator_id: actor.id, now });
  return { merge_id: merged.merge_id, person: await cardOf(context, merged.person), moved: merged.moved };
}

/** Refuses if a person has changed since the caller read it. */
async function refuseChanged(context: MergeContext, people: readonly Person[]) {
  for (const [index, person] of people.entries()) {
    const seen = context.body.versions?.[index];
    if (seen !== undefined && seen !== person.version) throw conflict(await cardOf(context, person));
  }
}

interface By {
  choices: Choices;
  creator_id: number | null;
  now: Date;
}

/** The merge itself, of two active, locked people of one constituency. */
export async function makeOne(db: Tx, two: Two, { choices, creator_id, now }: By) {
  const { survivor, other } = two;
  const chosen = chosenOf(two, choices);
  const { parliament_id, assembly_id } = survivor;
  const changes = { ...changesOf(two, chosen), ...(await mergeHouseholds(db, two, choices)) };
  const merge = await insertRow(db, personMerges, {
    survivor_id: survivor.id,
    merged_id: other.id,
    parliament_id,
    assembly_id,
    changes,
    creator_id,
    created_at: now,
  });
  const moved = await moveRecords(db, merge.id, two);
  await keepStricterPreferences(db, two, now);
  await leadTo(db, two, now);
  await keepApart(db, merge.id, two, now);
  const version = sql`${persons.version} + 1`;
  const search_text = personTextOf(chosen);
  const [person] = await db
    .update(persons)
    .set({ ...chosen, search_text, by_hand: true, updated_at: now, version })
    .where(eq(persons.id, survivor.id))
    .returning();
  if (!person) throw new Error('update answered no row');
  return { merge_id: merge.id, person, moved };
}

/** From now on the other person, and those merged into it, lead to the survivor. */
async function leadTo(db: Tx, { survivor, other }: Two, now: Date) {
  const version = sql`${persons.version} + 1`;
  await db
    .update(persons)
    .set({ state: 'merged', merged_into: survivor.id, updated_at: now, version })
    .where(eq(persons.id, other.id));
  await db.update(persons).set({ merged_into: survivor.id }).where(eq(persons.merged_into, other.id));
  const { low_id, high_id } = personPairs;
  await db.delete(personPairs).where(or(eq(low_id, other.id), eq(high_id, other.id)));
}

/** Persons marked as different from the other one are also different from the survivor. */
const keepApart = (db: Tx, mergeId: number, { survivor, other }: Two, now: Date) =>
  db.execute(sql`
    insert into ${distinctPersons} (low_id, high_id, merge_id, creator_id, created_at)
    select least(id, ${survivor.id}::int), greatest(id, ${survivor.id}::int), ${mergeId}::int, creator_id,
      ${now.toISOString()}::timestamptz
    from (
      select case low_id when ${other.id}::int then high_id else low_id end as id, creator_id
      from ${distinctPersons} where low_id = ${other.id}::int or high_id = ${other.id}::int
    ) as others
    where id <> ${survivor.id}::int on conflict do nothing`);
