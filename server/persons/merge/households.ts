import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { householdMembers, households } from '../schema/households.ts';
import type { MergeChanges } from '../schema/personMerges.ts';
import { type Choices, keeperOf, type Two } from './choices.ts';

/**
 * Gives the survivor the chosen household, or the only one. The other person's membership stays, hidden, for an undo.
 * Returns the changes.
 */
export async function mergeHouseholds(db: Db | Tx, two: Two, choices: Choices): Promise<MergeChanges> {
  const { survivor, other } = two;
  const members = await db
    .select()
    .from(householdMembers)
    .where(inArray(householdMembers.person_id, [survivor.id, other.id]));
  const of = ({ id }: { id: number }) =>
    members.find(({ person_id }) => person_id === id)?.household_id ?? null;
  const from = of(survivor);
  const to = of(keeperOf('household', choices, two, (person) => of(person) !== null)) ?? from;
  if (to === null || to === from) return {};
  await join(db, survivor.id, to);
  return { household: { from, to } };
}

/** Restores the survivor's household from before a merge, unless a user has changed it since. */
export async function leaveMergedHousehold(db: Db | Tx, survivorId: number, change: MergeChanges[string]) {
  const isTheirs = eq(householdMembers.person_id, survivorId);
  const [member] = await db.select().from(householdMembers).where(isTheirs);
  if (member?.household_id !== change.to) return;
  const before = change.from as number | null;
  const isThere = before !== null && (await db.$count(households, eq(households.id, before))) > 0;
  if (isThere) await join(db, survivorId, before);
  else await db.delete(householdMembers).where(isTheirs);
}

const join = (db: Db | Tx, person_id: number, household_id: number) =>
  db
    .insert(householdMembers)
    .values({ person_id, household_id })
    .onConflictDoUpdate({ target: householdMembers.person_id, set: { household_id } });
