import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from '../schema/referrals.ts';
import { type Addressed, addresseeOf } from './addressee.ts';
import { nextReferralNumber } from './referralNumber.ts';
import type { Referral } from './rows.ts';

type ReferralValues = Omit<
  typeof referrals.$inferInsert,
  'id' | 'number' | 'contact_id' | 'category_id' | 'addressee' | 'updated_at' | 'version'
> & { created_at: Date };

/** One referral for each officer, or a single one that has none yet, under the next numbers of its office (REF-01). */
export async function insertReferrals(
  db: Db | Tx,
  values: ReferralValues,
  to: readonly (Pick<typeof referrals.$inferInsert, 'due_on' | 'remind_on' | 'mail_id'> & {
    officer: Addressed | null;
  })[],
): Promise<Referral[]> {
  const rows: (typeof referrals.$inferInsert)[] = [];
  for (const { officer, ...own } of to) {
    rows.push({
      ...values,
      ...own,
      number: await nextReferralNumber(db, values.office_id),
      contact_id: officer?.id ?? null,
      category_id: officer?.category_id ?? null,
      addressee: officer && addresseeOf(officer),
      updated_at: values.created_at,
    });
  }
  return db.insert(referrals).values(rows).returning();
}
