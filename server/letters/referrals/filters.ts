import { and, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { dayOf } from '#contract/kernel/day.ts';
import { ANSWERED, TO_SEND, WAITING } from '#contract/letters/referralActions.ts';
import type { referralFilters } from '#contract/letters/referralFilters.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contains } from '#server/kernel/db/listing.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letters } from '../schema/letters.ts';
import { referrals } from '../schema/referrals.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;
export type ReferralFilters = z.output<z.ZodMiniObject<typeof referralFilters>>;

const STATES = { to_send: TO_SEND, waiting: WAITING, answered: ANSWERED } as const satisfies Record<
  ReferralStage,
  unknown
>;
const { category_id, contact_id, due_on, state } = referrals;

export const isAt = (stage: ReferralStage): SQL => inArray(state, [...STATES[stage]]);

/** The SQL of a list's filters (REF-15). */
export function cutTo(reader: Reader, query: ReferralFilters): SQL | undefined {
  const today = dayOf(reader.now);
  return and(
    query.category_id ? eq(category_id, query.category_id) : undefined,
    query.contact_id ? eq(contact_id, query.contact_id) : undefined,
    query.overdue ? and(isAt('waiting'), lt(due_on, today)) : undefined,
    query.term ? withTerm(reader, query.term) : undefined,
  );
}

/**
 * Searches numbers of referral, complaint and letter, the addressee, and the request. Citizens' names are searched in
 * letters, which every reader of the referral may read, and in the caller's own complaints (REF-10).
 */
function withTerm({ actor, db }: Reader, term: string): SQL | undefined {
  const number = sql`'R-' || lpad(${referrals.number}::text, greatest(4, length(${referrals.number}::text)), '0')`;
  const complaint = db
    .select({ one: sql`1` })
    .from(complaints)
    .where(and(eq(complaints.id, referrals.complaint_id), contains(term, [complaints.complaint_number])));
  const citizen = db
    .select({ one: sql`1` })
    .from(complaints)
    .where(
      and(
        eq(complaints.id, referrals.complaint_id),
        ownComplaints(actor),
        contains(term, [complaints.name, complaints.details]),
      ),
    );
  const letter = db
    .select({ one: sql`1` })
    .from(letters)
    .where(
      and(
        eq(letters.id, referrals.letter_id),
        contains(term, [sql`coalesce(${letters.number}, '')`, sql`${letters.texts}::text`]),
      ),
    );
  const own = contains(term, [
    number,
    referrals.subject,
    referrals.request,
    sql`coalesce(${referrals.addressee}::text, '')`,
  ]);
  return or(own, exists(complaint), exists(citizen), exists(letter));
}
