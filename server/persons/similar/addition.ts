import { addedFileFields, type addToComplaint as call } from '#contract/persons/similar.ts';
import { attach } from '#server/complaints/actions/attachments.ts';
import { remark } from '#server/complaints/actions/remark.ts';
import { assertAllowed, lockForAction } from '#server/complaints/change.ts';
import { cleanDetails } from '#server/complaints/checks.ts';
import { announce } from '#server/complaints/events.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { linesOfHtml } from '#server/kernel/text/sanitise.ts';
import { personOf } from '../ofComplaint.ts';
import { personOfAddition } from './personOfAddition.ts';

/**
 * Adds the text and files of a repeated report to an existing complaint, all or nothing (PER-16). 422 for another
 * person's complaint.
 */
export async function addToComplaint(context: Context<typeof call>) {
  const { body, params, uploads } = context;
  const work = await lockForAction('remark', context, params.id);
  const { complaint, db } = work;
  const outcome = await personOfAddition(context, body, complaint);
  if (outcome === null || outcome !== (await personOf(db, complaint.id))) {
    throw invalidField('person_id', 'ofAnotherPerson');
  }
  await remark(work, complaint.id, linesOfHtml(cleanDetails(body.details)));
  const files = addedFileFields.flatMap((field) => uploads[field] ?? []);
  if (files.length > 0) assertAllowed('attach', work, complaint);
  for (const file of files) await attach(work, complaint.id, file);
  const { answer } = await announce(work, 'added', { complaint, input: body });
  return { id: complaint.id, complaint_number: complaint.complaint_number, ...answer };
}
