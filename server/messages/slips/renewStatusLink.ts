import type { renewStatusLink as call } from '#contract/messages/slip.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { mayHaveStatusPage } from '../sensitive.ts';
import { dropStatusLinks, newStatusLink } from '../statusLinks.ts';

/** Creates a new status link of a complaint; all earlier ones become invalid (MSG-18). */
export async function renewStatusLink(context: Context<typeof call>) {
  const { actor, db, params, publicUrl, now } = context;
  const complaint = await findComplaint(context, params.id);
  if (publicUrl === null) throw invalidField('complaint', 'noPublicLink');
  if (!(await mayHaveStatusPage(db, complaint.id))) throw invalidField('complaint', 'noStatusPage');
  await dropStatusLinks(db, complaint.id);
  const url = await newStatusLink(db, complaint.id, { publicUrl, now, creatorId: actor.id });
  const at = await instantFor(db, complaint, now);
  await addToTimeline({ actor, db, now: at }, complaint.id, 'statusLinkMade');
  return { url: url ?? '' };
}
