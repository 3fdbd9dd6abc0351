import { and, eq, isNull } from 'drizzle-orm';
import type { cancelImport as call, ImportState } from '#contract/desk/complaintImport.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { complaintImports } from '../schema/complaintImports.ts';
import { importState } from './importStates.ts';

/** Thrown in the transaction of a batch when its import was cancelled, so that the batch is rolled back. */
export class ImportCancelled extends Error {}

/**
 * Stores the progress of an import.
 * @throws ImportCancelled
 */
export async function noteProgress(tx: Tx, id: number, counts: { created: number; skipped: number }) {
  const isUnfinished = and(eq(complaintImports.id, id), isNull(complaintImports.finished_at));
  const [noted] = await tx.update(complaintImports).set(counts).where(isUnfinished).returning();
  if (!noted) throw new ImportCancelled();
}

/**
 * Cancels the caller's own import: its imported complaints stay, its file is deleted (GRD-15).
 * @throws 404 for another user's import
 */
export async function cancelImport(context: Context<typeof call>): Promise<ImportState> {
  const { actor, db, links, now, params } = context;
  const [own] = await db
    .select()
    .from(complaintImports)
    .where(and(eq(complaintImports.id, params.id), eq(complaintImports.user_id, actor.id)))
    .for('update');
  if (!own) throw notFound();
  if (own.finished_at) return importState(own, null, links);
  const ended = { failure: { code: 'importCancelled' } as const, file_id: null, finished_at: now };
  const [cancelled = own] = await db
    .update(complaintImports)
    .set(ended)
    .where(eq(complaintImports.id, own.id))
    .returning();
  await dropFiles(context, own.file_id ? [own.file_id] : []);
  return importState(cancelled, null, links);
}
