import { eq, sql } from 'drizzle-orm';
import { foldName } from '#contract/kernel/text.ts';
import type { ImportAnswer } from '#contract/places/places.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidRows } from '#server/kernel/errors/apiError.ts';
import { otherNames } from './localColumns.ts';
import { contradictions, type PlaceNames, readLocations } from './readLocations.ts';
import { saveLocations } from './saveLocations.ts';
import { areas, assemblies, mandals, parliaments } from './schema/places.ts';

/** The number of rows in a preview. */
const SAMPLE = 5;

interface Options {
  /** Only returns the result that the import would have. */
  preview?: boolean;
  /** The place to which all areas of the file belong. */
  within?: PlaceNames;
}

/**
 * Imports a table of places in the caller's transaction: all of it or, with a 422 that names the rows, nothing. It can
 * be repeated; a row whose area already exists, or was in an earlier row, counts as skipped (MD-01, AREA-02). Names in
 * other languages are also set for existing places (GRD-16).
 */
export async function importLocations(
  tx: Db | Tx,
  table: string[][],
  { preview = false, within }: Options = {},
): Promise<ImportAnswer> {
  const { locations, errors } = readLocations(table, within);
  // The lock allows reading; another import waits, so that no place is added twice.
  if (!preview) {
    await tx.execute(
      sql`lock table ${parliaments}, ${assemblies}, ${mandals}, ${areas} in share row exclusive mode`,
    );
  }
  errors.push(...contradictions(locations, await parliamentsByAssembly(tx)), ...otherNames(locations));
  if (errors.length > 0) {
    errors.sort((a, b) => a.row - b.row);
    throw invalidRows({ code: 'rowsRefused', values: { count: errors.length } }, errors);
  }
  const counts = await saveLocations(tx, locations, preview);
  if (!preview) return { ...counts, errors: [] };
  const rows = locations.slice(0, SAMPLE).map(({ row: _, ...cells }) => cells);
  return { ...counts, errors: [], rows };
}

async function parliamentsByAssembly(tx: Db | Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({ assembly: assemblies.name, parliament: parliaments.name })
    .from(assemblies)
    .innerJoin(parliaments, eq(parliaments.id, assemblies.parliament_id));
  return new Map(rows.map(({ assembly, parliament }) => [foldName(assembly), parliament]));
}
