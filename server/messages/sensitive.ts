import { eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { fillTemplate } from '#contract/messages/templateValues.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { discreetText } from './defaultTemplates.ts';
import type { Message } from './recordOutcome.ts';
import { sensitiveComplaints } from './schema/citizens.ts';

/** Messages contain nothing about a sensitive complaint (MSG-20). */
export const isSensitive = async (db: Db | Tx, complaintId: number): Promise<boolean> =>
  (await db.$count(sensitiveComplaints, eq(sensitiveComplaints.complaint_id, complaintId))) > 0;

/** A sensitive complaint has a status page only if its person has asked for one (MSG-20). */
export async function mayHaveStatusPage(db: Db | Tx, complaintId: number): Promise<boolean> {
  const { complaint_id, status_page } = sensitiveComplaints;
  const [row] = await db
    .select({ status_page })
    .from(sensitiveComplaints)
    .where(eq(complaint_id, complaintId));
  return row?.status_page ?? true;
}

type MessageText = Pick<Message, 'complaint_id' | 'text'>;

/**
 * Messages that reveal too much of a sensitive complaint; it may have become sensitive after they were made (MSG-20).
 */
export async function tooOpen(
  db: Db | Tx,
  all: readonly MessageText[],
): Promise<(one: MessageText) => boolean> {
  const ids = [...new Set(all.flatMap(({ complaint_id }) => complaint_id ?? []))];
  const { id, complaint_number } = complaints;
  const rows = await db
    .select({ id, complaint_number })
    .from(sensitiveComplaints)
    .innerJoin(complaints, eq(id, sensitiveComplaints.complaint_id))
    .where(inArray(id, ids));
  const numberOf = new Map(rows.map((each) => [each.id, each.complaint_number]));
  return ({ complaint_id, text }) => {
    const number = numberOf.get(complaint_id ?? 0);
    return number !== undefined && !LANGUAGES.some((language) => saysOnly(language, number) === text);
  };
}

function saysOnly(language: Language, number: string): string | null {
  const values = { number: { name: number } };
  const filled = fillTemplate(discreetText(language), { values, language, address: null });
  return 'refused' in filled ? null : filled.text;
}
