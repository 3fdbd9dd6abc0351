import { and, asc, eq, gte, lte, ne, type SQL } from 'drizzle-orm';
import { seatOf } from '#contract/access/scope.ts';
import { daysBetween, writtenDay } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import { MAX_LEAVE_DAYS } from '#contract/teamwork/leave.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { leaves } from '../schema/leaves.ts';
import type { LeaveRow } from './record.ts';

/** A leave to be stored; `id` is 0 for a new one. */
export type LeaveInput = Pick<LeaveRow, 'id' | 'user_id' | 'from_day' | 'to_day' | 'deputy_id'>;

const { id, user_id, deputy_id, from_day, to_day } = leaves;

/**
 * Refuses an invalid leave (SLA-16), with its people locked. A deputy may not be on leave in these days, in whichever
 * order the two leaves were entered: the grievances would wait for an absent user. @throws 422 by field
 */
export async function checkLeave(db: Db | Tx, input: LeaveInput, today: string): Promise<void> {
  checkDays(input, today);
  const [own] = await leavesIn(db, input, eq(user_id, input.user_id));
  if (own) {
    const days = { from: writtenDay(own.from_day), to: writtenDay(own.to_day) };
    throw invalidField('from_day', 'leaveOverlaps', days);
  }
  const [standsIn] = await leavesIn(db, input, eq(deputy_id, input.user_id));
  if (standsIn) throw invalidField('from_day', 'standsInFor', { name: standsIn.name });
  if (input.deputy_id !== null) await checkDeputy(db, input, input.deputy_id);
}

function checkDays({ from_day, to_day }: LeaveInput, today: string) {
  if (to_day < from_day) throw invalidField('to_day', 'lastDayFirst');
  if (to_day < today) throw invalidField('to_day', 'leaveInPast');
  if (daysBetween(from_day, to_day) >= MAX_LEAVE_DAYS) throw invalidField('to_day', 'leaveTooLong');
}

async function checkDeputy(db: Db | Tx, input: LeaveInput, deputy: number) {
  if (deputy === input.user_id) throw invalidField('deputy_id', 'ownDeputy');
  const [person, account] = [await seatAt(db, input.user_id), await seatAt(db, deputy)];
  if (!person || !account || !isSame(person, account)) throw invalidField('deputy_id', 'deputyElsewhere');
  const [away] = await leavesIn(db, input, eq(user_id, deputy));
  if (away) throw invalidField('deputy_id', 'deputyAway');
}

/** The accounts at a seat: the colleagues of one office. */
export const atSeat = <A extends Parameters<typeof seatOf>[0]>(seat: Seat | null, accounts: A[]): A[] =>
  accounts.filter((account) => {
    const own = seatOf(account);
    return seat !== null && own !== null && isSame(own, seat);
  });

/** The seat of an active account, which is that of its office (GRD-01). */
async function seatAt(db: Db | Tx, account: number): Promise<Seat | null> {
  const [seat] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, account), eq(users.disabled, false)));
  return seat ? seatOf(seat) : null;
}

const isSame = (one: Seat, other: Seat) =>
  one.parliament_id === other.parliament_id && one.assembly_id === other.assembly_id;

/** Other leaves of active accounts that have a day in common with it. */
const leavesIn = (db: Db | Tx, input: LeaveInput, whose: SQL) =>
  db
    .select({ from_day, to_day, name: users.name })
    .from(leaves)
    .innerJoin(users, and(eq(users.id, user_id), eq(users.disabled, false)))
    .where(and(whose, ne(id, input.id), lte(from_day, input.to_day), gte(to_day, input.from_day)))
    .orderBy(asc(from_day))
    .limit(1);
