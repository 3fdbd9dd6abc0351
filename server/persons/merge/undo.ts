import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { undoMerge as call } from '#contract/persons/personMerge.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { cardOf } from '../card.ts';
import { namesOf, type Person } from '../record.ts';
import { personMerges } from '../schema/personMerges.ts';
import { distinctPersons } from '../schema/personPairs.ts';
import { persons } from '../schema/persons.ts';
import { personTextOf } from '../searchText.ts';
import { allPhones, withoutMerge } from './choices.ts';
import { leaveMergedHousehold } from './households.ts';
import { holdPeople, oneAtATime } from './lock.ts';
import { undoUntil } from './mergedFrom.ts';
import { type Counts, countLater, countMoved, forgetMoved, returnRecords } from './moved.ts';
import { type LaterMerge, passOn } from './passOn.ts';

type Merge = typeof personMerges.$inferSelect;
type UndoContext = Pick<Context<typeof call>, 'actor' | 'body' | 'db' | 'now'>;

/**
 * Restores the other person (PER-13): with the own fields, and with records that moved and have not moved again since.
 * The merge's changes of the survivor are undone, unless they were edited since.
 * @throws 422 for a merge that was undone or is too old, whose survivor was merged since, or of which one person was
 * erased
 */
export async function undoMerge(context: UndoContext) {
  const { actor, body, now } = context;
  const db = context.db as Tx;
  const { assembly_id } = await findMerge(context, body.merge_id);
  await oneAtATime(db, assembly_id);
  const merge = await findMerge(context, body.merge_id);
  const { id, survivor_id, merged_id } = merge;
  if (merge.undone_at) throw invalidField('merge_id', 'mergeUndone');
  const { survivor, other } = await holdBoth(db, merge);
  if (now > undoUntil(merge)) throw invalidField('merge_id', 'mergeTooOld');
  // The records have moved on to another person: returned now, they would be lost for that one's undo.
  if (survivor.state !== 'active') throw invalidField('merge_id', 'mergedAgain');
  const counts = await returned(db, merge);
  await comeBack(db, survivor, merge, now);
  const person = await changeRow({ db, now }, persons, other, {
    state: 'active',
    merged_into: null,
    by_hand: true,
  });
  await followBack(db, merged_id);
  await db.delete(distinctPersons).where(eq(distinctPersons.merge_id, id));
  await db
    .update(personMerges)
    .set({ undone_at: now, undone_by: actor.id, changes: null })
    .where(eq(personMerges.id, id));
  return { person: await cardOf(context, person), survivor_id, ...counts };
}

/** A merge of the actor's place; 404 for any other. */
async function findMerge({ actor, db }: UndoContext, id: number): Promise<Merge> {
  const [merge] = await db
    .select()
    .from(personMerges)
    .where(and(eq(personMerges.id, id), changeable(actor, personMerges)));
  if (!merge) throw notFound();
  return merge;
}

async function holdBoth(
  db: Tx,
  { survivor_id, merged_id }: Merge,
): Promise<{ survivor: Person; other: Person }> {
  const [known] = await db.select().from(persons).where(eq(persons.id, merged_id));
  const held = await holdPeople(db, [survivor_id, merged_id, known?.merged_into ?? survivor_id]);
  const [survivor, other] = [held.get(survivor_id), held.get(merged_id)];
  if (!survivor || !other) throw notFound();
  if ([survivor, other].some(({ state }) => state === 'erased'))
    throw invalidField('merge_id', 'personErased');
  return { survivor, other };
}

async function returned(db: Tx, merge: Merge) {
  const [moved, back, later] = [
    await countMoved(db, merge),
    await returnRecords(db, merge),
    await countLater(db, merge),
  ];
  await forgetMoved(db, [merge.id]);
  const stayed = (kind: keyof Counts) => moved[kind] - back[kind] + later[kind];
  return { returned: back, stayed: { cases: stayed('cases'), visits: stayed('visits') } };
}

/** The survivor without the merge, now and when a later merge is undone. */
async function comeBack(db: Tx, survivor: Person, merge: Merge, now: Date) {
  if (!merge.changes) return;
  const passed = passOn(merge.changes, await laterMerges(db, merge));
  for (const { id, changes } of passed.later)
    await db.update(personMerges).set({ changes }).where(eq(personMerges.id, id));
  const changes = passed.own;
  const before = withoutMerge(survivor, changes);
  if (Object.keys(before).length > 0) {
    const search_text = personTextOf({ ...survivor, ...before });
    await changeRow({ db, now }, persons, survivor, { ...before, search_text });
  }
  if (changes.household) await leaveMergedHousehold(db, survivor.id, changes.household);
}

/** The later merges into the same survivor that can be undone, oldest first. */
async function laterMerges(db: Tx, { id, survivor_id }: Merge): Promise<LaterMerge[]> {
  const rows = await db
    .select({ id: personMerges.id, changes: personMerges.changes, person: persons })
    .from(personMerges)
    .innerJoin(persons, eq(persons.id, personMerges.merged_id))
    .where(
      and(eq(personMerges.survivor_id, survivor_id), gt(personMerges.id, id), isNull(personMerges.undone_at)),
    )
    .orderBy(asc(personMerges.id));
  return rows.flatMap(({ id: later, changes, person }) =>
    changes ? [{ id: later, changes, values: [...namesOf(person), ...allPhones(person)] }] : [],
  );
}

/** Persons who were merged into this one before lead to it again. */
async function followBack(db: Tx, id: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive theirs as (
      select merged_id as id from ${personMerges} where survivor_id = ${id}::int and undone_at is null
      union
      select merged_id from ${personMerges} join theirs on survivor_id = theirs.id where undone_at is null
    )
    select id from theirs`);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await db.update(persons).set({ merged_into: id }).where(inArray(persons.id, ids));
}
