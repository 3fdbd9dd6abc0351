import { eq, type SQL, sql } from 'drizzle-orm';
import type { ExactSearch } from '#server/complaints/list/listParts.ts';
import { pastedForms } from '#server/kernel/text/pastedForms.ts';
import { inwardLetters, letters } from './schema/letters.ts';
import { referralReplies, referrals } from './schema/referrals.ts';

const REFERRAL = /^R-(\d{4,9})$/;
/** HZB/GR/2026/0147 */
const LETTER = /^[A-Z]{2,5}\/[A-Z]{1,4}\/\d{4}\/\d{4,9}$/;

/** Finds the complaint of a referral, of a letter, or of a received answer by its number (REF-05, REF-10). */
export const letterNumberSearch: ExactSearch = (typed) => {
  const forms = pastedForms(typed).map((form) => form.toUpperCase());
  const referral = forms.map((form) => REFERRAL.exec(form)?.[1]).find(Boolean);
  const letter = forms.find((form) => LETTER.test(form));
  if (referral) return ({ id }) => sql`${id} in (${byReferral(eq(referrals.number, Number(referral)))})`;
  if (letter) return ({ id }) => sql`${id} in (${byLetter(letter)})`;
  return null;
};

const byReferral = (which: SQL) =>
  sql`select ${referrals.complaint_id} from ${referrals} where ${which} and ${referrals.complaint_id} is not null`;

/** The letter itself, or one that answers a referral. */
function byLetter(number: string): SQL {
  const answered = sql`select ${referralReplies.referral_id} from ${referralReplies} join ${inwardLetters}
    on ${inwardLetters.id} = ${referralReplies.inward_id} where ${inwardLetters.number} = ${number}`;
  return sql`select ${letters.complaint_id} from ${letters}
    where ${letters.number} = ${number} and ${letters.complaint_id} is not null
    union all ${byReferral(sql`${referrals.id} in (${answered})`)}`;
}
