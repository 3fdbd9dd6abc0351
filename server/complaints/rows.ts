import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { closingColumn } from '#server/closing/record.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { preparedFor } from '#server/kernel/db/preparedFor.ts';
import { clockColumn, clockFromColumn } from './clock.ts';
import { relationColumns, relationsFrom } from './relations.ts';
import { onBehalfOf, rowColumns, rowOf } from './row.ts';
import { complaints } from './schema/complaints.ts';

const statement = preparedFor((db: Db | Tx) =>
  db
    .select({
      ...rowColumns,
      creator_id: complaints.creator_id,
      ...relationColumns,
      ...clockColumn,
      ...closingColumn,
    })
    .from(complaints)
    .where(sql`${complaints.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('complaint_rows'),
);

/**
 * Complaints as rows of a list (LIST-14), in this order, as the actor sees them. Their ids are found before: what is asked of given
 * ids alone is planned once for all of them (`db/prepared.ts`), and its planning took longer than all else of a list.
 */
export async function rowsOf(db: Db | Tx, actor: Actor, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const found = await statement(db).execute({ ids });
  const known = await names(db);
  const rows = found.map(({ cause, merge, clock, closing, creator_id, ...row }) => ({
    ...rowOf(row, known, now),
    ...onBehalfOf(actor, { ...row, creator_id }, known),
    ...relationsFrom({ cause, merge }, actor, now),
    clock: clockFromColumn(clock, actor, now),
    ...(closing ? { closing } : {}),
  }));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
