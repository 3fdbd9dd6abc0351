import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { ACTIONS_TAKEN, INWARD_WAYS } from '#contract/letters/letterKinds.ts';
import { INWARD_SERIES } from '#contract/letters/registers.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { nextNumber } from '#server/letters/letterNumber.ts';
import type { ReferralRules } from '#server/letters/referrals/rules.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReplies, referrals } from '#server/letters/schema/referrals.ts';
import { FINAL, INTERIM, REJECTED_FOR, SENT_BACK_FOR, UNMATCHED } from './referralTexts.ts';

/** The number of referrals with an interim answer before the final one. */
const IN_TWO_STEPS = 14;

type Reply = typeof referralReplies.$inferInsert;
type Entry = Omit<typeof inwardLetters.$inferInsert, 'office_id' | 'year' | 'counter' | 'number'>;
interface Come {
  entry: Entry;
  reply: Reply | null;
}

/** Inserts the inward register by day: the answers of departments, and some letters that answer nothing yet. */
export async function insertReferralReplies(
  tx: Tx,
  { office }: ReferralRules,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const answered = await tx
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.office_id, office.id),
        inArray(referrals.state, ['interim', 'answered', 'accepted', 'sent_back']),
      ),
    )
    .orderBy(asc(referrals.id));
  const come = answered.flatMap((referral, nth) => repliesTo(referral, nth, { by, now }));
  const unmatched = UNMATCHED.map((letter, nth): Come => {
    const received_on = addDays(dayOf(now), -1 - nth);
    const entry = { ...letter, received_on, way: 'letter' as const, creator_id: by, created_at: now };
    return { entry, reply: null };
  });
  const byDay = [...come, ...unmatched].sort((one, other) =>
    one.entry.received_on.localeCompare(other.entry.received_on),
  );
  for (const { entry, reply } of byDay) {
    const numbered = await nextNumber(tx, office, INWARD_SERIES, entry.created_at ?? now);
    const letter = await insertRow(tx, inwardLetters, { ...entry, ...numbered, office_id: office.id });
    if (reply) await tx.insert(referralReplies).values({ ...reply, inward_id: letter.id });
  }
}

function repliesTo(
  referral: typeof referrals.$inferSelect,
  nth: number,
  { by, now }: { by: number | null; now: Date },
): Come[] {
  const { id, state, contact_id, addressee, subject, answered_at, sent_at, due_on } = referral;
  const sent = dayOf(sent_at ?? now);
  const last = answered_at ?? now;
  const action = ACTIONS_TAKEN[nth % ACTIONS_TAKEN.length] ?? 'done';
  const received = (day: string): Entry => ({
    received_on: day,
    contact_id,
    sender: addressee?.name ?? '',
    subject,
    is_matched: true,
    their_number: `Lr. ${400 + id}`,
    way: INWARD_WAYS[nth % (INWARD_WAYS.length - 1)] ?? 'letter',
    creator_id: by,
    created_at: new Date(Math.min(Date.parse(`${day}T06:30:00Z`), now.getTime())),
  });
  const interim = (day: string): Come => ({
    entry: received(day),
    reply: {
      referral_id: id,
      is_final: false,
      promised_on: due_on,
      text: INTERIM,
      creator_id: by,
      created_at: received(day).created_at,
    },
  });
  if (state === 'interim') return [interim(addDays(sent, 4))];
  const final: Come = {
    entry: received(dayOf(last)),
    reply: {
      referral_id: id,
      is_final: true,
      action,
      text: FINAL[action],
      creator_id: by,
      created_at: last,
      amount: action === 'sanctioned' ? 250_000 : null,
      reason: action === 'rejected' ? REJECTED_FOR : null,
      ...(state === 'accepted' ? { accepted_at: last, accepted_by: by } : {}),
      ...(state === 'sent_back'
        ? { sent_back_at: last, sent_back_by: by, sent_back_reason: SENT_BACK_FOR }
        : {}),
    },
  };
  return nth < IN_TWO_STEPS && state === 'accepted' ? [interim(addDays(sent, 1)), final] : [final];
}
