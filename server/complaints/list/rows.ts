import { sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import { names } from '../../db/names.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { clockColumn, clockFromColumn } from '../clock.ts';
import { closingColumn } from '../closing/record.ts';
import { onBehalfOf, rowColumns, rowOf } from '../row.ts';
import { tieColumns, tiesFrom } from '../ties.ts';

/**
 * Complaints as rows of a list (LIST-14), in this order, as the actor sees them. Their ids are found before: what is asked of given
 * ids alone is planned once for all of them (`db/prepared.ts`), and its planning took longer than all else of a list.
 */
export async function rowsOf(db: Db | Tx, actor: Actor, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      ...rowColumns,
      creator_id: complaints.creator_id,
      ...tieColumns(actor),
      ...clockColumn(actor),
      ...closingColumn(),
    })
    .from(complaints)
    .where(sql`${complaints.id} = any(${sql.param([...ids])}::int[])`);
  const known = await names(db);
  const rows = found.map(({ cause, merge, clock, closing, creator_id, ...row }) => ({
    ...rowOf(row, known, now),
    ...onBehalfOf(actor, { ...row, creator_id }, known),
    ...tiesFrom({ cause, merge }, now),
    clock: clockFromColumn(clock, now),
    ...(closing ? { closing } : {}),
  }));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
