import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { UNDO_DAYS } from '#contract/persons/personMerge.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { personMerges } from '../schema/personMerges.ts';
import { forgetMoved } from './moved.ts';

/** Deletes the undo data of merges that can no longer be undone. */
export async function forgetOldMerges(db: Db, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS}::int)`;
  const { id, created_at, changes } = personMerges;
  await db.transaction(async (tx) => {
    const due = await tx
      .update(personMerges)
      .set({ changes: null })
      .where(and(lt(created_at, before), isNotNull(changes)))
      .returning({ id });
    await forgetMoved(
      tx,
      due.map((merge) => merge.id),
    );
  });
}
