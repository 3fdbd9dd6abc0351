import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { MAX_REMINDERS } from '#contract/letters/referralActions.ts';
import { lockIdle } from '#server/complaints/lockIdle.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { upwardsFrom } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { referrals } from '../schema/referrals.ts';
import { draftReminder, remindByMail, reminderDay } from './reminders.ts';
import type { Referral } from './rows.ts';
import { type ReferralRules, referralRules } from './rules.ts';

const { id, complaint_id, office_id, remind_on } = referrals;

/** Whether a reminder is due, by the end of an index. */
export const isReminderDue = (now: Date) =>
  lte(sql`(select min(${remind_on}) from ${referrals})`, sql`${dayOf(now)}::date`);

/**
 * Drafts the due reminders of offices that are open, oldest first. Reminders by mail are sent at once if the office
 * has switched that on (REF-09). A paused or closed complaint gets none. Returns the number of referrals checked.
 */
export async function draftDueReminders(
  tx: Tx,
  most: number,
  { jobs, mail, now }: Pick<Services, 'jobs' | 'mail'> & { now: Date },
): Promise<number> {
  const open = await openOffices(tx, now);
  const due = open.size > 0 ? await lockDue(tx, [...open.keys()], most, now) : [];
  for (const referral of due) {
    const rules = open.get(referral.office_id);
    if (!rules) throw new Error('an office that was not asked');
    const step = stepOn(referral, rules, dayOf(now));
    const drafted = await draftReminder({ db: tx, now, actor: null }, referral, step, rules.calendar);
    const goesOut = referral.way === 'email' && rules.isOn('by_itself');
    if (goesOut) await remindByMail({ db: tx, actor: null, jobs, mail, now }, drafted, step).catch(leaveIt);
  }
  return due.length;
}

/** Skips a referral whose recipient cannot be reached; a user sees it in the list. */
function leaveIt(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** After an outage only the last due reminder is drafted. */
function stepOn({ due_on, reminders }: Referral, { calendar }: ReferralRules, today: string): number {
  let step = reminders + 1;
  const isDue = (nth: number) => (reminderDay(calendar, due_on ?? today, nth - 1) ?? today) <= today;
  while (step < MAX_REMINDERS && isDue(step + 1)) step += 1;
  return step;
}

/** The rules of open offices that use letters and have a due reminder. */
async function openOffices(tx: Tx, now: Date): Promise<Map<number, ReferralRules>> {
  const waiting = await tx
    .select({ office_id })
    .from(referrals)
    .where(lte(remind_on, dayOf(now)))
    .groupBy(office_id);
  if (waiting.length === 0) return new Map();
  const all = await tx.select().from(offices);
  const open = waiting.flatMap((each): [number, ReferralRules][] => {
    const office = all.find((one) => one.id === each.office_id);
    const isInUse = office?.uses.includes('letters');
    const rules = office && isInUse && referralRules(upwardsFrom(office, all));
    const opens = rules && nextOpening(rules.calendar, now);
    return rules && opens && opens <= now ? [[each.office_id, rules]] : [];
  });
  return new Map(open);
}

/**
 * Locks the complaints first, then the due referrals. Skips referrals that another transaction has locked; the next
 * run takes them.
 */
async function lockDue(tx: Tx, officeIds: number[], most: number, now: Date): Promise<Referral[]> {
  const isDue = and(lte(remind_on, dayOf(now)), inArray(office_id, officeIds));
  const rows = await tx
    .select({ id, complaint_id })
    .from(referrals)
    .leftJoin(complaints, eq(complaints.id, complaint_id))
    .leftJoin(complaintClocks, eq(complaintClocks.complaint_id, complaint_id))
    .where(
      and(
        isDue,
        or(isNull(complaint_id), ne(complaints.status_group, 'closed')),
        isNull(complaintClocks.paused_until),
      ),
    )
    .orderBy(asc(remind_on), asc(id))
    .limit(most);
  const about = rows.flatMap((each) => each.complaint_id ?? []);
  const locked = await lockIdle(tx, about);
  const isFree = (complaint: number | null) =>
    complaint === null || locked.some((one) => one.id === complaint);
  const free = rows.filter((each) => isFree(each.complaint_id)).map((each) => each.id);
  return tx
    .select()
    .from(referrals)
    .where(and(inArray(id, free), isDue))
    .orderBy(asc(id))
    .for('update');
}
