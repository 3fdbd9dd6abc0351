import { isNull } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { complaintImports } from './schema/complaintImports.ts';

/** Imports whose complaints are not all there yet. */
export const unfinishedImports = (db: Db | Tx): Promise<number> =>
  db.$count(complaintImports, isNull(complaintImports.finished_at));
