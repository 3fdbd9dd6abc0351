import type { ImportMap, ImportPreview } from '../../contract/complaintImport.ts';
import type { Db } from '../db/open.ts';
import { invalidRows } from '../errors/apiError.ts';
import { type CaseFile, type ImportPlan, planImport } from './planImport.ts';
import { knownKeys, type Saved, saveComplaints } from './saveComplaints.ts';

/** An answer names so many rows and so many names; a file with more is wrong as a whole. */
const MOST_SHOWN = 200;
const KEYS_AT_ONCE = 1_000;

/** What an import would do (nothing is kept). */
export async function previewImport(
  db: Db,
  file: CaseFile,
  map: ImportMap | null,
  now: Date,
): Promise<ImportPreview> {
  const { planned, rejects, errors, unknown, ...plan } = await planImport(db, file, map, now);
  const keys = planned.map(({ import_key }) => import_key);
  let skipped = 0;
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    skipped += (await knownKeys(db, keys.slice(start, start + KEYS_AT_ONCE))).size;
  }
  return {
    ...plan,
    created: planned.length - skipped,
    skipped,
    errors: errors.slice(0, MOST_SHOWN),
    error_count: rowsIn(errors),
    unknown: unknown.slice(0, MOST_SHOWN),
  };
}

/** Rows are counted, not what is wrong with them. */
const rowsIn = (errors: ImportPlan['errors']) => new Set(errors.map(({ row }) => row)).size;

export interface Wanted {
  file: CaseFile;
  map: ImportMap | null;
  now: Date;
  /** Rows that cannot be taken are left out, instead of keeping all others from being taken. */
  goodOnly: boolean;
}

/** The plan of a file that can be imported: whole, or what of it is good. @throws 422 that names the rows when it cannot */
export async function acceptedPlan(db: Db, { file, map, now, goodOnly }: Wanted): Promise<ImportPlan> {
  const plan = await planImport(db, file, map, now);
  if (plan.errors.length === 0 || (goodOnly && plan.planned.length > 0)) return plan;
  throw invalidRows(`${rowsIn(plan.errors)} rows cannot be imported.`, plan.errors.slice(0, MOST_SHOWN));
}

interface Given extends Wanted {
  creator_id: number | null;
  saved: Parameters<typeof saveComplaints>[2]['saved'];
}

/**
 * Imports a csv or xlsx of complaints, in slices: all of it, what of it is good or, with a 422 that names the rows,
 * nothing. It can be repeated; a row that is there already counts as skipped.
 */
export async function importComplaints(
  db: Db,
  given: Given,
): Promise<Saved & Pick<ImportPlan, 'columns' | 'rejects'>> {
  const { planned, columns, rejects } = await acceptedPlan(db, given);
  return { ...(await saveComplaints(db, planned, given)), columns, rejects };
}
