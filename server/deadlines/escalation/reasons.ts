import { and, eq, inArray } from 'drizzle-orm';
import type { EscalationReason } from '#contract/deadlines/escalation.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { workingDaysBetween } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { absencesOn } from '#server/teamwork/leaves/absences.ts';
import type { Away, NextLevel } from '#server/teamwork/leaves/reach.ts';
import type { complaintClocks } from '../schema/clocks.ts';

type ComplaintClock = Pick<typeof complaintClocks.$inferSelect, 'due_on' | 'staff_id'>;
type ReasonsOf = (one: ComplaintClock, calendar: Calendar, to: NextLevel) => EscalationReason[];

const isAway = ({ name, until }: Omit<Away, 'id'>): EscalationReason => ({ why: 'away', name, until });

/**
 * The reasons why complaints reach a level: how late they are, and which users of lower levels are absent (SLA-13).
 */
export async function reasonsAt(
  db: Db | Tx,
  assigned: readonly Pick<ComplaintClock, 'staff_id'>[],
  now: Date,
): Promise<ReasonsOf> {
  const today = dayOf(now);
  const ids = [...new Set(assigned.flatMap(({ staff_id }) => staff_id ?? []))];
  const { id, name, disabled } = users;
  const isActive = and(inArray(id, ids), eq(disabled, false));
  const [people, absences] = await inParallel(db, [
    () => db.select({ id, name }).from(users).where(isActive),
    () => absencesOn(db, today, ids),
  ]);
  const active = new Map(people.map((account) => [account.id, account.name]));
  const inCharge = ({ staff_id }: ComplaintClock): EscalationReason[] => {
    const person = active.get(staff_id ?? 0);
    const absence = absences.get(staff_id ?? 0);
    if (!person) return [{ why: 'unassigned' }];
    return absence ? [isAway({ name: person, until: absence.to_day })] : [];
  };
  return (one, calendar, { skipped, away }) => {
    const days = one.due_on ? workingDaysBetween(calendar, one.due_on, today) : 0;
    const reasons: EscalationReason[] = [
      ...(days > 0 ? [{ why: 'overdue' as const, days }] : []),
      ...inCharge(one),
      ...skipped.flatMap((below) =>
        below.away.length > 0 ? below.away.map(isAway) : [{ why: 'vacant' as const, level: below.level }],
      ),
      ...away.map(isAway),
    ];
    // The assignee may also be a desk head.
    return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
  };
}
