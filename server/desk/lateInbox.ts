import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Day } from '../../contract/desk.ts';
import { seatOf } from '../../contract/reach.ts';
import { inboxRows } from '../db/schema/citizens.ts';
import { offices } from '../db/schema/offices.ts';
import type { Context } from '../http/serve.ts';
import { isAt } from '../offices/officesOf.ts';

/** What citizens have sent to the office of the actor that nobody has answered for a working day (MSG-15). */
export async function lateInbox(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  first: number,
): Promise<Pick<Day, 'inbox_late'>> {
  const seat = seatOf(actor);
  if (!seat) return {};
  const own = db.select({ id: offices.id }).from(offices).where(isAt(seat));
  const { late_at, office_id, sent_at, state } = inboxRows;
  const where = and(inArray(office_id, own), eq(state, 'open'), lte(late_at, now));
  const total = await db.$count(inboxRows, where);
  if (total === 0) return {};
  const rows = await db
    .select()
    .from(inboxRows)
    .where(where)
    .orderBy(asc(sent_at), asc(inboxRows.id))
    .limit(first);
  return {
    inbox_late: {
      total,
      data: rows.map(({ id, channel, phone, sent_at: at }) => ({
        id,
        channel,
        phone,
        sent_at: at.toISOString(),
      })),
    },
  };
}
