import { and } from 'drizzle-orm';
import { PLACE_LEVELS, type PlaceLevel } from '../../contract/place.ts';
import {
  areaTemplate,
  importAreas,
  importLocations as importCall,
  placeCalls,
  placeRecordCalls,
} from '../../contract/places.ts';
import { contains, pageOf, placeFilter } from '../db/listing.ts';
import { namesChanged } from '../db/names.ts';
import type { Db } from '../db/open.ts';
import { findPlaces, placePath, placeTables } from '../db/places.ts';
import { changeable } from '../db/scope.ts';
import { invalidField } from '../http/errors.ts';
import type { Context, Serve, Services } from '../http/serve.ts';
import { importLocations } from '../import/importLocations.ts';
import type { PlaceNames } from '../import/readLocations.ts';
import { templatePath } from '../places/areaTemplate.ts';
import { mandalPath } from '../places/mandalPath.ts';
import { createPlace, onePlace, removePlace, updatePlace } from '../places/placeRecords.ts';

/** The option lists of the four levels, cut to the caller's own branch, single places, and imports (MD-01, AREA-01, AREA-02). */
export const placeRoutes = (serve: Serve, { database }: Services) => {
  for (const level of PLACE_LEVELS) {
    const calls = placeRecordCalls[level];
    serve(placeCalls[level], (context) => placesOf(level, context));
    serve(calls.one, (context) => onePlace(level, context));
    serve(calls.create, (context) => createPlace(level, context));
    serve(calls.update, (context) => updatePlace(level, context));
    serve(calls.remove, (context) => removePlace(level, context));
  }
  // A file is read first: a transaction would hold up everybody else meanwhile.
  const options = { transaction: false };
  serve(importCall, (context) => importFile(database.db, context), options);
  serve(
    importAreas,
    async (context) => {
      const { mandal_id } = context.body;
      const within = mandal_id ? await aboveAreas(context, mandal_id) : undefined;
      return importFile(database.db, context, within);
    },
    options,
  );
  serve(areaTemplate, async (context) => {
    await aboveAreas(context, context.query.mandal_id);
    return { url: context.links.sign(templatePath(context.query.mandal_id)) };
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

async function importFile(db: Db, { uploads, body }: Context<typeof importCall>, within?: PlaceNames) {
  if (!uploads.file) throw invalidField('file', 'notFile');
  const preview = body.preview ?? false;
  const answer = await importLocations(db, uploads.file.bytes, { preview, within });
  if (!preview) namesChanged(db);
  return answer;
}

/** What stands above the areas of a mandal. @throws 422 for one that the caller does not see */
async function aboveAreas(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  mandalId: number,
): Promise<PlaceNames> {
  const path = await mandalPath(db, mandalId, changeable(actor, placePath.mandal));
  if (!path) throw invalidField('mandal_id', 'placeUnknown');
  return path;
}
