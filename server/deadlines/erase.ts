import { inArray } from 'drizzle-orm';
import type { PersonalData } from '#server/app/featureParts.ts';
import { rowsAbout } from '#server/desk/privacy/rowsAbout.ts';
import { complaintPauses } from './schema/clocks.ts';

/** The notes of pauses. */
export const deadlineData: PersonalData = {
  complaints:
    async (tx) =>
    async ({ ids }) => {
      await tx.update(complaintPauses).set({ note: null }).where(inArray(complaintPauses.complaint_id, ids));
      return {};
    },
  records: (db, { complaintIds }) => ({ pauses: rowsAbout(db, complaintIds(), complaintPauses) }),
};
