import { desc, eq } from 'drizzle-orm';
import { type StatusGroup, statusGroup } from '../../contract/complaintStatus.ts';
import { dayOf, writtenDay } from '../../contract/day.ts';
import type { Named } from '../../contract/named.ts';
import type { Seat } from '../../contract/place.ts';
import type { MessageValues } from '../../contract/templateValues.ts';
import type { Calendar } from '../../contract/workingTime.ts';
import type { Complaint } from '../complaints/row.ts';
import { names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintClocks } from '../db/schema/clocks.ts';
import { referrals } from '../db/schema/referrals.ts';
import { rulesOf } from '../deadlines/rules.ts';
import { constituencyOf } from '../replies/filling.ts';
import type { MessageRules } from './rules.ts';

/** How a case stands, as a citizen is told it. */
const STANDS: Record<StatusGroup, Named> = {
  open: { name: 'received', name_te: 'అందింది', name_hi: 'प्राप्त' },
  in_progress: { name: 'in progress', name_te: 'పనిలో ఉంది', name_hi: 'कार्य जारी' },
  closed: { name: 'answered', name_te: 'పూర్తయింది', name_hi: 'पूर्ण' },
};

/** What variables of templates stand for in a message about a case (MSG-03). `link` is made by whoever sends. */
export async function messageValues(
  db: Db | Tx,
  complaint: Complaint,
  rules: MessageRules,
): Promise<MessageValues> {
  const [known, due, addressee] = [
    await names(db),
    await dueOf(db, complaint.id),
    await askedLast(db, complaint.id),
  ];
  return {
    name: { name: complaint.name },
    number: { name: complaint.complaint_number },
    category: known.category(complaint.category_id),
    area: known.place('area', complaint.area_id),
    date: { name: writtenDay(dayOf(complaint.created_at)) },
    due: due === null ? null : { name: writtenDay(due) },
    status: STANDS[statusGroup(complaint.status)],
    officer: addressee?.name ? { name: addressee.name } : null,
    department: addressee?.department ? { name: addressee.department } : null,
    ...(await officeValues(db, complaint, rules)),
  };
}

/** Of them what is about no case: the office of a seat, and how it is asked. */
export async function officeValues(db: Db | Tx, seat: Seat, rules: MessageRules): Promise<MessageValues> {
  const hours = hoursOf(rulesOf(rules.offices).calendar);
  return {
    office: await constituencyOf(db, seat),
    office_phone: rules.phone === null ? null : { name: rules.phone },
    office_hours: hours === null ? null : { name: hours },
  };
}

async function dueOf(db: Db | Tx, id: number): Promise<string | null> {
  const { complaint_id, due_on } = complaintClocks;
  const [clock] = await db.select({ due_on }).from(complaintClocks).where(eq(complaint_id, id));
  return clock?.due_on ?? null;
}

async function askedLast(db: Db | Tx, id: number) {
  const { addressee, complaint_id } = referrals;
  const [last] = await db
    .select({ addressee })
    .from(referrals)
    .where(eq(complaint_id, id))
    .orderBy(desc(referrals.id))
    .limit(1);
  return last?.addressee ?? null;
}

/** Those of the first day of the week that has any. */
function hoursOf({ week }: Calendar): string | null {
  const [first] = week.find((day) => day.length > 0) ?? [];
  return first ? `${written(first[0])}-${written(first[1])}` : null;
}
const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
