import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintHistory, complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { referralReplies, referrals } from '#server/letters/schema/referrals.ts';
import { forgetInCause, lockCauses } from './causeTexts.ts';
import { forgetInLetters, forgetInLettersOf } from './letterTexts.ts';
import type { Named } from './namedBy.ts';
import { forgetInReferrals, forgetInReferralsOf } from './referralTexts.ts';
import { stringsIn } from './retyped.ts';
import { rewriteCopies } from './rewriteCopies.ts';

/**
 * Removes a subject from texts about others that certainly mean the subject (GRD-09): letters, referrals and their
 * answers, replies to citizens and remarks. Returns the keys of deleted files.
 */
export async function forgetInOthers(tx: Tx, named: Named): Promise<string[]> {
  const leftovers = await forgetInLettersOf(tx, named);
  await forgetInReferralsOf(tx, named);
  await forgetInAnswers(tx, named);
  await forgetInHistory(tx, named);
  return leftovers;
}

/** The same for causes without a complaint of the person, locked before complaints are. */
export async function forgetInCausesOf(tx: Tx, named: Named): Promise<string[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from causes where ${named.mayBeIn([sql`title`, sql`note`])}
    union select cause_id from cause_answers where ${named.mayBeIn([sql`message`, sql`reason`])}`);
  const leftovers: string[] = [];
  for (const cause of await lockCauses(
    tx,
    rows.map(({ id }) => id),
  )) {
    const { answers, note, title } = cause;
    const said = stringsIn([title, note, answers.map(({ message, reason }) => [message, reason])]);
    if (!named.isNamedIn(said.join('\n'))) continue;
    await forgetInCause(tx, cause, named.words);
    leftovers.push(...(await forgetInLetters(tx, cause.id, named.words)));
    await forgetInReferrals(tx, cause.id, named.words);
  }
  return leftovers;
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
export async function doubtfulMentions(db: Db | Tx, named: Named, most: number): Promise<number[]> {
  const { complaint_id } = referrals;
  const mentions = [
    ...(await db
      .select({
        id: letters.complaint_id,
        said: sql<unknown>`jsonb_build_array(${letters.texts}, ${letters.copies_to}, ${letters.addressee})`,
      })
      .from(letters)
      .where(
        and(
          isNotNull(letters.complaint_id),
          named.mayBeIn([letters.texts, letters.copies_to, letters.addressee]),
        ),
      )),
    ...(await db
      .select({
        id: complaint_id,
        said: sql<unknown>`jsonb_build_array(${referrals.subject}, ${referrals.request}, ${referrals.copies_to})`,
      })
      .from(referrals)
      .where(
        and(
          isNotNull(complaint_id),
          named.mayBeIn([referrals.subject, referrals.request, referrals.copies_to]),
        ),
      )),
    ...(await db
      .select({
        id: complaint_id,
        said: sql<unknown>`jsonb_build_array(${referralReplies.text}, ${referralReplies.reason})`,
      })
      .from(referralReplies)
      .innerJoin(referrals, eq(referrals.id, referralReplies.referral_id))
      .where(and(isNotNull(complaint_id), named.mayBeIn([referralReplies.text, referralReplies.reason])))),
    ...(await db
      .select({
        id: complaintResponses.complaint_id,
        said: sql<unknown>`jsonb_build_array(${complaintResponses.message})`,
      })
      .from(complaintResponses)
      .where(named.mayBeIn([complaintResponses.message]))),
  ];
  const doubtful = mentions.filter(({ said }) => {
    const text = stringsIn(said).join('\n');
    return named.without(text) !== text && !named.isNamedIn(text);
  });
  return [...new Set(doubtful.flatMap(({ id }) => id ?? []))].slice(0, most);
}
