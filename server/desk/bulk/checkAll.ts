import { sql } from 'drizzle-orm';
import type { Refusals } from '#contract/desk/task.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { isProposed } from '#server/closing/propose.ts';
import type { Work } from '#server/complaints/events.ts';
import { decidingColumns, decidingOf } from '#server/complaints/reads.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { fillableColumn } from '#server/replies/fillable.ts';
import { byReason } from '../tasks/results.ts';
import type { CheckedRecipient, CheckMany } from './actions/action.ts';

/** Rows in one statement: it takes some milliseconds. */
const SLICE = 500;

const { id, complaint_number, status, type, source, creator_id, staff_id, parliament_id, assembly_id } =
  complaints;
const columns = { id, status, type, source, creator_id, staff_id, parliament_id, assembly_id };

/** How many of these grievances would change, and why the others would not. Read in batches in the background. */
export async function checkAll(
  work: Pick<Work, 'actor' | 'features' | 'now'> & { db: Db },
  ids: readonly number[],
  checkMany: CheckMany,
): Promise<{ possible: number; refused: Refusals }> {
  const { db, features } = work;
  const refused: { number: string; reason: CodedRefusal }[] = [];
  const reader = { ...work, usesOf: await features.uses(db) };
  for (let start = 0; start < ids.length; start += SLICE) {
    if (start > 0) await yieldToRequests(db);
    const some = ids.slice(start, start + SLICE);
    const rows = await db
      .select({
        ...columns,
        number: complaint_number,
        added: decidingColumns(features),
        ...fillableColumn(),
        isProposed: isProposed.as('is_proposed'),
      })
      .from(complaints)
      .where(sql`${id} = any(${sql.param(some)}::int[])`);
    const check = await checkMany(some);
    for (const { added, ...row } of rows) {
      const recipient: CheckedRecipient = { ...decidingOf(reader, row, added), ...row };
      const reason = check(recipient);
      if (reason !== null) refused.push({ number: row.number, reason });
    }
  }
  return { possible: ids.length - refused.length, refused: byReason(refused) };
}
