import { and, eq, inArray } from 'drizzle-orm';
import type { Addressee } from '#contract/letters/letterKinds.ts';
import { isWaiting } from '#contract/letters/referralActions.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { holderOf } from '#server/officers/officers.ts';
import { letters } from '../schema/letters.ts';
import { addresseeOf } from './addressee.ts';
import type { ReferralQueryRow } from './rows.ts';

/**
 * The recipients if referrals, or reminders of waiting ones, were sent now, in the same order. A drafted letter has
 * its addressee; a mail or reminder goes to the current holder of the post (REF-22). null for none.
 */
export async function recipientsOf(
  db: Db | Tx,
  selected: readonly ReferralQueryRow[],
): Promise<(Addressee | null)[]> {
  const drafts = await draftedTo(
    db,
    selected.flatMap((each) => letterOf(each) ?? []),
  );
  const holders = new Map<number, Addressee | null>();
  const holder = async (id: number) => {
    if (!holders.has(id)) {
      const officer = await holderOf(db, id);
      holders.set(id, officer && addresseeOf(officer));
    }
    return holders.get(id) ?? null;
  };
  const recipients: (Addressee | null)[] = [];
  for (const each of selected) {
    const { contact_id, way, addressee } = each.referral;
    const drafted = drafts.get(letterOf(each) ?? 0);
    const goesToHolder = way === 'email' || isWaiting(each.referral);
    if (drafted) recipients.push(isNobody(drafted) ? null : drafted);
    else recipients.push(goesToHolder && contact_id !== null ? await holder(contact_id) : addressee);
  }
  return recipients;
}

/** The drafted letter that is sent with the referral. */
const letterOf = ({ referral, drafted_letter }: ReferralQueryRow) =>
  isWaiting(referral) ? drafted_letter : referral.letter_id;

async function draftedTo(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Addressee>> {
  if (ids.length === 0) return new Map();
  const { id, addressee, state } = letters;
  const rows = await db
    .select({ id, addressee })
    .from(letters)
    .where(and(inArray(id, [...ids]), eq(state, 'draft')));
  return new Map(rows.map((row) => [row.id, row.addressee]));
}

const isNobody = (addressee: Addressee) => Object.values(addressee).every((line) => !line);
