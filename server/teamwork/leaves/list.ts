import { and, asc, eq, gte, ne, type SQL } from 'drizzle-orm';
import { runsOffice } from '#contract/access/access.ts';
import { seatOf } from '#contract/access/scope.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import {
  type listLeaveAccounts as accountsCall,
  type LeaveAccount,
  type LeaveList,
  type listLeaves as listCall,
  MAX_LEAVE_DAYS,
} from '#contract/teamwork/leave.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { placeFilter } from '#server/kernel/db/listing.ts';
import { forbidden, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaves } from '../schema/leaves.ts';
import { atSeat } from './check.ts';
import { isListed, leaveRecords } from './record.ts';

type Reader = Pick<Context, 'actor' | 'db'>;

/** Leaves since a year ago; current and future ones first (SLA-16). */
export async function listLeaves(context: Context<typeof listCall>): Promise<LeaveList> {
  const { actor, now, query } = context;
  if (query.everybody && !runsOffice(actor)) throw forbidden();
  const today = dayOf(now);
  const since = addDays(today, -MAX_LEAVE_DAYS);
  const whose = query.everybody
    ? and(isListed(actor), await atOffice(context, query.office_id))
    : eq(users.id, actor.id);
  const all = await leavesOf(context, whose, since, today);
  const data = [
    ...all.filter(({ state }) => state !== 'over'),
    ...all.filter(({ state }) => state === 'over').reverse(),
  ];
  const standsIn = and(eq(leaves.deputy_id, actor.id), eq(users.disabled, false));
  const deputyships = query.everybody ? [] : await leavesOf(context, standsIn, today, today);
  return { data, total: data.length, deputyships };
}

/** Leaves of some accounts that end on or after a day, by their first day. */
async function leavesOf({ db }: Reader, whose: SQL | undefined, since: string, today: string) {
  const rows = await db
    .select({ leave: leaves })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.user_id))
    .where(and(whose, gte(leaves.to_day, since)))
    .orderBy(asc(leaves.from_day), asc(leaves.id));
  return leaveRecords(
    db,
    rows.map(({ leave }) => leave),
    today,
  );
}

/** The accounts of an office and the offices below it; none for an unknown office. */
async function atOffice({ actor, db }: Reader, id: number | null): Promise<SQL | undefined> {
  if (id === null) return undefined;
  const [office] = await db.select().from(offices).where(eq(offices.id, id));
  return office ? placeFilter(actor, office, users) : eq(users.id, 0);
}

/** The accounts for which the actor may enter a leave, or the possible deputies of one account, by name. */
export async function listLeaveAccounts(context: Context<typeof accountsCall>) {
  const { actor, db, now, query } = context;
  const { deputy_of, office_id } = query;
  const accounts = deputy_of
    ? await colleagues(context, deputy_of)
    : await activeAccounts(context, and(isListed(actor), await atOffice(context, office_id)));
  const coming = await db
    .select()
    .from(leaves)
    .where(gte(leaves.to_day, dayOf(now)))
    .orderBy(asc(leaves.from_day));
  const data = accounts.map(({ id, name, role }): LeaveAccount => {
    const own = coming.filter(({ user_id }) => user_id === id);
    return { id, name, role, leaves: own.map(({ from_day, to_day }) => ({ from_day, to_day })) };
  });
  return { data, total: data.length };
}

/** The other active accounts of an account's office (GRD-01). */
async function colleagues(reader: Reader, id: number) {
  const [account] = await activeAccounts(reader, and(eq(users.id, id), isListed(reader.actor)));
  if (!account) throw invalidField('deputy_of', 'unknownChoice');
  const others = await activeAccounts(reader, ne(users.id, id));
  return atSeat(seatOf(account), others);
}

const activeAccounts = ({ db }: Reader, whom: SQL | undefined) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.disabled, false), whom))
    .orderBy(asc(users.name), asc(users.id));
