import { and, asc, gt, inArray, min, ne } from 'drizzle-orm';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { officeUses } from '#server/desk/offices/uses.ts';
import type { Background } from '#server/kernel/background.ts';
import { backfill } from '#server/kernel/db/batches.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { clocksOf, insertClocks } from './makeClocks.ts';
import { rulesOfAll } from './rules.ts';
import { complaintsWithoutClocks } from './schema/clocks.ts';

/** Creates deadlines for open complaints that were recorded before deadlines existed (SLA-10). */
export const backfillClocks = (services: Pick<Services, 'database' | 'clock' | 'log'>): Background =>
  backfill(services, {
    name: 'creating deadlines',
    progress: complaintsWithoutClocks,
    read: (tx, { last_id }, size) =>
      tx
        .select()
        .from(complaints)
        .where(and(gt(complaints.id, last_id), ne(complaints.status_group, 'closed')))
        .orderBy(asc(complaints.id))
        .limit(size)
        // The lock keeps the fields that the clock depends on unchanged.
        .for('share'),
    async fill(tx, read) {
      const answered = await firstAnswers(tx, idsOf(read));
      const usesOf = await officeUses(tx);
      const used = read.filter((complaint) => usesOf(complaint).includes('deadlines'));
      const clocks = clocksOf(await rulesOfAll(tx), used, services.clock());
      const withAnswers = clocks.map((clock) => {
        return { ...clock, responded_at: answered.get(clock.complaint_id) ?? null };
      });
      await insertClocks(tx, withAnswers);
    },
    until: ({ id }) => ({ last_id: id }),
  });

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
