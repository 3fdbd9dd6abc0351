import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { listComplaints as listCall, searchComplaints } from '#contract/complaints/complaintCalls.ts';
import type { LoggedFilter, LoggedFilters } from '#contract/desk/accessLog.ts';
import { codedText } from '#contract/kernel/coded.ts';
import type { ExportFormat, ExportState } from '#contract/kernel/exports.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { listComplaints } from '#server/complaints/list/list.ts';
import { type ComplaintQuery, resolveStaff } from '#server/complaints/list/query.ts';
import { noteSeen } from '#server/desk/accessLog/note.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { FileLinks } from '#server/kernel/files/links.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { exports } from '../schema/exports.ts';
import { countMatches, isSmall } from './collectIds.ts';
import { makeExport } from './makeExport.ts';

/** The path of an export's file; `links.sign` signs it. */
const exportPath = ({ id, format }: { id: number; format: string }) =>
  `/api/v1/complaint/export/${id}/grievances.${format}`;

/** How many unfinished exports one account may have: each reads all complaints of the place. */
const MAX_UNFINISHED = 3;
const AGAIN_SECONDS = '60';

/** Answers a list, or with `export=yes` a link to a file of all its rows (LIST-10). */
export const listOrExport =
  (services: Services) => async (context: Context<typeof listCall | typeof searchComplaints>) => {
    const { actor, links, now, query, signal } = context;
    const { export: isExport, format, ...complaintQuery } = query;
    const filters = resolveStaff(actor, { ...complaintQuery, as_of: now.toISOString() });
    return isExport === 'yes'
      ? startExport({ ...services, links }, actor, filters, format ?? 'csv')
      : listComplaints(context, filters, signal);
  };

/**
 * The link to a file of all matching complaints. A file with few rows is written before the answer. A larger one is
 * written by a job; its link works at once and waits for the file, and `export` has the progress. The same request
 * while it runs returns the same export.
 * @throws 503 when a file with few rows could not be written
 */
async function startExport(
  services: Services,
  actor: Actor,
  complaintQuery: ComplaintQuery,
  format: ExportFormat,
) {
  const { clock, database, features, jobs, links } = services;
  const query = { ...complaintQuery, page: null, per_page: null, sort: null, order: null };
  const count = await countMatches({ actor, db: database.db, features }, query);
  const request = { query, format, total: count.total, byJob: !isSmall(count) };
  const started = await database.db.transaction((db) => enter({ actor, db, jobs, now: clock() }, request));
  const link = links.sign(exportPath(started));
  if (!isSmall(count)) {
    jobs.wake('complaint-export');
    return { data: [], ...count, link, export: exportState(started, links) };
  }
  await makeExport(services, started.id, { last: true });
  const { failure, total } = await find(database.db, started.id);
  if (failure) throw new ApiError(503, failure);
  return { data: [], total, link };
}

interface ExportRequest {
  query: ComplaintQuery;
  format: ExportFormat;
  total: number;
  byJob: boolean;
}

/** Stores an export, with its job if it needs one; returns the same export if a job is already writing it. */
async function enter(
  { actor, db, jobs, now }: Pick<Context, 'actor' | 'db' | 'jobs' | 'now'>,
  { query, format, total, byJob }: ExportRequest,
) {
  const same = byJob ? await unfinishedExport(db, actor, { query, format }) : undefined;
  if (same) return same;
  const row = await insertRow(db, exports, { user_id: actor.id, query, format, total, created_at: now });
  await noteSeen({ actor, db, now }, 'export', { rows: total, filters: loggedFilters(query) });
  if (byJob) await jobs.enqueue(db, 'complaint-export', { export_id: row.id });
  return row;
}

/** Starts an export of complaints in the transaction of a call. A job writes it, even with few rows (DESK-10). */
export async function beginExport(
  context: Pick<Context, 'actor' | 'afterCommit' | 'db' | 'jobs' | 'links' | 'now'>,
  request: Omit<ExportRequest, 'byJob'>,
) {
  const { afterCommit, jobs, links } = context;
  const started = await enter(context, { ...request, byJob: true });
  afterCommit(() => jobs.wake('complaint-export'));
  return { link: links.sign(exportPath(started)), export: exportState(started, links) };
}

/**
 * The actor's unfinished export of the same list, so that asking again makes no second one.
 * @throws 429 when the account has too many unfinished exports
 */
async function unfinishedExport(
  tx: Db | Tx,
  actor: Actor,
  { query, format }: Pick<typeof exports.$inferInsert, 'query' | 'format'>,
) {
  // Calls of one account run one after the other here, so that a second click finds the first export.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update');
  const own = and(eq(exports.user_id, actor.id), isNull(exports.finished_at));
  const waiting = await tx
    .select({ ...getTableColumns(exports), same: sql<boolean>`${isSame(query)}` })
    .from(exports)
    .where(and(own, hasJob('complaint-export', exports.id)));
  const unfinished = waiting.find((each) => each.same && each.format === format);
  if (unfinished || waiting.length < MAX_UNFINISHED) return unfinished;
  throw new ApiError(429, 'tooManyExports', {}, { 'Retry-After': AGAIN_SECONDS });
}

/** Ignores the instant of the query. */
const isSame = (query: typeof exports.$inferInsert.query) => {
  const { as_of, ...filters } = query as ComplaintQuery;
  return eq(sql`${exports.query} - 'as_of'`, sql`${JSON.stringify(filters)}::jsonb`);
};

async function find(db: Db, id: number) {
  const [row] = await db.select().from(exports).where(eq(exports.id, id));
  return row ?? { failure: { code: 'exportFailed' } as const, total: 0 };
}

/** An export in the form that its owner sees. */
export const exportState = (
  { id, rows, total, file_id, failure, format }: typeof exports.$inferSelect,
  links: FileLinks,
): ExportState => ({
  id,
  rows,
  total,
  link: file_id ? links.sign(exportPath({ id, format })) : null,
  failure: failure && codedText(failure),
  ...failure,
});

/** The filters of a list for the access log: ids, days and choices, but no typed text (LIST-03). */
function loggedFilters(query: ComplaintQuery): LoggedFilters {
  const logged: Record<LoggedFilter, LoggedFilters[LoggedFilter] | null> = {
    resource: null,
    parliament: query.parliament_id ?? query.parliament,
    assembly: query.assembly_id ?? query.assembly,
    mandal: query.mandal_id ?? query.mandal,
    area: query.area_id ?? query.area,
    category: query.category,
    status: query.status,
    staff: query.staff_id,
    leader: query.leader_id ?? query.last_leader_id,
    assigned: query.assigned,
    from_date: query.from_date,
    to_date: query.to_date,
    created_by_me: query.created_by_me,
    words: [query.term, query.keyword, query.name, query.complaint_number, query.phone].some(Boolean),
  };
  return Object.fromEntries(Object.entries(logged).filter(([, value]) => value));
}
