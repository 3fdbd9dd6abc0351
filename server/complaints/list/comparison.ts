import { type AnyColumn, ilike, like, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { outdatedSearchTexts } from '../schema/outdatedSearchTexts.ts';

/** Whether a text has a pattern. */
export type Comparison = (text: AnyColumn | SQL, pattern: string) => SQL;

/** As it is written, which is small letters; in any case while texts of an earlier version are still to be renewed. */
export async function comparisonWith(db: Db | Tx): Promise<Comparison> {
  const [left] = await db.select().from(outdatedSearchTexts);
  return left ? ilike : like;
}
