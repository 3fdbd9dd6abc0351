import { inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import { names } from '../../db/names.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { clockColumn, clockFromColumn } from '../clock.ts';
import { closingColumn } from '../closing/record.ts';
import { onBehalfOf, rowColumns, rowOf } from '../row.ts';
import { tieColumns, tiesFrom } from '../ties.ts';

interface Asked {
  where: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** Complaints as rows of a list (LIST-14), as the actor sees them. */
export async function listedRows(db: Db | Tx, actor: Actor, { where, order, limit }: Asked, now: Date) {
  const found = await db
    .select({
      ...rowColumns,
      creator_id: complaints.creator_id,
      ...tieColumns(actor),
      ...clockColumn(actor),
      ...closingColumn(),
    })
    .from(complaints)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const known = await names(db);
  return found.map(({ cause, merge, clock, closing, creator_id, ...row }) => ({
    ...rowOf(row, known, now),
    ...onBehalfOf(actor, { ...row, creator_id }, known),
    ...tiesFrom({ cause, merge }, now),
    clock: clockFromColumn(clock, now),
    ...(closing ? { closing } : {}),
  }));
}

/** The same of these complaints, in their order. */
export async function rowsOf(db: Db | Tx, actor: Actor, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const asked = { where: inArray(complaints.id, [...ids]), order: [], limit: ids.length };
  const rows = await listedRows(db, actor, asked, now);
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
