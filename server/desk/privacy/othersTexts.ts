import { asc, eq } from 'drizzle-orm';
import type { Named, PersonalData } from '#server/app/featureParts.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintHistory, complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { stringsIn } from './retyped.ts';
import { rewriteCopies } from './rewriteCopies.ts';

/** Removes a subject from replies to others and remarks about others that certainly mean the subject (GRD-09). */
export async function forgetInOthers(tx: Tx, named: Named): Promise<void> {
  await forgetInAnswers(tx, named);
  await forgetInHistory(tx, named);
}

async function forgetInAnswers(tx: Tx, named: Named): Promise<void> {
  const answers = await tx
    .select()
    .from(complaintResponses)
    .where(named.mayBeIn([complaintResponses.message]))
    .orderBy(asc(complaintResponses.id))
    .for('update');
  for (const { id, complaint_id, message: before } of answers) {
    if (!named.isNamedIn(before)) continue;
    const message = named.without(before);
    await tx.update(complaintResponses).set({ message }).where(eq(complaintResponses.id, id));
    await rewriteCopies(tx, idOf(tx, complaint_id), before, message);
  }
}

async function forgetInHistory(tx: Tx, named: Named): Promise<void> {
  const { id, said } = complaintHistory;
  const entries = await tx
    .select()
    .from(complaintHistory)
    .where(named.mayBeIn([said]))
    .orderBy(asc(id))
    .for('update');
  for (const entry of entries) {
    const before = historyText(entry.said);
    if (!named.isNamedIn(before)) continue;
    const values = Object.entries(entry.said.values ?? {}).map(([name, value]) => [
      name,
      named.without(String(value)),
    ]);
    const after = { ...entry.said, values: Object.fromEntries(values) };
    await tx.update(complaintHistory).set({ said: after }).where(eq(id, entry.id));
    await rewriteCopies(tx, idOf(tx, entry.complaint_id), before, historyText(after));
  }
}

const idOf = (tx: Tx, id: number) =>
  tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id));

/**
 * Complaints of others with a text that may mention the subject or another person of that name: an erasure does not
 * change them.
 */
export async function doubtfulMentions(
  db: Db | Tx,
  personal: readonly PersonalData[],
  named: Named,
  most: number,
): Promise<number[]> {
  const { complaint_id: id, message: said } = complaintResponses;
  const mentions: { id: number | null; said: unknown }[] = await db
    .select({ id, said })
    .from(complaintResponses)
    .where(named.mayBeIn([said]));
  for (const data of personal) mentions.push(...((await data.mentions?.(db, named)) ?? []));
  const doubtful = mentions.filter((mention) => {
    const text = stringsIn(mention.said).join('\n');
    return named.without(text) !== text && !named.isNamedIn(text);
  });
  return [...new Set(doubtful.flatMap((mention) => mention.id ?? []))].slice(0, most);
}
