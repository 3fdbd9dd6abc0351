import { inArray } from 'drizzle-orm';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** @throws 422 under the field where one of the categories of grievances does not exist */
export async function checkCategories(db: Db | Tx, field: string, ids: readonly number[]): Promise<void> {
  const unique = [...new Set(ids)];
  const known = await db.$count(complaintCategories, inArray(complaintCategories.id, unique));
  if (known < unique.length) throw invalidField(field, 'unknownChoice');
}
