import { asc, eq } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { dropProposal } from './close.ts';
import { closingProposals, complaintClosings } from './schema/closings.ts';

/** Switching closings off ends those that wait for approval: their grievances are open like any other (REF-21). */
export const closingSwitch: OfficeSwitch = {
  capability: 'closing',
  count: (db, office) => db.$count(complaintClosings, isOfOffice(office, complaintClosings)),
  async off(work, office) {
    const { complaint_id, outcome } = closingProposals;
    const waiting = await work.db
      .select({ complaint_id, outcome })
      .from(closingProposals)
      .innerJoin(complaints, eq(complaints.id, complaint_id))
      .where(isOfOffice(office, complaints))
      .orderBy(asc(complaint_id))
      .for('update', { of: complaints });
    for (const proposal of waiting) {
      await dropProposal(work, proposal.complaint_id);
      await addToTimeline(work, proposal.complaint_id, 'closingDropped', {
        outcome: [proposal.outcome, null],
      });
    }
  },
};
