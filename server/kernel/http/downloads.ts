import { eq } from 'drizzle-orm';
import { files } from '../db/schema/files.ts';
import { notFound } from '../errors/apiError.ts';
import { serveFile } from '../files/serve.ts';
import type { App, Services } from './serve.ts';

/** GET files/{id}/{name}: a stored file, for anyone with its signed link; an expired or altered link is a 404. */
export function fileRoutes(app: App, { database, files: store, links }: Services) {
  app.get('/files/:id/:name', async (hono) => {
    const id = links.verify(hono.req.url);
    const [row] = id === null ? [] : await database.db.select().from(files).where(eq(files.id, id));
    const response = row ? await serveFile(hono.req.raw, row, store) : null;
    if (!response) throw notFound();
    return response;
  });
}
