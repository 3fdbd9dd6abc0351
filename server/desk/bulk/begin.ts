import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { complaintFilters } from '#contract/complaints/complaintFilters.ts';
import { bulkParams, type doInBulk as call } from '#contract/desk/bulk.ts';
import { type BulkAction, MAX_DIRECT_ROWS } from '#contract/desk/bulkActions.ts';
import type { Refusals } from '#contract/desk/task.ts';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { isProposed } from '#server/closing/propose.ts';
import type { Work } from '#server/complaints/events.ts';
import type { ComplaintQuery } from '#server/complaints/list/query.ts';
import { decidingColumns, decidingOf } from '#server/complaints/reads.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { invalidBy } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { fillableColumn } from '#server/replies/filling.ts';
import { beginExport } from '#server/transfer/export/startExport.ts';
import { beginTask } from '../tasks/begin.ts';
import { byReason, taskOf } from '../tasks/results.ts';
import { runTask } from '../tasks/run.ts';
import { actionOf, type BulkActions, type CheckedRecipient, type CheckMany } from './actions/action.ts';
import { assertMayDoInBulk } from './assertMayDoInBulk.ts';
import { queryOf, select } from './select.ts';
import type { BulkWorkers } from './workers.ts';

const shapes = Object.fromEntries(
  Object.entries(bulkParams).map(([action, shape]) => [action, z.object(shape)]),
) as unknown as Record<BulkAction, z.ZodMiniType<Record<string, unknown>>>;

/** The parameters of an action as they are stored; 422 under the name of each invalid one. */
function paramsOf(action: BulkAction, params: Record<string, unknown>): Record<string, unknown> {
  const result = z.safeParse(shapes[action], params);
  if (result.success) return result.data;
  throw invalidBy(result.error.issues);
}

type BulkRequest = Pick<Context<typeof call>, 'actor' | 'body' | 'now'>;
type Answer = Pick<Awaited<ReturnType<typeof checkAll>>, 'possible' | 'refused'>;

/** The grievances of a call, and the results of a dry run. */
export interface Prepared {
  ids: number[];
  params: Record<string, unknown>;
  reply: Answer | null;
}

/** Reads many grievances before the transaction starts, so that the transaction does not block other requests. */
export async function prepare(
  services: Services,
  actions: Partial<BulkActions>,
  request: BulkRequest,
): Promise<Prepared> {
  const { actor, body, now } = request;
  const { features } = services;
  const { db } = services.database;
  assertMayDoInBulk(actor, body.action);
  const params = paramsOf(body.action, body.params);
  if (body.action === 'export') {
    const ids = await select(db, { ...request, features });
    return { ids, params, reply: body.dry_run ? { possible: ids.length, refused: [] } : null };
  }
  const action = actionOf(actions, body.action);
  const work = { ...services, actor, db, now };
  const checkMany = await action.check(work, params as never);
  const ids = await select(db, { ...request, features });
  return { ids, params, reply: body.dry_run ? await checkAll(work, ids, checkMany) : null };
}

/**
 * Starts a bulk action, or returns what it would do (DESK-10, DESK-11). A few grievances are done before the response.
 */
export async function begin(
  services: Services,
  workers: BulkWorkers,
  context: Context<typeof call>,
  prepared: Prepared,
) {
  const { action } = context.body;
  const { ids, params, reply } = prepared;
  const total = ids.length;
  if (reply) return { total, ...reply };
  if (action === 'export') {
    const query = queryOf(context) ?? { ...NO_FILTERS, ids, as_of: context.now.toISOString() };
    const format = params.format as ExportFormat;
    return { total, ...(await beginExport(context, { query, format, total })) };
  }
  const task = await beginTask(context, {
    kind: 'bulk',
    subject: {},
    params: { action, ...params },
    complaintIds: ids,
  });
  atOnce(services, workers, context, task);
  return { total, job: await taskOf(context.db, task, context.links) };
}

const NO_FILTERS = z.parse(z.object(complaintFilters), {}) as ComplaintQuery;

/** Runs a small task before the response. If that fails or stops, the job does the rest. */
export function atOnce(
  services: Services,
  workers: BulkWorkers,
  { afterCommit }: Pick<Context, 'afterCommit'>,
  { id, total }: { id: number; total: number },
): void {
  if (total <= MAX_DIRECT_ROWS) afterCommit(() => runTask(services, id, { last: false }, workers));
}

/** Rows in one statement: it takes some milliseconds. */
const SLICE = 500;

const { id, complaint_number, status, type, source, creator_id, staff_id, parliament_id, assembly_id } =
  complaints;
const columns = { id, status, type, source, creator_id, staff_id, parliament_id, assembly_id };

/** How many of these grievances would change, and why the others would not. Read in batches in the background. */
async function checkAll(
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
