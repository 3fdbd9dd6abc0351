import { eq } from 'drizzle-orm';
import { isWaiting } from '#contract/letters/referralActions.ts';
import { findOfficeOf } from '#server/desk/offices/findOffice.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Upload } from '#server/kernel/files/checkUpload.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import { headOf } from '#server/letters/letterhead.ts';
import { answerReferral } from '#server/letters/referrals/answer.ts';
import { checkedReply, type Reply } from '#server/letters/referrals/checkReply.ts';
import { enterInward } from '#server/letters/referrals/inward/enter.ts';
import { referralOfToken, spendToken } from '#server/letters/referrals/links.ts';
import { lockRow } from '#server/letters/referrals/lock.ts';
import { senderOf } from '#server/letters/referrals/reply.ts';
import type { Referral } from '#server/letters/referrals/rows.ts';
import { rulesOfOffice } from '#server/letters/referrals/rules.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { type PublicLanguage, WORDS } from './words.ts';

/**
 * The referral of a reply link.
 * @throws 404 for a used, expired or unknown link, for a referral that no longer waits, and where the office uses no letters, all with the same answer
 */
export async function findByLink(db: Db | Tx, token: string, now: Date): Promise<Referral> {
  const id = await referralOfToken(db, token, now);
  const [referral] = id === undefined ? [] : await db.select().from(referrals).where(eq(referrals.id, id));
  if (!referral || !isWaiting(referral)) throw notFound();
  const [office] = await db
    .select({ uses: offices.uses })
    .from(offices)
    .where(eq(offices.id, referral.office_id));
  if (!office?.uses.includes('letters')) throw notFound();
  return referral;
}

/** The name of a referral's office, with the holder of its seat. */
export async function officeNameOf(db: Db | Tx, { office_id }: Referral, language: PublicLanguage) {
  const { name, titles } = await headOf(db, await findOfficeOf(db, office_id), [language]);
  const [{ designation, seat } = { designation: '', seat: '' }] = titles;
  const office = seat && WORDS[language].office.replace('%{name}', () => seat);
  return [office, name, name && designation].filter(Boolean).join(', ');
}

interface OfficerReply {
  reply: Reply;
  their_date: string | null;
  file: Upload | null;
}

/**
 * Accepts an officer's reply by link, once: it is added to the inward register with the channel 'by link', and accepted
 * or sent back like others (REF-14).
 * @throws 404 as `findByLink`, 422 for missing fields
 */
export function takeReply(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  token: string,
  { reply: values, their_date, file }: OfficerReply,
): Promise<void> {
  const now = clock();
  return withFiles(files, (storedKeys) =>
    database.db.transaction(async (db) => {
      const referral = await lockRow(db, await findByLink(db, token, now));
      const reply = checkedReply(values, now);
      if (!isWaiting(referral) || !(await spendToken(db, token, now))) throw notFound();
      const { office } = await rulesOfOffice(db, referral.office_id);
      const file_id = file && (await keepFile(files, db, file, storedKeys));
      const entry = {
        ...senderOf({ referral }),
        way: 'link' as const,
        their_date,
        file_id,
        is_matched: true,
      };
      const inward = await enterInward({ db, now }, office, entry);
      await answerReferral(
        { db, now, actor: null, referral },
        { reply, inward_id: inward.id, file_id, sentOnTo: null },
      );
    }),
  );
}
