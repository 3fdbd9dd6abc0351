import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { dayOf, daysBetween } from '#contract/kernel/day.ts';
import { isWaiting } from '#contract/letters/referralActions.ts';
import type { ReferralReply, ReferralRow } from '#contract/letters/referralRecord.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import { type Names, namedOf, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { letters } from '../schema/letters.ts';
import { referralReminders, referrals } from '../schema/referrals.ts';
import { repliesOf } from './replies.ts';

export type Referral = typeof referrals.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** A column of the unsent reminder. There is at most one, since a newer one replaces it. */
const ofDraft = (column: SQLWrapper, name: string) =>
  sql<number | null>`(select max(${column}) from ${referralReminders}
  where ${referralReminders.referral_id} = ${referrals.id} and ${referralReminders.sent_at} is null
    and not ${referralReminders.dropped})`.as(name);

/** A select of referrals with their subjects. */
export function selectReferrals(db: Db | Tx, actor: Actor) {
  const own = ownComplaints(actor) ?? sql`true`;
  return db
    .select({
      referral: referrals,
      complaint: {
        id: complaints.id,
        complaint_number: complaints.complaint_number,
        area_id: complaints.area_id,
        category_id: complaints.category_id,
        staff_id: complaints.staff_id,
        parliament_id: complaints.parliament_id,
        assembly_id: complaints.assembly_id,
        status: complaints.status,
        is_own: sql<boolean>`${own}`.as('is_own'),
      },
      cause: {
        id: causes.id,
        number: causes.number,
        title: causes.title,
        staff_id: causes.staff_id,
        parliament_id: causes.parliament_id,
        assembly_id: causes.assembly_id,
      },
      department: namedColumns(contactCategories),
      letter: { id: letters.id, number: letters.number },
      drafted: ofDraft(referralReminders.step, 'drafted'),
      drafted_letter: ofDraft(referralReminders.letter_id, 'drafted_letter'),
    })
    .from(referrals)
    .leftJoin(complaints, eq(complaints.id, referrals.complaint_id))
    .leftJoin(causes, eq(causes.id, referrals.cause_id))
    .leftJoin(letters, eq(letters.id, referrals.letter_id))
    .leftJoin(contactCategories, eq(contactCategories.id, referrals.category_id));
}
export type ReferralQueryRow = Awaited<ReturnType<typeof selectReferrals>>[number];

/** The assignee of the referral's complaint or cause. */
export const inChargeOf = ({
  complaint,
  cause,
}: Pick<ReferralQueryRow, 'complaint' | 'cause'>): number | null => (complaint ?? cause)?.staff_id ?? null;

/** The place of the referral's complaint or cause. */
export function placeOf({ complaint, cause }: Pick<ReferralQueryRow, 'complaint' | 'cause'>) {
  const about = complaint ?? cause;
  if (!about) throw new Error('a referral of nothing');
  return { parliament_id: about.parliament_id, assembly_id: about.assembly_id };
}

/** The referrals that match a condition, as answer rows. */
export async function referralRows(
  reader: Reader,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ReferralRow[]> {
  const { actor, db, now } = reader;
  const rows = await selectReferrals(db, actor)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const known = await names(db);
  const answered = rows.flatMap(({ referral: { id, state } }) => (state === 'answered' ? id : []));
  const replies = await repliesOf(reader, answered);
  return rows.map((each) => rowOf(each, known, now, replies.get(each.referral.id)));
}

/** The referrals with these ids, in the same order. */
export async function referralsById(reader: Reader, ids: readonly number[]): Promise<ReferralRow[]> {
  const slice = { limit: ids.length, offset: 0 };
  return referralRows(reader, inArray(referrals.id, [...ids]), [sql`${referrals.id}`], slice);
}

/** @param replies the answers, oldest first, if the caller may decide on them */
export function rowOf(
  row: ReferralQueryRow,
  known: Names,
  now: Date,
  replies: readonly ReferralReply[] = [],
): ReferralRow {
  const { referral, complaint, cause, department, letter, drafted, drafted_letter } = row;
  const { id, contact_id, addressee, way, subject, state, sent_at, due_on, reminders, version } = referral;
  const today = dayOf(now);
  const waits = isWaiting(referral);
  return {
    id,
    contact_id,
    addressee,
    way,
    subject,
    state,
    due_on,
    reminders,
    version,
    number: writtenReferral(referral.number),
    complaint: complaint && {
      id: complaint.is_own ? complaint.id : null,
      complaint_number: complaint.complaint_number,
      area: known.place('area', complaint.area_id),
      category: known.category(complaint.category_id),
      closed: isClosed(complaint.status),
    },
    cause: cause && { id: cause.id, number: cause.number, title: cause.title },
    department: department && namedOf(department),
    sent_at: sent_at?.toISOString() ?? null,
    overdue: waits && due_on !== null && due_on < today,
    days: waits && sent_at ? daysBetween(dayOf(sent_at), today) : null,
    reminder_due: waits ? drafted : null,
    reminder_letter_id: waits ? drafted_letter : null,
    letter,
    in_charge: known.user(inChargeOf(row)),
    answer: (state === 'answered' && replies.findLast(({ is_final }) => is_final)) || null,
  };
}
