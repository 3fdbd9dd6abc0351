import papaparse from 'papaparse';
import { PLACE_LEVELS } from '../../contract/place.ts';
import { invalidField, notFound } from '../http/errors.ts';
import type { App, Services } from '../http/serve.ts';
import { mandalPath } from './mandalPath.ts';

/** The path of a mandal's template; it is opened with the signature of `links.sign`. */
export const templatePath = (mandalId: number) => `/api/v1/area/template/${mandalId}.csv`;

/** So many rows have the mandal filled in; the names of the areas are to be typed beside it. */
const ROWS = 20;
const BYTE_ORDER_MARK = '\uFEFF';

/** GET area/template/{mandal}.csv: made when it is opened, for whoever has its signed link (AREA-02). */
export function areaTemplateRoutes(app: App, { database, links }: Services) {
  app.get('/area/template/:file{[0-9]+\\.csv}', async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const path = await mandalPath(database.db, Number.parseInt(hono.req.param('file'), 10));
    if (!path) throw invalidField('mandal_id', 'placeUnknown');
    const { parliament, assembly, mandal } = path;
    const rows = Array.from({ length: ROWS }, () => [parliament, assembly, mandal, '']);
    const text = papaparse.unparse({ fields: [...PLACE_LEVELS], data: rows }, { escapeFormulae: true });
    return hono.body(BYTE_ORDER_MARK + text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="areas.csv"',
    });
  });
}
