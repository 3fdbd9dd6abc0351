import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#server/app/featureParts.ts';
import { rowsAbout } from '#server/desk/privacy/rowsAbout.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { closingCalls, closingProposals, complaintClosings } from './schema/closings.ts';

/** Closings, the calls about them, and closings that wait for approval. */
export const closingData: PersonalData = {
  complaints:
    async (tx) =>
    async ({ ids }) => ({ files: await deleteFiles(tx, await eraseClosings(tx, ids)) }),
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

const closingsOf = (db: Db | Tx, complaintIds: number[]) =>
  db
    .select({ id: complaintClosings.id })
    .from(complaintClosings)
    .where(inArray(complaintClosings.complaint_id, complaintIds));

/**
 * Removes reasons and notes from the closings of complaints and from the calls about them; outcomes, results and
 * ratings stay. A closing that waits for approval is deleted, because its text is an answer to the erased person.
 * Returns the ids of its files.
 */
async function eraseClosings(tx: Tx, complaintIds: number[]): Promise<number[]> {
  const texts = { reason: null, reopen_note: null };
  await tx.update(complaintClosings).set(texts).where(inArray(complaintClosings.complaint_id, complaintIds));
  await tx
    .update(closingCalls)
    .set({ note: null })
    .where(inArray(closingCalls.closing_id, closingsOf(tx, complaintIds)));
  const proposals = await tx
    .delete(closingProposals)
    .where(inArray(closingProposals.complaint_id, complaintIds))
    .returning({ file_id: closingProposals.file_id });
  return proposals.flatMap(({ file_id }) => file_id ?? []);
}

/** The calls about closings of complaints. */
async function* callsAbout(db: Db, slices: AsyncIterable<number[]>) {
  for await (const complaintIds of slices) {
    const calls = await db
      .select({ call: closingCalls })
      .from(closingCalls)
      .innerJoin(complaintClosings, eq(complaintClosings.id, closingCalls.closing_id))
      .where(inArray(complaintClosings.complaint_id, complaintIds));
    yield* calls.map(({ call }) => call);
  }
}
