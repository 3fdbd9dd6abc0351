import { and } from 'drizzle-orm';
import { PLACE_LEVELS, type PlaceLevel } from '../../contract/place.ts';
import { importLocations as importCall, placeCalls } from '../../contract/places.ts';
import { contains, pageOf, placeFilter } from '../db/listing.ts';
import { namesChanged } from '../db/names.ts';
import { findPlaces, placePath, placeTables } from '../db/places.ts';
import { changeable } from '../db/scope.ts';
import { invalidField } from '../http/errors.ts';
import type { Context, Serve } from '../http/serve.ts';
import { importLocations } from '../import/importLocations.ts';

/** The option lists of the four levels, cut to the caller's own branch, and the import of all of them (MD-01). */
export const placeRoutes = (serve: Serve) => {
  for (const level of PLACE_LEVELS) serve(placeCalls[level], (context) => placesOf(level, context));
  serve(importCall, async ({ db, uploads, afterCommit }) => {
    if (!uploads.file) throw invalidField('file', 'notFile');
    const answer = await importLocations(db, uploads.file.bytes);
    afterCommit(() => namesChanged(db));
    return answer;
  });
};

/** Sorted here, because the order of a database depends on the locale it was made with. */
const { compare } = new Intl.Collator('en', { numeric: true });

async function placesOf(level: PlaceLevel, { actor, db, query }: Context<(typeof placeCalls)['area']>) {
  const where = and(
    changeable(actor, placePath[level]),
    placeFilter(actor, query, placePath[level]),
    contains(query.keyword, [placeTables[level].name]),
  );
  const found = await findPlaces[level](db, where);
  found.sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  return pageOf(found, query);
}
