import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { ERASED } from '#contract/desk/privacy.ts';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import type { Named } from '#server/app/featureParts.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import { type Retyped, standsIn, stringsIn } from '#server/desk/privacy/retyped.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReplies, referrals, replyLinks } from '#server/letters/schema/referrals.ts';

/**
 * Removes the texts, scans and reply links of referrals about complaints, and of their answers, for good. Numbers,
 * days, officers and actions stay, so that the inward register has no gap (REF-10). An answer to several referrals
 * keeps its entry. Returns the keys of the files, whose bytes are removed after the commit.
 */
export async function forgetReferrals(tx: Tx, complaintIds: readonly number[]): Promise<string[]> {
  const erased = await tx
    .update(referrals)
    .set({ subject: ERASED, request: ERASED, copies_to: copiesErased, portal_number: null })
    .where(inArray(referrals.complaint_id, [...complaintIds]))
    .returning({ id: referrals.id });
  if (erased.length === 0) return [];
  const { referral_id } = referralReplies;
  const isTheirs = inArray(referral_id, idsOf(erased));
  await tx.delete(replyLinks).where(inArray(replyLinks.referral_id, idsOf(erased)));
  const scans = await tx
    .select({ file_id: referralReplies.file_id, inward_id: referralReplies.inward_id })
    .from(referralReplies)
    .where(isTheirs);
  await tx
    .update(referralReplies)
    .set({
      text: ERASED,
      reason: null,
      file_id: null,
      sent_back_reason: sql`case when sent_back_reason is not null then ${ERASED} end`,
    })
    .where(isTheirs);
  const others = tx
    .select({ id: referralReplies.inward_id })
    .from(referralReplies)
    .where(and(notInArray(referral_id, idsOf(erased)), isNotNull(referralReplies.inward_id)));
  const entries = scans.flatMap(({ inward_id }) => inward_id ?? []);
  const { id } = inwardLetters;
  const keys = await forgetEntries(tx, and(inArray(id, entries), sql`${id} not in (${others})`));
  await forgetAnswersOf(tx, idsOf(erased));
  return [
    ...keys,
    ...(await dropUnused(
      tx,
      scans.flatMap(({ file_id }) => file_id ?? []),
    )),
  ];
}

/** The officers who got a copy stay. */
const copiesErased = sql`(select coalesce(jsonb_agg(copy || ${JSON.stringify({ text: ERASED })}::jsonb), '[]')
  from jsonb_array_elements(${referrals.copies_to}) as copy)`;

/** Removes the text and scan of an inward entry; number, day, channel and sender stay. */
async function forgetEntries(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const { id, file_id } = inwardLetters;
  const entries = await tx.select({ id, file_id }).from(inwardLetters).where(which).for('update');
  await tx
    .update(inwardLetters)
    .set({ subject: ERASED, note: null, their_number: null, file_id: null })
    .where(isOneOf(id, idsOf(entries)));
  return dropUnused(
    tx,
    entries.flatMap((entry) => entry.file_id ?? []),
  );
}

/** Keeps a scan that also answers another person's referral. */
async function dropUnused(tx: Tx, fileIds: readonly number[]): Promise<string[]> {
  const dropped = await tx
    .delete(files)
    .where(
      and(
        isOneOf(files.id, fileIds),
        sql`not exists (select from ${referralReplies} where ${referralReplies.file_id} = ${files.id})`,
        sql`not exists (select from ${inwardLetters} where ${inwardLetters.file_id} = ${files.id})`,
      ),
    )
    .returning({ key: files.key });
  return dropped.map(({ key }) => key);
}

/** Deletes stored answers of repeatable calls about them. */
async function forgetAnswersOf(tx: Tx, referralIds: number[]): Promise<void> {
  const { call, body } = idempotencyKeys;
  const theirs = sql`any(${sql.param(referralIds)}::int[])`;
  await tx.delete(idempotencyKeys).where(
    or(
      sql`${call} ~ '/referral/[0-9]+(/[a-z]+)?$' and (${body} ->> 'id')::int = ${theirs}`,
      sql`${call} ~ '/referral$' and exists (
          select from jsonb_array_elements(${body} -> 'data') as made where (made ->> 'id')::int = ${theirs})`,
      sql`${call} ~ '/register/inward'`,
    ),
  );
}

/** Removes names and phones from referrals about a cause, and from their answers. */
export async function forgetInReferrals(tx: Tx, causeId: number, words: readonly string[]): Promise<void> {
  const without = withoutWords(words);
  const rewritten = await rewriteReferrals(tx, eq(referrals.cause_id, causeId), without);
  const answered = await tx
    .select()
    .from(referralReplies)
    .where(inArray(referralReplies.referral_id, idsOf(rewritten)));
  for (const { id, text } of answered)
    if (without(text) !== text)
      await tx
        .update(referralReplies)
        .set({ text: without(text) })
        .where(eq(referralReplies.id, id));
}

