import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import type { Named } from '#server/app/featureParts.ts';
import { closingProposals, complaintClosings } from '#server/closing/schema/closings.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { stringsIn } from '#server/desk/privacy/retyped.ts';
import { rewriteCopies, rewriteTimeline } from '#server/desk/privacy/rewriteCopies.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { containing } from '#server/kernel/text/likePattern.ts';
import { forgetInLetters } from '#server/letters/erase/letterTexts.ts';
import { forgetInReferrals } from '#server/letters/erase/referralTexts.ts';
import { causeAnswers, causeAnswersGiven, causeMembers, causes } from '#server/persons/schema/causes.ts';

type Answer = Pick<typeof causeAnswers.$inferSelect, 'id' | 'message' | 'reason'>;

/** The texts that users have written about a cause. */
interface CauseTexts {
  id: number;
  title: string;
  note: string | null;
  answers: Answer[];
}

/** Causes with one of these phones in a text, however its digits are grouped. */
export async function causesNaming(tx: Tx, phones: readonly string[]): Promise<number[]> {
  const patterns = sql.param(phones.map(containing));
  const naming = (text: SQL) =>
    sql`regexp_replace(${text}, '[[:space:]-]', '', 'g') like any(${patterns}::text[])`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select ${causes.id} from ${causes} where ${naming(sql`${causes.title} || ' ' || coalesce(${causes.note}, '')`)}
    union select cause_id from ${causeAnswers}
      where ${naming(sql`${causeAnswers.message} || ' ' || coalesce(${causeAnswers.reason}, '')`)}`);
  return idsOf(rows);
}

/**
 * Locks their texts until the transaction ends: causes, then answers, each by id, and complaints only afterwards.
 * Adding a complaint to a cause and giving it an answer use the same order.
 */
export async function lockCauses(tx: Tx, ids: readonly number[]): Promise<CauseTexts[]> {
  if (ids.length === 0) return [];
  const { id, title, note } = causes;
  const rows = await tx
    .select({ id, title, note })
    .from(causes)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
  const { cause_id, message, reason } = causeAnswers;
  const answers = await tx
    .select({ id: causeAnswers.id, cause_id, message, reason })
    .from(causeAnswers)
    .where(inArray(cause_id, [...ids]))
    .orderBy(asc(causeAnswers.id))
    .for('update');
  return rows.map((cause) => ({
    ...cause,
    answers: answers.filter((answer) => answer.cause_id === cause.id),
  }));
}

/**
 * Locks the causes that complaints belong or belonged to: their texts may still be about these complaints. Returns each
 * with its complaints among these.
 */
export async function lockCausesOf(tx: Tx, ids: readonly number[]) {
  const { rows } = await tx.execute<{ complaint_id: number; cause_id: number }>(sql`
    select complaint_id, cause_id from ${causeMembers} where ${inArray(causeMembers.complaint_id, [...ids])}
    union
    select complaint_id, ${causes.id} from ${complaintChanges} join ${causes} on ${causes.number} = changes -> 'cause' ->> 1
    where ${inArray(complaintChanges.complaint_id, [...ids])} and action = 'joinedCause'`);
  const locked = await lockCauses(tx, [...new Set(rows.map(({ cause_id }) => cause_id))]);
  const complaintIdsOf = (id: number) =>
    rows.filter(({ cause_id }) => cause_id === id).map(({ complaint_id }) => complaint_id);
  return locked.map((cause) => ({ ...cause, complaintIds: complaintIdsOf(cause.id) }));
}

/** Removes names and phones from the texts of a cause, and from the copies of its answers. */
export async function forgetInCause(tx: Tx, cause: CauseTexts, words: readonly string[]): Promise<void> {
  const without = withoutWords(words);
  const [title, note] = [without(cause.title), cause.note && without(cause.note)];
  if (title !== cause.title || note !== cause.note) {
    await tx
      .update(causes)
      .set({ title, note, version: sql`${causes.version} + 1` })
      .where(eq(causes.id, cause.id));
    const isAboutCause = sql`${idempotencyKeys.call} ~ '/cause(/[0-9]+)?$' and (${idempotencyKeys.body} ->> 'id')::int = ${cause.id}`;
    await tx.delete(idempotencyKeys).where(isAboutCause);
  }
  for (const answer of cause.answers) await rewriteAnswer(tx, answer, without);
}

/** An answer is also stored with every person who got it or will get it. */
async function rewriteAnswer(tx: Tx, { id, ...before }: Answer, without: (text: string) => string) {
  const after = { message: without(before.message), reason: before.reason && without(before.reason) };
  if (after.message === before.message && after.reason === before.reason) return;
  await tx.update(causeAnswers).set(after).where(eq(causeAnswers.id, id));
  await tx.update(closingProposals).set(after).where(eq(closingProposals.cause_answer_id, id));
  const whoGotIt = tx
    .select({ id: causeAnswersGiven.complaint_id })
    .from(causeAnswersGiven)
    .where(eq(causeAnswersGiven.answer_id, id));
  await rewriteCopies(tx, whoGotIt, before.message, after.message);
  if (before.reason && after.reason) await rewriteReasons(tx, whoGotIt, before.reason, after.reason);
}

/** Rewrites the reason with which an answer closed complaints (REF-16). */
async function rewriteReasons(tx: Tx, who: SQLWrapper, before: string, reason: string): Promise<void> {
  const { complaint_id } = complaintClosings;
  await tx
    .update(complaintClosings)
    .set({ reason })
    .where(and(inArray(complaint_id, who), eq(complaintClosings.reason, before)));
  await rewriteTimeline(tx, who, 'outcomeReason', { before, after: reason });
}

/** Removes a subject from causes without a complaint of the person; they are locked before complaints. */
export async function forgetInCausesOf(tx: Tx, named: Named): Promise<string[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from causes where ${named.mayBeIn([sql`title`, sql`note`])}
    union select cause_id from cause_answers where ${named.mayBeIn([sql`message`, sql`reason`])}`);
  const leftovers: string[] = [];
  for (const cause of await lockCauses(tx, idsOf(rows))) {
    const { answers, note, title } = cause;
    const said = stringsIn([title, note, answers.map(({ message, reason }) => [message, reason])]);
    if (!named.isNamedIn(said.join('\n'))) continue;
    await forgetInCause(tx, cause, named.words);
    leftovers.push(...(await forgetInLetters(tx, cause.id, named.words)));
    await forgetInReferrals(tx, cause.id, named.words);
  }
  return leftovers;
}
