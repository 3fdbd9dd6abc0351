import { and, eq, isNull } from 'drizzle-orm';
import { listComplaints, searchComplaints } from '#contract/complaints/complaintCalls.ts';
import { cancelExport, getExport } from '#contract/kernel/exports.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { ApiError, notFound } from '#server/kernel/errors/apiError.ts';
import { serveFile } from '#server/kernel/files/serve.ts';
import type { App, Context, Serve, Services } from '#server/kernel/http/serve.ts';
import { exports } from '../schema/exports.ts';
import { exportState, listOrExport } from './startExport.ts';

/** Lists of complaints, and exports of whole lists (LIST-03, LIST-04, LIST-10). */
export const exportRoutes = (serve: Serve, services: Services) => {
  serve(listComplaints, listOrExport(services));
  serve(searchComplaints, listOrExport(services));
  serve(cancelExport, cancel);
  serve(getExport, async ({ actor, db, links, params }) => {
    const own = and(eq(exports.id, params.id), eq(exports.user_id, actor.id));
    const [row] = await db.select().from(exports).where(own);
    if (!row) throw notFound();
    return exportState(row, links);
  });
};

/** A job that writes the file notices the cancellation before its next rows (GRD-15). */
async function cancel({ actor, db, links, now, params }: Context<typeof cancelExport>) {
  const own = and(eq(exports.id, params.id), eq(exports.user_id, actor.id));
  const ended = { failure: { code: 'exportCancelled' } as const, finished_at: now };
  await db
    .update(exports)
    .set(ended)
    .where(and(own, isNull(exports.finished_at)));
  const [row] = await db.select().from(exports).where(own);
  if (!row) throw notFound();
  return exportState(row, links);
}

/** How often a browser that has opened the link requests it again. */
const AGAIN_SECONDS = 3;

/**
 * GET complaint/export/{id}/grievances.csv, export/{id}/news.xlsx: the file, for anyone with its signed link, as long
 * as the owner's account is enabled. 202 while it is being written, with a page that reloads until the file is ready;
 * 503 when it could not be written.
 */
export function exportLinkRoutes(app: App, { database, files: store, links }: Services) {
  app.on('GET', ['/complaint/export/:id{[0-9]+}/:name', '/export/:id{[0-9]+}/:name'], async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const [row] = await database.db
      .select({ export: exports, file: files })
      .from(exports)
      .innerJoin(users, and(eq(users.id, exports.user_id), eq(users.disabled, false)))
      .leftJoin(files, eq(files.id, exports.file_id))
      .where(eq(exports.id, Number(hono.req.param('id'))));
    if (!row) throw notFound();
    const { rows, total, failure } = row.export;
    if (failure) throw new ApiError(503, failure);
    if (!row.file) {
      const seconds = String(AGAIN_SECONDS);
      return hono.text(
        `The file is being written: ${rows} of ${total} grievances. It will come by itself.`,
        202,
        {
          Refresh: seconds,
          'Retry-After': seconds,
        },
      );
    }
    const response = await serveFile(hono.req.raw, row.file, store);
    if (!response) throw new ApiError(503, 'exportFailed');
    return response;
  });
}
