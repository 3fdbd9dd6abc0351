import { and, isNotNull, sql } from 'drizzle-orm';
import type { Exported, PersonalData } from '#server/app/featureParts.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import { rowsAbout } from '#server/desk/privacy/rowsAbout.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import {
  forgetInLettersOf,
  forgetLetters,
  lettersOf,
  lockLetters,
  lockLettersNaming,
} from './erase/letterTexts.ts';
import {
  forgetEntriesNaming,
  forgetInReferralsOf,
  forgetOfficers,
  forgetReferrals,
} from './erase/referralTexts.ts';
import { letters } from './schema/letters.ts';
import { referralReplies, referrals } from './schema/referrals.ts';

/** The answers of departments about a subject's complaints. */
async function* repliesOf(db: Db, { complaintIds }: Exported) {
  for await (const { id } of rowsAbout(db, complaintIds(), referrals))
    yield* await db
      .select()
      .from(referralReplies)
      .where(isOneOf(referralReplies.referral_id, [id]));
}

/** The letters about a subject's complaints, and those without a complaint (REF-23). */
async function* lettersAbout(db: Db, { whom, complaintIds }: Exported) {
  for await (const ids of complaintIds()) yield* await lettersOf(db, 'complaint_id', ids);
  const people = idsOf(whom.persons);
  yield* await lettersOf(db, 'person_id', people);
}

/** Letters, referrals, their answers and the registers. */
export const letterData: PersonalData = {
  async complaints(tx, ids) {
    const aboutThem = await lockLetters(tx, { complaint_id: ids });
    return async (erased) => ({
      files: [...(await forgetLetters(tx, aboutThem)), ...(await forgetReferrals(tx, erased.ids))],
    });
  },
  people: async (tx, { person_ids }) => ({
    files: await forgetLetters(tx, await lockLetters(tx, { person_id: person_ids })),
  }),
  async subject(tx, { contact_ids, named }) {
    const files = await forgetLetters(tx, await lockLetters(tx, { contact_id: contact_ids }), {
      officers: true,
    });
    await forgetOfficers(tx, contact_ids);
    if (!named) return { files };
    files.push(...(await forgetLetters(tx, await lockLettersNaming(tx, named))));
    files.push(...(await forgetEntriesNaming(tx, named)), ...(await forgetInLettersOf(tx, named)));
    await forgetInReferralsOf(tx, named);
    return { files };
  },
  async mentions(db, named) {
    const { complaint_id, copies_to, request, subject } = referrals;
    const typed = [letters.texts, letters.copies_to, letters.addressee];
    const texts = [subject, request, copies_to];
    const answered = [referralReplies.text, referralReplies.reason];
    const said = (columns: typeof typed | typeof texts | typeof answered) =>
      sql<unknown>`jsonb_build_array(${sql.join([...columns], sql`, `)})`;
    return [
      ...(await db
        .select({ id: letters.complaint_id, said: said(typed) })
        .from(letters)
        .where(and(isNotNull(letters.complaint_id), named.mayBeIn(typed)))),
      ...(await db
        .select({ id: complaint_id, said: said(texts) })
        .from(referrals)
        .where(and(isNotNull(complaint_id), named.mayBeIn(texts)))),
      ...(await db
        .select({ id: complaint_id, said: said(answered) })
        .from(referralReplies)
        .innerJoin(referrals, sql`${referrals.id} = ${referralReplies.referral_id}`)
        .where(and(isNotNull(complaint_id), named.mayBeIn(answered)))),
    ];
  },
  isNewer: (personId, since) =>
    sql`exists (select from ${letters} where ${letters.person_id} = ${personId} and ${letters.updated_at} >= ${since})`,
  records: (db, of) => ({
    referrals: rowsAbout(db, of.complaintIds(), referrals),
    referralReplies: repliesOf(db, of),
    letters: lettersAbout(db, of),
  }),
  async *files(db, of) {
    for await (const { file_id } of repliesOf(db, of)) if (file_id) yield [file_id];
    for await (const { file_id } of lettersAbout(db, of)) if (file_id) yield [file_id];
  },
};
