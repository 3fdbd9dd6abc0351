import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { complaintChanges } from '../db/schema/complaintChanges.ts';
import { complaintResponses } from '../db/schema/complaints.ts';

/** An answer that many have got, as it stands with each of them: `who` selects their ids. */
export async function rewriteCopies(tx: Tx, who: SQLWrapper, before: string, message: string): Promise<void> {
  const { complaint_id } = complaintResponses;
  await tx
    .update(complaintResponses)
    .set({ message })
    .where(and(inArray(complaint_id, who), eq(complaintResponses.message, before)));
  const { changes } = complaintChanges;
  await tx
    .update(complaintChanges)
    .set({ changes: sql`jsonb_set(${changes}, '{message,1}', to_jsonb(${message}::text))` })
    .where(and(inArray(complaintChanges.complaint_id, who), sql`${changes} -> 'message' ->> 1 = ${before}`));
}
