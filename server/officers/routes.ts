import * as calls from '#contract/officers/forwarding.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { forwardToOfficers } from './forward.ts';
import { officerMailsOf } from './mails.ts';
import { resendOfficerMail } from './resend.ts';

/** Forwarding complaints to officers, and the state of the mails (DET-08). */
export const officerRoutes = (serve: Serve) => {
  serve(calls.forwardToOfficers, forwardToOfficers);
  serve(calls.resendOfficerMail, resendOfficerMail);
  serve(calls.listOfficerMails, async (context) => {
    const { id } = await findComplaint(context, context.query.complaint_id);
    const data = await officerMailsOf(context.db, id);
    return { data, total: data.length };
  });
};
