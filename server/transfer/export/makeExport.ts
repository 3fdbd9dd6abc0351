import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { EXPORT_HEADINGS, type ExportFormat } from '#contract/kernel/exports.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { ComplaintQuery } from '#server/complaints/list/query.ts';
import { withCapabilities } from '#server/desk/offices/uses.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { unavailable } from '#server/kernel/errors/apiError.ts';
import { EXPORT_TYPES } from '#server/kernel/http/keepExport.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { withFiles } from '#server/kernel/http/storeUploads.ts';
import type { Attempt } from '#server/kernel/jobs/worker.ts';
import { csvOf } from '#server/kernel/sheets/csv.ts';
import type { Row } from '#server/kernel/sheets/sheet.ts';
import { MAX_SHEET_ROWS, workbookOf } from '#server/kernel/sheets/workbook.ts';
import { exports } from '../schema/exports.ts';
import { rowsOf } from './cells.ts';
import { collectIds } from './collectIds.ts';

/** Rows that one query reads, so that the database is free again after some milliseconds. */
const SLICE = 500;
/** How often the progress of an export is stored. */
const TELL_MS = 500;

const WRITERS = { csv: csvOf, xlsx: workbookOf } as const;

type Export = typeof exports.$inferSelect;
type SpreadsheetExport = Export & { format: ExportFormat };

/** The zip of a person's data has no rows: it is finished at once. */
const isSpreadsheet = (job: Export): job is SpreadsheetExport =>
  job.format === 'csv' || job.format === 'xlsx';

/**
 * Writes the file of an unfinished export (LIST-10), slice by slice. Errors are stored in the export for its owner.
 * Only an unavailable database or disk is thrown, so that the job is retried. It can be repeated after the process has
 * ended in the middle.
 */
export async function makeExport(services: Services, id: number, { last, check }: Attempt): Promise<void> {
  const { clock, database, features, log } = services;
  const [job] = await database.db.select().from(exports).where(unfinished(id));
  if (!job || !isSpreadsheet(job)) return;
  try {
    const actor = await exporterOf(database.db, job, clock());
    const ids = await collectIds({ actor, db: database.db, features }, queryOf(job));
    if (job.format === 'xlsx' && ids.length > MAX_SHEET_ROWS) {
      await change(database.db, id, { failure: { code: 'exportTooLong' }, finished_at: clock() });
    } else await write(services, job, ids, check);
  } catch (err) {
    if (err instanceof ExportCancelled) return;
    log.error({ err, export: id }, 'an export failed');
    if (!last && unavailable(err)) throw err;
    await change(database.db, id, { failure: { code: 'exportFailed' }, finished_at: clock() });
  }
}

/** The query, as it was validated when the export was started. */
const queryOf = ({ query }: SpreadsheetExport) => query as ComplaintQuery;

/** The owner's current permissions. */
async function exporterOf(db: Db, { user_id }: SpreadsheetExport, now: Date): Promise<Actor> {
  const [actor] = await db
    .select(actorColumns(now))
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.disabled, false)));
  if (!actor) throw new Error('The account was deleted.');
  return withCapabilities(db, actor);
}

/** The export was cancelled. */
class ExportCancelled extends Error {}

async function write(
  { clock, database: { db }, files: store }: Services,
  job: SpreadsheetExport,
  ids: number[],
  check?: () => void,
) {
  const [now, type] = [clock(), EXPORT_TYPES[job.format]];
  const progress = { rows: 0, size: 0 };
  await change(db, job.id, { rows: 0, total: ids.length });

  async function* slices(): AsyncGenerator<Row[]> {
    const read = (start: number) => rowsOf(db, ids.slice(start, start + SLICE), now);
    let notifiedAt = performance.now();
    let next = read(0);
    for (let end = SLICE; end < ids.length + SLICE; end += SLICE) {
      const rows = await next;
      // The next rows are read while these are written.
      next = end < ids.length ? read(end) : Promise.resolve([]);
      next.catch(() => undefined);
      yield rows;
      progress.rows += rows.length;
      if (performance.now() - notifiedAt < TELL_MS) continue;
      notifiedAt = performance.now();
      check?.();
      const [going] = await change(db, job.id, { rows: progress.rows }).returning({ id: exports.id });
      if (!going) throw new ExportCancelled();
    }
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of WRITERS[job.format]({
      name: 'Grievances',
      headings: EXPORT_HEADINGS,
      wide: ['Details'],
      slices: slices(),
    })) {
      progress.size += chunk.length;
      yield chunk;
    }
  }

  await withFiles(store, async (storedKeys) => {
    const key = await store.put(bytes());
    storedKeys.push(key);
    await db.transaction(async (tx) => {
      const name = `grievances-${dayOf(now)}.${job.format}`;
      const columns = { key, name, type, kind: 'table' as const, size: progress.size, created_at: now };
      const file = await insertRow(tx, files, columns);
      // Rows that were deleted in between are in neither number.
      const result = { rows: progress.rows, total: progress.rows, file_id: file.id, finished_at: clock() };
      const [changed] = await tx.update(exports).set(result).where(unfinished(job.id)).returning();
      // It was deleted or cancelled, or another attempt was faster.
      if (!changed) throw new ExportCancelled();
    });
  });
}

const change = (db: Db, id: number, values: Partial<SpreadsheetExport>) =>
  db.update(exports).set(values).where(unfinished(id));

/** Another attempt does not change a finished export. */
const unfinished = (id: number) => and(eq(exports.id, id), isNull(exports.finished_at));
