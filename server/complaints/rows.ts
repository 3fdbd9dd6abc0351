import { sql } from 'drizzle-orm';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { preparedFor } from '#server/kernel/db/preparedFor.ts';
import type { Features, Reader } from './events.ts';
import { addedColumns, addedToRow } from './reads.ts';
import { onBehalfOf, rowColumns, rowOf } from './row.ts';
import { complaints } from './schema/complaints.ts';

const statement = preparedFor((features: Features) =>
  preparedFor((db: Db | Tx) =>
    db
      .select({
        ...rowColumns,
        parliament_id: complaints.parliament_id,
        creator_id: complaints.creator_id,
        added: addedColumns(features),
      })
      .from(complaints)
      .where(sql`${complaints.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare('complaint_rows'),
  ),
);

/**
 * List rows of these complaints in the same order (LIST-14). The ids are found by an earlier statement, because a
 * statement on given ids alone is planned only once (`db/prepared.ts`). Planning took longer than the rest of a list.
 */
export async function rowsOf(reader: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { actor, db, features, now } = reader;
  const found = await statement(features)(db).execute({ ids });
  const known = await names(db);
  const rowReader = { ...reader, usesOf: await features.uses(db) };
  const rows = found.map(({ added, creator_id, parliament_id, ...row }) => ({
    ...rowOf(row, known, now),
    ...onBehalfOf(actor, { ...row, creator_id }, known),
    ...addedToRow(rowReader, { parliament_id, assembly_id: row.assembly_id }, added),
  }));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
