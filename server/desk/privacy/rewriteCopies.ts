import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { TimelineField } from '#contract/complaints/timeline.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintResponses } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';

/** Rewrites the copies of an answer that many people got: `who` selects their ids. */
export async function rewriteCopies(tx: Tx, who: SQLWrapper, before: string, message: string): Promise<void> {
  const { complaint_id } = complaintResponses;
  await tx
    .update(complaintResponses)
    .set({ message })
    .where(and(inArray(complaint_id, who), eq(complaintResponses.message, before)));
  await rewriteTimeline(tx, who, 'message', { before, after: message });
}

interface Rewritten {
  before: string;
  after: string;
}

/** Rewrites a text in the timelines of these complaints. */
export async function rewriteTimeline(
  tx: Tx,
  who: SQLWrapper,
  field: TimelineField,
  { before, after }: Rewritten,
) {
  const { changes, complaint_id } = complaintChanges;
  await tx
    .update(complaintChanges)
    .set({ changes: sql`jsonb_set(${changes}, array[${field}::text, '1'], to_jsonb(${after}::text))` })
    .where(and(inArray(complaint_id, who), sql`${changes} -> ${field}::text ->> 1 = ${before}`));
}
