import * as inward from '../../contract/inward.ts';
import * as calls from '../../contract/referral.ts';
import * as replies from '../../contract/referralReply.ts';
import * as settings from '../../contract/referralSettings.ts';
import * as waiting from '../../contract/waiting.ts';
import type { Serve } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import { createReferrals, updateReferral } from './create.ts';
import { acceptReferral, sendBackReferral } from './decide.ts';
import { referralFigures } from './figures.ts';
import { matchInward } from './inward/match.ts';
import { inwardRecord } from './inward/record.ts';
import { createInward, listInward } from './inward/register.ts';
import { listReferrals, listWaiting } from './list.ts';
import { referralRecord } from './record.ts';
import { remindReferral } from './remind.ts';
import { replyToReferral } from './reply.ts';
import { dispatchReferral } from './send.ts';
import { referralSettings, updateReferralSettings } from './settings.ts';
import { withdrawReferral } from './withdraw.ts';

/** What departments are asked, what they answer, and what comes in (REF-01, REF-09 to REF-15). */
export const referralRoutes = (serve: Serve) => {
  serve(calls.listReferrals, listReferrals);
  serve(waiting.listWaiting, listWaiting);
  serve(waiting.getReferralFigures, referralFigures);
  serve(settings.getReferralSettings, async (context) =>
    referralSettings(context.db, await findOffice(context, context.query.office_id)),
  );
  serve(settings.updateReferralSettings, updateReferralSettings);
  serve(calls.getReferral, (context) => referralRecord(context, context.params.id));
  serve(calls.createReferrals, createReferrals);
  serve(calls.updateReferral, updateReferral);
  serve(calls.dispatchReferral, dispatchReferral);
  serve(calls.remindReferral, remindReferral);
  serve(calls.withdrawReferral, withdrawReferral);
  serve(replies.replyToReferral, replyToReferral);
  serve(replies.acceptReferral, acceptReferral);
  serve(replies.sendBackReferral, sendBackReferral);
  serve(inward.listInward, listInward);
  serve(inward.getInward, (context) => inwardRecord(context, context.params.id));
  serve(inward.createInward, createInward);
  serve(inward.matchInward, matchInward);
};
