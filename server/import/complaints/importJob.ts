import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ImportState, startImport as startCall } from '../../../contract/complaintImport.ts';
import { messages } from '../../../contract/messages.ts';
import { complaintImports } from '../../db/schema/complaintImports.ts';
import { files } from '../../db/schema/files.ts';
import type { FileStore } from '../../files/store.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { Context, Services } from '../../http/serve.ts';
import { keepFile, withFiles } from '../../http/uploads.ts';
import { faultlessPlan, importComplaints } from './importComplaints.ts';

type Import = typeof complaintImports.$inferSelect;

const SHOWN = 5;
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Keeps a faultless file and has a job import it. @throws 422 that names the rows which cannot be taken */
export async function startImport({ database, jobs }: Services, context: Context<typeof startCall>) {
  const { actor, body, files: store, now, uploads } = context;
  const { file } = uploads;
  if (!file) throw invalidField('file', 'notFile');
  const { map, total } = await faultlessPlan(database.db, file.bytes, body.map, now);
  return withFiles(store, (kept) =>
    database.db.transaction(async (tx) => {
      const file_id = await keepFile(store, tx, file, kept);
      const [started] = await tx
        .insert(complaintImports)
        .values({ user_id: actor.id, name: file.name, map, file_id, total, created_at: now })
        .returning();
      if (!started) throw new Error('insert answered no row');
      await jobs.enqueue(tx, 'complaint-import', { import_id: started.id });
      return importState(started);
    }),
  );
}

/**
 * Imports the file of an import that is not finished. Never throws: what went wrong stands in the import. After the
 * process has ended in the middle it goes on where it stopped.
 */
export async function runImport(
  { database: { db }, clock, files: store, log }: Services,
  id: number,
): Promise<void> {
  const [wanted] = await db
    .select({ import: complaintImports, file: files })
    .from(complaintImports)
    .innerJoin(files, eq(files.id, complaintImports.file_id))
    .where(and(eq(complaintImports.id, id), isNull(complaintImports.finished_at)));
  if (!wanted) return;
  const before = wanted.import.created;
  let failure: string | null = null;
  try {
    await importComplaints(db, await readAll(store, wanted.file.key), {
      map: wanted.import.map,
      creator_id: wanted.import.user_id,
      now: clock(),
      saved: async (tx, { created, skipped }) => {
        // What an attempt that was cut off has added is found again as rows that are there.
        const counts = { created: before + created, skipped: Math.max(0, skipped - before) };
        await tx.update(complaintImports).set(counts).where(eq(complaintImports.id, id));
      },
    });
  } catch (err) {
    log.error({ err, import: id }, 'an import of complaints failed');
    failure = err instanceof ApiError ? reasonOf(err) : messages.importFailed;
  }
  await db.transaction(async (tx) => {
    const done = { failure, file_id: null, finished_at: clock() };
    await tx.update(complaintImports).set(done).where(eq(complaintImports.id, id));
    await tx.delete(files).where(eq(files.id, wanted.file.id));
  });
  await store.remove(wanted.file.key);
}

/** Places and categories may have gone since the file was accepted. */
function reasonOf({ message, body }: ApiError): string {
  const [first] = Array.isArray(body.errors) ? body.errors : [];
  return first ? `${message} Row ${first.row}: ${first.message}` : message;
}

async function readAll(store: FileStore, key: string): Promise<Uint8Array> {
  const file = await store.open(key);
  if (!file) throw new Error('the file is gone');
  return new Uint8Array(await new Response(file.stream()).arrayBuffer());
}

/** The last imports of somebody, newest first. */
export async function importsOf({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<ImportState[]> {
  const found = await db
    .select()
    .from(complaintImports)
    .where(eq(complaintImports.user_id, actor.id))
    .orderBy(desc(complaintImports.id))
    .limit(SHOWN);
  return found.map(importState);
}

const importState = (state: Import): ImportState => ({
  id: state.id,
  name: state.name,
  total: state.total,
  created: state.created,
  skipped: state.skipped,
  failure: state.failure,
  created_at: state.created_at.toISOString(),
  finished_at: state.finished_at?.toISOString() ?? null,
});

/** Removes what is told of imports a week later, with the files of those that never ended. */
export async function expireImports(
  { database, files: store }: Pick<Services, 'database' | 'files'>,
  now: Date,
) {
  const keys = await database.db.transaction(async (tx) => {
    const oldest = new Date(now.getTime() - LIFE_MS);
    const gone = await tx.delete(complaintImports).where(lt(complaintImports.created_at, oldest)).returning();
    const ids = gone.flatMap(({ file_id }) => file_id ?? []);
    return ids.length > 0 ? tx.delete(files).where(inArray(files.id, ids)).returning({ key: files.key }) : [];
  });
  for (const { key } of keys) await store.remove(key);
}
