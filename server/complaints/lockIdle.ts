import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import { complaints } from './schema/complaints.ts';

const { id, updated_at } = complaints;

/** Locks complaints before their related records are changed. Skips those that another transaction has locked. */
export const lockIdle = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id, updated_at })
    .from(complaints)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('no key update', { skipLocked: true });
