import type { PersonalData } from '#server/app/featureParts.ts';
import { dropFiles } from '#server/desk/privacy/dropFiles.ts';
import { rowsAbout } from '#server/desk/privacy/rowsAbout.ts';
import { callsAbout, eraseClosings } from './eraseClosings.ts';
import { closingProposals, complaintClosings } from './schema/closings.ts';

/** Closings, the calls about them, and closings that wait for approval. */
export const closingData: PersonalData = {
  complaints:
    async (tx) =>
    async ({ ids }) => ({ files: await dropFiles(tx, await eraseClosings(tx, ids)) }),
  records: (db, { complaintIds }) => ({
    closings: rowsAbout(db, complaintIds(), complaintClosings),
    proposedClosings: rowsAbout(db, complaintIds(), closingProposals),
    closingCalls: callsAbout(db, complaintIds()),
  }),
  async *files(db, { complaintIds }) {
    for await (const { file_id } of rowsAbout(db, complaintIds(), closingProposals))
      if (file_id) yield [file_id];
  },
};
