import { and, isNull, lt, not } from 'drizzle-orm';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { exports } from '../schema/exports.ts';

/** A small export is written without a job, by the call that asks for it, in much less than this. */
const CALL_MS = 15 * 60 * 1000;

/**
 * Tells of exports that nobody writes any more, because their job was given up or their call was cut off. `callMs` is 0
 * where no call can be under way.
 */
export async function failLostExports(
  { database: { db } }: Pick<Services, 'database'>,
  now: Date,
  callMs = CALL_MS,
) {
  const isLost = and(isNull(exports.finished_at), not(hasJob('complaint-export', exports.id)));
  await db
    .update(exports)
    .set({ failure: errorTexts.exportFailed, finished_at: now })
    .where(and(isLost, lt(exports.created_at, new Date(now.getTime() - callMs))));
}
