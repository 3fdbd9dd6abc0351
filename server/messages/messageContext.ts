import { eq } from 'drizzle-orm';
import { STATUS_PATH } from '#contract/complaints/complaintNumber.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { MessageContext } from './compose.ts';
import { messageRulesFor } from './rules.ts';
import { isSensitive } from './sensitive.ts';
import { newStatusLink } from './statusLinks.ts';
import { messageValues } from './values.ts';

/** A sample address of a status page, for previews and checks. */
export const sampleLink = (publicUrl: string | null) =>
  publicUrl === null ? null : { name: `${publicUrl.replace(/\/$/, '')}${STATUS_PATH}${'x'.repeat(22)}` };

/** A complaint with all data for messages; it has a sample link until one is sent. */
export async function messageContext(
  db: Db | Tx,
  complaint: Complaint,
  { publicUrl }: { publicUrl: string | null },
): Promise<MessageContext> {
  const rules = await messageRulesFor(db, complaint);
  const [values, sensitive] = [
    await messageValues(db, complaint, rules),
    await isSensitive(db, complaint.id),
  ];
  const link = sensitive ? null : sampleLink(publicUrl);
  return { complaint, rules, isSensitive: sensitive, values: { ...values, link } };
}

/** Replaces the sample link in a text by a new one (MSG-18). It has the same length, so nothing else changes. */
export async function withOwnLink(
  db: Db | Tx,
  { complaint, values }: MessageContext,
  text: string,
  { publicUrl, now }: { publicUrl: string | null; now: Date },
): Promise<string> {
  const sample = values.link?.name;
  if (!sample || !text.includes(sample)) return text;
  const link = await newStatusLink(db, complaint.id, { publicUrl, now });
  return text.replaceAll(sample, link ?? '');
}

export async function findComplaint(db: Db | Tx, id: number): Promise<Complaint | null> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  return complaint ?? null;
}
