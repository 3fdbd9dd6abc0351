import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { seatOf } from '#contract/access/scope.ts';
import type { Day } from '#contract/desk/myDay.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { isAt } from '../offices/officesOf.ts';
import { offices } from '../schema/offices.ts';

/** What citizens have sent to the office of the actor that nobody has answered for a working day (MSG-15). */
export async function lateInbox(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  first: number,
): Promise<Pick<Day, 'inbox_late'>> {
  const seat = seatOf(actor);
  if (!seat) return {};
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
}
