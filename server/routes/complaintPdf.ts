import { downloadComplaint } from '../../contract/complaintCalls.ts';
import { names } from '../db/names.ts';
import type { Serve } from '../http/serve.ts';
import { complaintPdf } from '../pdf/complaintPdf.ts';
import { handOver } from '../pdf/handover.ts';
import { pdfPath } from '../pdf/routes.ts';
import { openComplaint } from '../privacy/openComplaint.ts';

/**
 * The PDF of a complaint (DET-04). It is made here and not when the link is opened, so that whoever asked is told
 * on his page when it does not work.
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
