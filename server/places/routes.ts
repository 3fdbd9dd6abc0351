import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import type { LocationColumn } from '#contract/places/places.ts';
import {
  areaTemplate,
  importAreas,
  importLocations as importCall,
  placeCalls,
  placeRecordCalls,
} from '#contract/places/places.ts';
import { chosen, contains, pageOf, placeFilter, sliceOf } from '#server/kernel/db/listing.ts';
import { byName, type Names, names, namesChanged } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findPlaces, placePath, placeTables } from '#server/kernel/db/places.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { App, Context, Serve, Services } from '#server/kernel/http/serve.ts';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { importLocations } from './importLocations.ts';
import { createPlace, readPlace, removePlace, updatePlace, withLocalNames } from './placeRecords.ts';
import type { PlaceNames } from './readLocations.ts';

/** The names of a mandal and of the places above it; undefined when there is none, or none within `scope`. */
async function mandalPath(db: Db | Tx, mandalId: number, scope?: SQL): Promise<PlaceNames | undefined> {
  const [mandal] = await findPlaces.mandal(db, and(eq(placeTables.mandal.id, mandalId), scope));
  if (!mandal) return undefined;
  const { place } = await names(db);
  return {
    parliament: place('parliament', mandal.parliament_id)?.name ?? '',
    assembly: place('assembly', mandal.assembly_id)?.name ?? '',
    mandal: mandal.name,
  };
}

/** How many rows have the mandal filled in; the user types the names of the areas. */
const ROWS = 20;
const COLUMNS = [...PLACE_LEVELS, 'area_te', 'area_hi'] satisfies LocationColumn[];
const BYTE_ORDER_MARK = '\uFEFF';

/** The csv template for the areas of a mandal (AREA-02). */
function templateOf({ parliament, assembly, mandal }: PlaceNames): string {
  const rows = Array.from({ length: ROWS }, () => [parliament, assembly, mandal, '', '', '']);
  return BYTE_ORDER_MARK + papaparse.unparse({ fields: COLUMNS, data: rows }, { escapeFormulae: true });
}

/**
 * The option lists of the four levels, limited to the caller's branch, single places, and imports (MD-01, AREA-01,
 * AREA-02).
 */
export const placeRoutes = (serve: Serve) => {
  for (const level of PLACE_LEVELS) {
    const calls = placeRecordCalls[level];
    serve(placeCalls[level], (context) => placesOf(level, context));
    serve(calls.one, (context) => readPlace(level, context));
    serve(calls.create, (context) => createPlace(level, context));
    serve(calls.update, (context) => updatePlace(level, context));
    serve(calls.remove, (context) => removePlace(level, context));
  }
  const options = { prepare: readUpload };
  serve(importCall, (context, table) => importFile(context, table), options);
  const withinMandal = async (context: Context<typeof importAreas>, table: string[][]) => {
    const { mandal_id } = context.body;
    return importFile(context, table, mandal_id ? await aboveAreas(context, mandal_id) : undefined);
  };
  serve(importAreas, withinMandal, options);
  serve(areaTemplate, async (context) => {
    await aboveAreas(context, context.query.mandal_id);
    return { url: context.links.sign(templatePath(context.query.mandal_id)) };
  });
};

/** The path of a mandal's template; `links.sign` signs it. */
const templatePath = (mandalId: number) => `/api/v1/area/template/${mandalId}.csv`;

/** GET area/template/{mandal}.csv: generated on request, for anyone with its signed link (AREA-02). */
export function areaTemplateRoutes(app: App, { database, links }: Services) {
  app.get('/area/template/:file{[0-9]+\\.csv}', async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const path = await mandalPath(database.db, Number.parseInt(hono.req.param('file'), 10));
    if (!path) throw invalidField('mandal_id', 'placeUnknown');
    return hono.body(templateOf(path), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="areas.csv"',
    });
  });
}

async function placesOf(level: PlaceLevel, { actor, db, query }: Context<(typeof placeCalls)['area']>) {
  const { id, name, name_te, name_hi } = placeTables[level];
  const where = and(
    changeable(actor, placePath[level]),
    chosen(query, id),
    placeFilter(actor, query, placePath[level]),
    contains(query.keyword, [name, name_te, name_hi]),
  );
  const known = await names(db);
  const page = sliceOf(query) && pageOf(await idsByName(level, db, where, known), query);
  const places = await findPlaces[level](db, page ? inArray(id, page.data) : where);
  const data = places.sort(byName).map(withLocalNames(level, known));
  return { data, total: page?.total ?? data.length };
}

/** As one array: the embedded database takes ten times as long to return a state's areas as rows. */
async function idsByName(level: PlaceLevel, db: Db | Tx, where: SQL | undefined, known: Names) {
  const { rows } = await db.execute<{ ids: number[] | null }>(
    sql`select array_agg(id) as ids from ${findPlaces[level](db, where)} as found`,
  );
  const stored = new Set(rows[0]?.ids);
  return known.placesByName(level).filter((id) => stored.has(id));
}

/** The uploaded table. Unpacking a large one takes seconds, during which no transaction is open. */
function readUpload({ uploads }: Pick<Context<typeof importCall>, 'uploads'>): Promise<string[][]> {
  if (!uploads.file) throw invalidField('file', 'notFile');
  return readTable(uploads.file.bytes);
}

async function importFile(
  { db, body, afterCommit }: Context<typeof importCall>,
  table: string[][],
  within?: PlaceNames,
) {
  const preview = body.preview ?? false;
  const answer = await importLocations(db, table, { preview, within });
  if (!preview) afterCommit(() => namesChanged(db));
  return answer;
}

/**
 * The places above the areas of a mandal.
 * @throws 422 when the caller does not see it
 */
async function aboveAreas(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  mandalId: number,
): Promise<PlaceNames> {
  const path = await mandalPath(db, mandalId, changeable(actor, placePath.mandal));
  if (!path) throw invalidField('mandal_id', 'placeUnknown');
  return path;
}
