import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import { inUse, refusalOf } from '#server/kernel/db/constraints.ts';
import { localNames, type Names, names, namesChanged } from '#server/kernel/db/names.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { findPlaces, placePath, placeTables } from '#server/kernel/db/places.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { refuseTakenName } from '#server/kernel/db/takenNames.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { areas } from './schema/places.ts';

type Named = Pick<Context, 'actor' | 'db' | 'body' | 'afterCommit'>;
type One = Named & { params: { id: number } };

/** All levels use the statements of the lowest: only the column of the place above differs. */
const tableOf = (level: PlaceLevel) => placeTables[level] as typeof areas;

/**
 * One place in the form of answers.
 * @throws 404 outside the caller's branch (SCOPE-08)
 */
export async function readPlace(level: PlaceLevel, context: Pick<One, 'actor' | 'db' | 'params'>) {
  const place = await onePlace(level, context);
  return withLocalNames(level, await names(context.db))(place);
}

/** A place with its names in other languages. */
export const withLocalNames =
  (level: PlaceLevel, known: Names) =>
  (place: Place): Place => ({ ...place, ...localNames(known.place(level, place.id) ?? {}) });

/** A place by its plain name, with the ids of those above it. */
async function onePlace(
  level: PlaceLevel,
  { actor, db, params }: Pick<One, 'actor' | 'db' | 'params'>,
): Promise<Place> {
  const where = and(eq(placeTables[level].id, params.id), changeable(actor, placePath[level]));
  const [place] = await findPlaces[level](db, where);
  if (!place) throw notFound();
  return place;
}

/**
 * Adds a place (AREA-01).
 * @throws 422 when the one above does not exist, or already has a place with this name
 */
export async function createPlace(level: PlaceLevel, context: Named): Promise<Place> {
  await checkAbove(level, context);
  const values = context.body as (typeof areas)['$inferInsert'];
  const [added] = await (context.db as Tx).insert(tableOf(level)).values(values).returning().catch(orTaken);
  const created = await onePlace(level, { ...context, params: { id: added?.id ?? 0 } });
  await refuseTaken(level, context, created);
  context.afterCommit(() => namesChanged(context.db));
  return { ...created, ...localNames(added ?? {}) };
}

/** Renames a place in any language. It cannot move, since records store the ids of all places above theirs. */
export async function updatePlace(level: PlaceLevel, context: One): Promise<Place> {
  const place = await onePlace(level, context);
  const { name = place.name, name_te, name_hi, ...above } = context.body as Partial<Place>;
  const moved = Object.entries(above).find(([field, id]) => id && id !== place[field as keyof Place]);
  if (moved) throw invalidField(moved[0], 'placeStays');
  const table = tableOf(level);
  const named = { name, name_te, name_hi };
  const where = eq(table.id, place.id);
  const [changed] = await context.db.update(table).set(named).where(where).returning().catch(orTaken);
  await refuseTaken(level, context, { ...place, name }, place.name);
  context.afterCommit(() => namesChanged(context.db));
  return { ...place, name, ...localNames(changed ?? {}) };
}

/** @throws 422 that says what uses the place */
export async function removePlace(level: PlaceLevel, context: One) {
  const place = await onePlace(level, context);
  const table = tableOf(level);
  await context.db
    .delete(table)
    .where(eq(table.id, place.id))
    .catch((error: unknown) => {
      const why = inUse(error);
      throw why ? invalidField('id', why) : error;
    });
  context.afterCommit(() => namesChanged(context.db));
  return { message: 'The place has been deleted.' };
}

async function checkAbove(level: PlaceLevel, { db, body }: Named) {
  const above = parentLevel(level);
  const id = above && (body as Record<string, unknown>)[`${above}_id`];
  if (!above || id === undefined) return;
  const [place] = await findPlaces[above](db, eq(placeTables[above].id, Number(id)));
  if (!place) throw invalidField(`${above}_id`, 'placeUnknown');
}

/**
 * Checked after the write, since a running import blocks writes.
 * @throws 422 under `name`
 */
function refuseTaken(level: PlaceLevel, { db }: Named, place: Place, before?: string): Promise<void> {
  const above = parentLevel(level);
  const [field, table] = [`${above}_id` as keyof Place, tableOf(level)];
  const column = above && (table as unknown as Record<string, AnyPgColumn>)[field];
  const among = column ? eq(column, place[field]) : undefined;
  const named = { table, field: 'name', column: table.name, lock: `${level} ${place[field]}`, among };
  return refuseTakenName(db, named, { id: place.id, name: place.name, before });
}

function orTaken(error: unknown): never {
  throw refusalOf(error)?.rule === 'unique' ? invalidField('name', 'taken') : error;
}
