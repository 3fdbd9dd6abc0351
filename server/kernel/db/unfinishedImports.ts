import { isNull } from 'drizzle-orm';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import type { Db, Tx } from './open.ts';

/** Imports whose complaints are not all there yet. */
export const unfinishedImports = (db: Db | Tx): Promise<number> =>
  db.$count(complaintImports, isNull(complaintImports.finished_at));
