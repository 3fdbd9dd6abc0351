import * as calls from '../../contract/forwarding.ts';
import { officerMailsOf } from '../complaints/officerMails.ts';
import { findComplaint } from '../complaints/record.ts';
import type { Serve } from '../http/serve.ts';
import { forwardToLeaders } from '../services/forwardToLeaders.ts';
import { forwardToOfficers } from '../services/forwardToOfficers.ts';
import { resendOfficerMail } from '../services/resendOfficerMail.ts';

/** Complaints handed on to leaders and officers, and what became of the mails (DET-07, DET-08). */
export const forwardingRoutes = (serve: Serve) => {
  serve(calls.forwardToLeaders, forwardToLeaders);
  serve(calls.forwardToOfficers, forwardToOfficers);
  serve(calls.resendOfficerMail, resendOfficerMail);
  serve(calls.listOfficerMails, async (context) => {
    const { id } = await findComplaint(context, context.query.complaint_id);
    const data = await officerMailsOf(context.db, id);
    return { data, total: data.length };
  });
};
