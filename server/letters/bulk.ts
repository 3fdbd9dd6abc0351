import type { Work } from '#server/complaints/events.ts';
import { type ActionOf, each, reasonOf } from '#server/desk/bulk/actions/action.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { officersFit } from '#server/officers/officers.ts';
import { checkDue, copiedTo, draftReferrals } from './referrals/create.ts';

/**
 * The same request about each to the same officers, as drafts (REF-01); users who dispatch letters send them. An
 * officer of another place is an error: no user looks at the list of officers of each.
 */
export const refer: ActionOf<'refer'> = {
  async check(work, { contact_ids, copies_to, due_on }) {
    if (contact_ids.length === 0) throw invalidField('contact_ids', 'officerToForward');
    checkDue(due_on, work.now);
    const areNear = await fitting(work, contact_ids, 'contact_ids');
    const copiesAreNear = await fitting(work, copiedTo(copies_to), 'copies_to');
    return each(
      (row) =>
        reasonOf('forwardToOfficer', work, row) ??
        (areNear(row) && copiesAreNear(row) ? null : { code: 'officerElsewhere' }),
    );
  },
  async apply(work, complaint_id, params) {
    const body = { ...params, complaint_id, cause_id: null, portal_number: null };
    await draftReferrals(work, body, 'officerElsewhere');
    return undefined;
  },
};

async function fitting(work: Work, ids: readonly number[], field: string) {
  const areNear = await officersFit(work, ids);
  if (!areNear) throw invalidField(field, 'unknownChoice');
  return areNear;
}
