import { ApiError, invalidField, textOf } from '../../errors/apiError.ts';
import { checkDue, copiedTo, draftReferrals } from '../../referrals/create.ts';
import { officersFit } from '../../referrals/officers.ts';
import { type ActionOf, reasonOf } from './action.ts';

/** The same request about each to the same officers, as drafts (REF-01): to send them is for who dispatches. */
export const refer: ActionOf<'refer'> = {
  async judge(work, { contact_ids, copies_to, due_on }) {
    if (contact_ids.length === 0) throw invalidField('contact_ids', 'officerToForward');
    checkDue(due_on, work.now);
    const areNear = await officersFit(work, [...contact_ids, ...copiedTo(copies_to)]);
    if (!areNear) throw invalidField('contact_ids', 'unknownChoice');
    return (row) =>
      reasonOf('forwardToOfficer', work, row) ?? (areNear(row) ? null : textOf('officerElsewhere'));
  },
  async step(work, complaint_id, params) {
    const body = { ...params, complaint_id, cause_id: null, portal_number: null };
    await draftReferrals(work, body).catch(tellingPlace);
    return undefined;
  },
};

/** Of one among many it is said what does not fit: nobody looks at its list of officers. */
function tellingPlace(error: unknown): never {
  if (error instanceof ApiError && error.message === textOf('unknownChoice'))
    throw invalidField('contact_ids', 'officerElsewhere');
  throw error;
}
