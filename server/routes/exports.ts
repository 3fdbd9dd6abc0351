import { and, eq } from 'drizzle-orm';
import { listComplaints, searchComplaints } from '../../contract/complaintCalls.ts';
import { getExport } from '../../contract/exports.ts';
import { exports } from '../db/schema/exports.ts';
import { exportState, listOrExport } from '../export/startExport.ts';
import { notFound } from '../http/errors.ts';
import type { Serve, Services } from '../http/serve.ts';

/** Lists of complaints, and files of whole lists (LIST-03, LIST-04, LIST-10). */
export const exportRoutes = (serve: Serve, services: Services) => {
  serve(listComplaints, listOrExport(services));
  serve(searchComplaints, listOrExport(services));
  serve(getExport, async ({ actor, db, links, params }) => {
    const own = and(eq(exports.id, params.id), eq(exports.user_id, actor.id));
    const [found] = await db.select().from(exports).where(own);
    if (!found) throw notFound();
    return exportState(found, links);
  });
};
