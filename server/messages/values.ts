import { desc, inArray } from 'drizzle-orm';
import { type StatusGroup, statusGroup } from '#contract/complaints/complaintStatus.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import type { Named } from '#contract/kernel/named.ts';
import type { MessageValues } from '#contract/messages/templateValues.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { calendarAmong } from '#server/desk/offices/calendar.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { constituencyOf } from '#server/replies/filling.ts';
import type { MessageRules } from './rules.ts';

/** The status of a complaint in words for a citizen. */
const STANDS: Record<StatusGroup, Named> = {
  open: { name: 'received', name_te: 'అందింది', name_hi: 'प्राप्त' },
  in_progress: { name: 'in progress', name_te: 'పనిలో ఉంది', name_hi: 'कार्य जारी' },
  closed: { name: 'answered', name_te: 'పూర్తయింది', name_hi: 'पूर्ण' },
};

/** The values of template variables for a message about a complaint (MSG-03). The sender provides `link`. */
export async function messageValues(
  db: Db | Tx,
  complaint: Complaint,
  rules: MessageRules,
): Promise<MessageValues> {
  const valuesOf = await complaintValues(db, [complaint.id]);
  return { ...valuesOf(complaint), ...(await officeValues(db, complaint, rules)) };
}

type MessageComplaint = Pick<
  Complaint,
  'id' | 'name' | 'complaint_number' | 'category_id' | 'area_id' | 'created_at' | 'status'
>;

/** The values from the complaint, for several that are read at once. */
export async function complaintValues(
  db: Db | Tx,
  ids: readonly number[],
): Promise<(complaint: MessageComplaint) => MessageValues> {
  const [known, dueOf, lastOfficers] = [
    await names(db),
    await dueDays(db, ids),
    await lastOfficersOf(db, ids),
  ];
  return (complaint) => {
    const [due, addressee] = [dueOf.get(complaint.id), lastOfficers.get(complaint.id)];
    return {
      name: { name: complaint.name },
      number: { name: complaint.complaint_number },
      category: known.category(complaint.category_id),
      area: known.place('area', complaint.area_id),
      date: { name: writtenDay(dayOf(complaint.created_at)) },
      due: due ? { name: writtenDay(due) } : null,
      status: STANDS[statusGroup(complaint.status)],
      officer: addressee?.name ? { name: addressee.name } : null,
      department: addressee?.department ? { name: addressee.department } : null,
    };
  };
}

/** The values without a complaint: the office of a seat and its contact data. */
export async function officeValues(db: Db | Tx, seat: Seat, rules: MessageRules): Promise<MessageValues> {
  const hours = hoursOf(calendarAmong(rules.offices));
  return {
    office: await constituencyOf(db, seat),
    office_phone: rules.phone === null ? null : { name: rules.phone },
    office_hours: hours === null ? null : { name: hours },
  };
}

async function dueDays(db: Db | Tx, ids: readonly number[]) {
  const { complaint_id, due_on } = complaintClocks;
  const clocks = await db
    .select({ complaint_id, due_on })
    .from(complaintClocks)
    .where(inArray(complaint_id, [...ids]));
  return new Map(clocks.map((clock) => [clock.complaint_id, clock.due_on]));
}

async function lastOfficersOf(db: Db | Tx, ids: readonly number[]) {
  const { addressee, complaint_id } = referrals;
  const rows = await db
    .selectDistinctOn([complaint_id], { complaint_id, addressee })
    .from(referrals)
    .where(inArray(complaint_id, [...ids]))
    .orderBy(complaint_id, desc(referrals.id));
  return new Map(rows.map((one) => [one.complaint_id, one.addressee]));
}

/** The hours of the first day of the week that has any. */
function hoursOf({ week }: Calendar): string | null {
  const [first] = week.find((day) => day.length > 0) ?? [];
  return first ? `${written(first[0])}-${written(first[1])}` : null;
}
const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
