import { isNull } from 'drizzle-orm';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import type { Db, Tx } from './open.ts';

/** The number of imports that still have complaints to record. */
export const unfinishedImports = (db: Db | Tx): Promise<number> =>
  db.$count(complaintImports, isNull(complaintImports.finished_at));
