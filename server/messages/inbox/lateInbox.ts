import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { DayNumbers } from '#server/complaints/events.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inboxRows } from '../schema/citizens.ts';

/** Messages of citizens to the actor's office without an answer for a working day (MSG-15). */
export const lateInbox: DayNumbers = async ({ actor, db, now }, first) => {
  const seat = seatOf(actor);
  if (!seat || !can(actor, 'list', 'inbox')) return {};
  const own = db.select({ id: offices.id }).from(offices).where(isAt(seat));
  const { channel, id, late_at, office_id, phone, sent_at, state } = inboxRows;
  const rows = await db
    .select({ id, channel, phone, sent_at, total: sql<number>`(count(*) over ())::int` })
    .from(inboxRows)
    .where(and(inArray(office_id, own), eq(state, 'open'), lte(late_at, now)))
    .orderBy(asc(sent_at), asc(id))
    .limit(first);
  const [oldest] = rows;
  if (!oldest) return {};
  const data = rows.map(({ total, sent_at: at, ...row }) => ({ ...row, sent_at: at.toISOString() }));
  return { inbox_late: { total: oldest.total, data } };
};
