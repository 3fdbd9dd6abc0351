import { and, eq, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm';
import type { startImport as startCall } from '#contract/desk/complaintImport.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { ApiError, invalidField, unavailable } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { deleteFiles, keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import type { Attempt } from '#server/kernel/jobs/worker.ts';
import { complaintImports } from '../schema/complaintImports.ts';
import { ImportCancelled, noteProgress } from './cancelImport.ts';
import { checkImport, importComplaints } from './importComplaints.ts';
import { importState } from './importStates.ts';
import { rejectsFile } from './rejectsFile.ts';
import type { Saved } from './saveComplaints.ts';

type ImportRow = Awaited<ReturnType<typeof findUnfinished>>[number];

const CSV = { name: 'not-imported.csv', type: 'text/csv', kind: 'table' } as const;
const LIFE_MS = 7 * DAY_MS;

/**
 * Stores a valid file and starts the job that imports it.
 * @throws 422 that names the invalid rows
 */
export async function startImport({ database, jobs }: Services, context: Context<typeof startCall>) {
  const { actor, body, files: store, now, uploads } = context;
  const { file } = uploads;
  if (!file) throw invalidField('file', 'notFile');
  const goodOnly = body.good_only ?? false;
  const { map, good, rejected } = await checkImport(database.db, { file, map: body.map, now, goodOnly });
  const state = await withFiles(store, (storedKeys) =>
    database.db.transaction(async (tx) => {
      const file_id = await keepFile(store, tx, file, storedKeys);
      const started = await insertRow(tx, complaintImports, {
        user_id: actor.id,
        name: file.name,
        map,
        file_id,
        total: good,
        good_only: goodOnly,
        rejected,
        created_at: now,
      });
      await jobs.enqueue(tx, 'complaint-import', { import_id: started.id });
      return importState(started, null, context.links);
    }),
  );
  jobs.wake('complaint-import');
  return state;
}

/**
 * Imports the file of an unfinished import. Errors are stored in the import. Only an unavailable database or disk is
 * thrown, so that the job is retried. A retry, also after the end of the process, continues where the last attempt
 * stopped.
 */
export async function runImport(services: Services, id: number, { last, check }: Attempt): Promise<void> {
  const { clock, files: store, log } = services;
  const { db } = services.database;
  const [row] = await findUnfinished(db, eq(complaintImports.id, id));
  if (!row) return;
  const { created: before, good_only: goodOnly, map, name, user_id: creator_id } = row.import;
  let failure: CodedRefusal | null = null;
  let rejected: RejectedFile | null = null;
  try {
    const stored = await store.open(row.file.key);
    if (!stored) throw new Error('The file was deleted.');
    const options = {
      file: { bytes: stored.stream(), name },
      map,
      creator_id,
      goodOnly,
      now: clock(),
      saved: async (tx: Tx, { created, skipped }: Saved) => {
        check?.();
        // Rows of an interrupted attempt are found again and count as skipped.
        const counts = { created: before + created, skipped: Math.max(0, skipped - before) };
        await noteProgress(tx, id, counts);
      },
    };
    await importComplaints(db, options, async (rest) => {
      rejected = { rejected: rest.rejects.length, csv: await bytesOf(rejectsFile(rest)) };
    });
  } catch (err) {
    if (err instanceof ImportCancelled) return;
    log.error({ err, import: id }, 'an import of complaints failed');
    if (!last && unavailable(err)) throw err;
    failure = err instanceof ApiError ? reasonOf(err) : { code: 'importFailed' };
  }
  await finish(services, row, { failure, rejected });
}

/** The rows that an import left out, as a csv. */
interface RejectedFile {
  rejected: number;
  csv: Uint8Array;
}

/** Stores the result of an import, with the rows that were left out; deletes its file. */
async function finish(
  { database: { db }, clock, files: store }: Pick<Services, 'database' | 'clock' | 'files'>,
  row: ImportRow,
  { failure, rejected }: { failure: CodedRefusal | null; rejected: RejectedFile | null },
) {
  await withFiles(store, async (storedKeys) => {
    await db.transaction(async (tx) => {
      const { id, finished_at } = complaintImports;
      const isUnfinished = and(eq(id, row.import.id), isNull(finished_at));
      const [going] = await tx.select({ id }).from(complaintImports).where(isUnfinished).for('update');
      if (!going) return;
      const rejects_id = rejected?.rejected
        ? await keepFile(store, tx, { ...CSV, bytes: rejected.csv }, storedKeys)
        : null;
      const counts = rejected ? { rejects_id, rejected: rejected.rejected } : {};
      const result = { ...counts, failure, file_id: null, finished_at: clock() };
      await tx.update(complaintImports).set(result).where(eq(complaintImports.id, row.import.id));
      await tx.delete(files).where(eq(files.id, row.file.id));
    });
  });
  await store.remove(row.file.key);
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Marks imports as failed if their job failed; their complaints stay, and the file can be imported again. */
export async function failLostImports(services: Pick<Services, 'database' | 'clock' | 'files'>) {
  const lost = await findUnfinished(
    services.database.db,
    not(hasJob('complaint-import', complaintImports.id)),
  );
  for (const row of lost) await finish(services, row, { failure: { code: 'importFailed' }, rejected: null });
}

const findUnfinished = (db: Db, where: SQL) =>
  db
    .select({ import: complaintImports, file: files })
    .from(complaintImports)
    .innerJoin(files, eq(files.id, complaintImports.file_id))
    .where(and(isNull(complaintImports.finished_at), where));

/** Places and categories may have been deleted since the file was accepted. */
function reasonOf({ coded, details }: ApiError): CodedRefusal {
  const [first] = details.rows ?? [];
  if (!first) return coded;
  const { row, ...reason } = first;
  return { code: 'refusedInRow', values: { refusal: coded, row, reason } };
}

/** Deletes imports after a week, with the files of unfinished ones and of left-out rows. */
export async function expireImports(
  { database, files: store }: Pick<Services, 'database' | 'files'>,
  now: Date,
) {
  const oldest = new Date(now.getTime() - LIFE_MS);
  const keys = await database.db.transaction((tx) =>
    removeImports(tx, lt(complaintImports.created_at, oldest)),
  );
  for (const key of keys) await store.remove(key);
}

/** Imports whose left-out rows are still stored. */
export const hasRejects: SQL = isNotNull(complaintImports.rejects_id);

/** Deletes imports, all or some; returns the keys of their files. */
export async function removeImports(tx: Tx, where?: SQL): Promise<string[]> {
  const gone = await tx.delete(complaintImports).where(where).returning();
  const ids = gone.flatMap(({ file_id, rejects_id }) => [file_id ?? [], rejects_id ?? []].flat());
  return deleteFiles(tx, ids);
}