/** Removes a text that was typed once for many referrals, where it is unchanged: `who` selects their ids. */
export async function rewriteInReferrals(
  tx: Tx,
  who: SQLWrapper,
  { texts, without }: Retyped,
): Promise<void> {
  const { complaint_id, subject, request, copies_to } = referrals;
  const which = and(inArray(complaint_id, who), standsIn([subject, request, copies_to], texts));
  await forgetAnswersOf(tx, idsOf(await rewriteReferrals(tx, which, without)));
}

async function rewriteReferrals(
  tx: Tx,
  which: SQL | undefined,
  without: (text: string) => string,
  isAffected: (referral: typeof referrals.$inferSelect) => boolean = () => true,
) {
  const rows = await tx.select().from(referrals).where(which).orderBy(asc(referrals.id)).for('update');
  const affected = rows.filter(isAffected);
  for (const { id, subject, request, copies_to, portal_number } of affected) {
    const before = { subject, request, copies_to, portal_number };
    const after = {
      subject: without(subject),
      request: without(request),
      copies_to: copies_to.map((copy) => ({ ...copy, text: without(copy.text) })),
      portal_number: portal_number && without(portal_number),
    };
    if (JSON.stringify(after) !== JSON.stringify(before))
      await tx.update(referrals).set(after).where(eq(referrals.id, id));
  }
  return affected;
}

/**
 * Removes a subject's names and phones from referrals about others, and from their answers, if these mention the
 * subject.
 */
export async function forgetInReferralsOf(tx: Tx, named: Named): Promise<void> {
  const { addressee, copies_to, portal_number, request, subject } = referrals;
  const mayNamePerson = named.mayBeIn([addressee, copies_to, portal_number, request, subject]);
  const isAffected = (row: typeof referrals.$inferSelect) =>
    named.isNamedIn(stringsIn([row.subject, row.request, row.copies_to, row.addressee]).join('\n'));
  const changed = await rewriteReferrals(tx, mayNamePerson, named.without, isAffected);
  const { reason, sent_back_reason, text } = referralReplies;
  const replies = await tx
    .select()
    .from(referralReplies)
    .where(named.mayBeIn([reason, sent_back_reason, text]))
    .orderBy(asc(referralReplies.id))
    .for('update');
  const affected = replies.filter((reply) =>
    named.isNamedIn(stringsIn([reply.text, reply.reason, reply.sent_back_reason]).join('\n')),
  );
  for (const reply of affected) {
    const orNull = (said: string | null) => said && named.without(said);
    await tx
      .update(referralReplies)
      .set({
        text: named.without(reply.text),
        reason: orNull(reply.reason),
        sent_back_reason: orNull(reply.sent_back_reason),
      })
      .where(eq(referralReplies.id, reply.id));
  }
  await forgetAnswersOf(tx, [...idsOf(changed), ...affected.map(({ referral_id }) => referral_id)]);
}

/**
 * Removes the text and the sender's name from inward entries that mention a subject, whatever they answer. Number, day
 * and channel stay.
 */
export async function forgetEntriesNaming(tx: Tx, named: Named): Promise<string[]> {
  const { note, sender, subject, their_number } = inwardLetters;
  const rows = await tx
    .select()
    .from(inwardLetters)
    .where(named.mayBeIn([note, sender, subject, their_number]))
    .orderBy(asc(inwardLetters.id))
    .for('update');
  const affected = rows.filter((entry) =>
    named.isNamedIn(stringsIn([entry.sender, entry.subject, entry.note, entry.their_number]).join('\n')),
  );
  for (const entry of affected)
    await tx
      .update(inwardLetters)
      .set({ sender: named.without(entry.sender) })
      .where(eq(inwardLetters.id, entry.id));
  return forgetEntries(tx, isOneOf(inwardLetters.id, idsOf(affected)));
}

/** Removes erased officers from referrals and from the sender of inward entries. */
export async function forgetOfficers(tx: Tx, contactIds: readonly number[]): Promise<void> {
  await tx
    .update(referrals)
    .set({
      addressee: sql`${referrals.addressee} || ${JSON.stringify({ name: ERASED, address: '' })}::jsonb`,
    })
    .where(isOneOf(referrals.contact_id, contactIds));
  await tx.update(inwardLetters).set({ sender: ERASED }).where(isOneOf(inwardLetters.contact_id, contactIds));
}
