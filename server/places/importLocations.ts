import { eq, sql } from 'drizzle-orm';
import { foldName } from '#contract/kernel/text.ts';
import type { ImportAnswer } from '#contract/places/places.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidRows } from '#server/kernel/errors/apiError.ts';
import { otherNames } from './localColumns.ts';
import { contradictions, type PlaceNames, readLocations } from './readLocations.ts';
import { saveLocations } from './saveLocations.ts';
import { areas, assemblies, mandals, parliaments } from './schema/places.ts';

/** A preview shows so many rows. */
const SAMPLE = 5;

interface Options {
  /** Only say what would be done. */
  preview?: boolean;
  /** The place that all areas of the file lie in. */
  within?: PlaceNames;
}

/**
 * Imports a table of places in the caller's transaction: all of it or, with a 422 that names the rows, nothing. It can be
 * repeated; a row whose area is there already, or stood in the file before, counts as skipped (MD-01, AREA-02). Names of
 * other languages that it has are given to the places that are there, too (GRD-16).
 */
export async function importLocations(
  tx: Db | Tx,
  table: string[][],
  { preview = false, within }: Options = {},
): Promise<ImportAnswer> {
  const { locations, errors } = readLocations(table, within);
  // Readers are let through; another import waits, so that no place is added twice.
  if (!preview) {
    await tx.execute(
      sql`lock table ${parliaments}, ${assemblies}, ${mandals}, ${areas} in share row exclusive mode`,
    );
  }
  errors.push(...contradictions(locations, await parliamentsByAssembly(tx)), ...otherNames(locations));
  if (errors.length > 0) {
    errors.sort((a, b) => a.row - b.row);
    throw invalidRows(`${errors.length} rows cannot be imported.`, errors);
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
