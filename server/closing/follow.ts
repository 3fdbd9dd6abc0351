import { eq } from 'drizzle-orm';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaintClosings } from './schema/closings.ts';

/** Copies a complaint's new place to its closings, since the verification queue is read by place. */
export async function moveClosings({ db }: Work, before: Complaint, after: Complaint): Promise<void> {
  const { parliament_id, assembly_id } = after;
  if (before.assembly_id === assembly_id && before.parliament_id === parliament_id) return;
  await db
    .update(complaintClosings)
    .set({ parliament_id, assembly_id })
    .where(eq(complaintClosings.complaint_id, after.id));
}
