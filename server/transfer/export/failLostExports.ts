import { and, isNull, lt, not } from 'drizzle-orm';
import type { Services } from '#server/kernel/http/serve.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { exports } from '../schema/exports.ts';

/** A small export is written by its call without a job, in much less time than this. */
const CALL_MS = 15 * 60 * 1000;

/**
 * Marks exports as failed if nothing writes them any more, because their job failed or their call was cut off. `callMs`
 * is 0 when no call can be running.
 */
export async function failLostExports(
  { database: { db } }: Pick<Services, 'database'>,
  now: Date,
  callMs = CALL_MS,
) {
  const isLost = and(isNull(exports.finished_at), not(hasJob('complaint-export', exports.id)));
  await db
    .update(exports)
    .set({ failure: { code: 'exportFailed' }, finished_at: now })
    .where(and(isLost, lt(exports.created_at, new Date(now.getTime() - callMs))));
}
