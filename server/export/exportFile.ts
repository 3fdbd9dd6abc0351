import { and, eq } from 'drizzle-orm';
import { messages } from '../../contract/messages.ts';
import { users } from '../db/schema/accounts.ts';
import { exports } from '../db/schema/exports.ts';
import { files } from '../db/schema/files.ts';
import { serveFile } from '../files/serve.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { App, Services } from '../http/serve.ts';

/** The path of an export's file; it is opened with the signature of `links.sign`. */
export const exportPath = ({ id, format }: { id: number; format: string }) =>
  `/api/v1/complaint/export/${id}/grievances.${format}`;

/** How long a browser that has opened the link waits before it looks again. */
const AGAIN_SECONDS = 3;

/**
 * GET complaint/export/{id}/grievances.csv: the file, for whoever has its signed link, as long as the account that asked
 * for it is not disabled. 202 while it is being written,
 * with a page that a browser asks for again by itself until the file comes; 503 when it could not be written.
 */
export function exportFileRoutes(app: App, { database, files: store, links }: Services) {
  app.get('/complaint/export/:id{[0-9]+}/:name', async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const [found] = await database.db
      .select({ export: exports, file: files })
      .from(exports)
      .innerJoin(users, and(eq(users.id, exports.user_id), eq(users.disabled, false)))
      .leftJoin(files, eq(files.id, exports.file_id))
      .where(eq(exports.id, Number(hono.req.param('id'))));
    if (!found) throw notFound();
    const { rows, total, failure } = found.export;
    if (failure) throw new ApiError(503, { message: failure });
    if (!found.file) {
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
    const response = await serveFile(hono.req.raw, found.file, store);
    if (!response) throw new ApiError(503, { message: messages.exportFailed });
    return response;
  });
}
