import { seesWholeOffice } from '#contract/access/access.ts';
import * as inward from '#contract/letters/inward.ts';
import { SIDES, type Side } from '#contract/letters/letterText.ts';
import * as calls from '#contract/letters/referral.ts';
import * as bulk from '#contract/letters/referralBulk.ts';
import * as waiting from '#contract/letters/referralFigures.ts';
import * as replies from '#contract/letters/referralReply.ts';
import * as settings from '#contract/letters/referralSettings.ts';
import { proposedDepartment } from '#contract/officers/forwarding.ts';
import { findActor } from '#server/accounts/findActor.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { App, Serve, Services } from '#server/kernel/http/serve.ts';
import { pdfAnswer } from '#server/kernel/pdf/answer.ts';
import { handOver, takeOver } from '#server/kernel/pdf/handover.ts';
import { lastDepartmentOf } from '../department.ts';
import { officeLanguage } from '../templates/list.ts';
import { doToReferrals, referralBulk } from './bulk/begin.ts';
import { updateReferral } from './create.ts';
import { acceptReferral, sendBackReferral } from './decide.ts';
import { referralFigures } from './figures.ts';
import { matchInward } from './inward/match.ts';
import { inwardRecord } from './inward/record.ts';
import { createInward, listInward } from './inward/register.ts';
import { unmatchInward } from './inward/unmatch.ts';
import { listReferrals, listWaiting } from './list.ts';
import { referralRecord } from './record.ts';
import { remindReferral } from './remind.ts';
import { replyToReferral } from './reply.ts';
import { type Reviewed, reviewSheet } from './review.ts';
import { referralSettings } from './rules.ts';
import { dispatchReferral } from './send.ts';
import { withdrawReferral } from './withdraw.ts';
import { createReferrals } from './write.ts';

/** The calls of referrals and of the inward register (REF-01, REF-09 to REF-15). */
export const referralRoutes = (serve: Serve, services: Services) => {
  serve(calls.listReferrals, listReferrals);
  serve(waiting.listWaiting, listWaiting);
  serve(waiting.getReferralFigures, referralFigures);
  serve(settings.getReferralSettings, referralSettings.read);
  serve(settings.updateReferralSettings, referralSettings.change);
  serve(
    waiting.makeReviewSheet,
    async (context) => {
      const { actor, body, db, links, now } = context;
      const office = await findOffice(context, body.office_id);
      const reviewed = body.all ? 'all' : body.category_id;
      const language = body.language ?? (await officeLanguage(db, office));
      const url = links.sign(reviewPath(office.id, reviewed, language, actor.id));
      handOver(url, await reviewSheet(db, office, { reviewed, language, now }));
      return { url };
    },
    { transaction: false }, // a POST that only reads
  );
  serve(proposedDepartment, async (context) => {
    const complaint = await findComplaint(context, context.query.complaint_id);
    return { dept_id: await lastDepartmentOf(context.db, complaint) };
  });
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
  serve(inward.unmatchInward, unmatchInward);
  serve(bulk.doToReferrals, (context) => doToReferrals(services, context));
  serve(bulk.getReferralBulk, referralBulk);
};

/** The path of a review sheet for one account; 0 means no department. It needs the signature of `links.sign`. */
const reviewPath = (office: number, reviewed: Reviewed, language: Side, actor: number) =>
  `/api/v1/referral/review/${office}/${reviewed ?? 0}/${language}/${actor}`;
const REVIEW = `/referral/review/:office{[0-9]+}/:department{(?:[0-9]+|all)}/:language{(?:${SIDES.join('|')})}/:actor{[0-9]+}`;

/**
 * GET referral/review/{office}/{department or all}/{language}/{account}: works with the signed link, as long as the
 * account may see the office's referrals.
 */
export function reviewLinkRoutes(app: App, { database: { db }, links, clock }: Services) {
  app.get(REVIEW, async (hono) => {
    const { pathname, search } = new URL(hono.req.url);
    if (!links.isSigned(hono.req.url)) throw notFound();
    const [now, id] = [clock(), (name: string) => Number(hono.req.param(name))];
    const actor = await findActor(db, id('actor'), now);
    const office = await findOffice({ actor, db }, id('office'));
    if (!seesWholeOffice(actor)) throw notFound();
    const reviewed = hono.req.param('department') === 'all' ? 'all' : id('department') || null;
    const language = hono.req.param('language') as Side;
    const answers = takeOver(pathname + search);
    return pdfAnswer(hono, answers ?? (await reviewSheet(db, office, { reviewed, language, now })), 'Review');
  });
}
