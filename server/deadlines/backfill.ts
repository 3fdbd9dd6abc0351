import { and, asc, gt, inArray, min, ne } from 'drizzle-orm';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { officeUses } from '#server/desk/offices/uses.ts';
import type { Background } from '#server/kernel/background.ts';
import { backfill } from '#server/kernel/db/batches.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { clocksOf, insertClocks } from './makeClocks.ts';
import { rulesOfAll } from './rules.ts';
import { complaintsWithoutClocks } from './schema/clocks.ts';

/**
 * Creates deadlines for open complaints that were recorded before deadlines existed (SLA-10). Runs in the background
 * until all have one or `stop` is called. After a restart it continues where the last process stopped.
 */
export function backfillClocks({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Background {
  return backfill(
    database.db,
    (tx, size) => fillSlice(tx, size, clock()),
    (err) => log.warn({ err }, 'complaints get their clocks at the next start'),
  );
}

/** A second process waits for this lock and continues after the first. */
async function fillSlice(tx: Tx, size: number, now: Date): Promise<'more' | 'over'> {
  const [waiting] = await tx.select().from(complaintsWithoutClocks).for('update');
  if (!waiting) return 'over';
  const { id, status_group } = complaints;
  const read = await tx
    .select()
    .from(complaints)
    .where(and(gt(id, waiting.last_id), ne(status_group, 'closed')))
    .orderBy(asc(id))
    .limit(size)
    // The lock keeps the fields that the clock depends on unchanged.
    .for('share');
  const answered = await firstAnswers(
    tx,
    read.map((complaint) => complaint.id),
  );
  const usesOf = await officeUses(tx);
  const used = read.filter((complaint) => usesOf(complaint).includes('deadlines'));
  const clocks = clocksOf(await rulesOfAll(tx), used, now);
  await insertClocks(
    tx,
    clocks.map((clock) => ({ ...clock, responded_at: answered.get(clock.complaint_id) ?? null })),
  );
  const last = read.at(-1);
  if (last) await tx.update(complaintsWithoutClocks).set({ last_id: last.id });
  else await tx.delete(complaintsWithoutClocks);
  return last ? 'more' : 'over';
}

/** The time of each complaint's first answer. */
export async function firstAnswers(tx: Tx, ids: number[]): Promise<Map<number, Date | null>> {
  const { complaint_id, created_at } = complaintResponses;
  const answers = await tx
    .select({ complaint_id, at: min(created_at) })
    .from(complaintResponses)
    .where(inArray(complaint_id, ids))
    .groupBy(complaint_id);
  return new Map(answers.map(({ complaint_id, at }) => [complaint_id, at]));
}
