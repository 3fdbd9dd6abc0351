import { downloadComplaint } from '#contract/complaints/complaintCalls.ts';
import { findActor } from '#server/accounts/findActor.ts';
import { openComplaint } from '#server/complaints/openComplaint.ts';
import { names } from '../db/names.ts';
import { notFound } from '../errors/apiError.ts';
import type { App, Serve, Services } from '../http/serve.ts';
import { pdfAnswer } from './answer.ts';
import { complaintPdf } from './complaintPdf.ts';
import { handOver, takeOver } from './handover.ts';

/** The path of a complaint's PDF for one account; `links.sign` signs it. */
const pdfPath = (complaintId: number, actorId: number) => `/api/v1/complaint/${complaintId}/pdf/${actorId}`;

/**
 * The PDF of a complaint (DET-04). This call makes it, not the opening of the link, so that an error is shown on the
 * page with the button.
 */
export const complaintPdfRoutes = (serve: Serve) => {
  serve(
    downloadComplaint,
    async (context) => {
      const { actor, body, db, files, links, now } = context;
      const complaint = await openComplaint(context, body.id, 'pdf');
      const { user } = await names(db);
      const pdf = await complaintPdf(db, files, complaint, now, user(actor.id)?.name);
      const url = links.sign(pdfPath(complaint.id, actor.id));
      handOver(url, pdf);
      return { url };
    },
    { transaction: false }, // a POST that only reads
  );
};

/**
 * GET complaint/{id}/pdf/{account}: the PDF for anyone with its signed link, as long as the account in it may still see
 * the complaint (DET-04).
 */
export function pdfLinkRoutes(app: App, { database: { db }, features, files, links, clock }: Services) {
  app.get('/complaint/:id{[0-9]+}/pdf/:actor{[0-9]+}', async (hono) => {
    const { pathname, search } = new URL(hono.req.url);
    if (!links.isSigned(hono.req.url)) throw notFound();
    const now = clock();
    const { name, ...actor } = await findActor(db, Number(hono.req.param('actor')), now);
    const complaint = await openComplaint(
      { actor, db, features, links, now },
      Number(hono.req.param('id')),
      'pdf',
    );
    const pdf = takeOver(pathname + search) ?? (await complaintPdf(db, files, complaint, now, name));
    return pdfAnswer(hono, pdf, `Grievance ${complaint.complaint_number}`);
  });
}
