import { asc, eq, sql } from 'drizzle-orm';
import { type Clock, clockState, overdueDays, responseState } from '../../contract/clock.ts';
import type { ComplaintClock, EarlierClock } from '../../contract/complaintClock.ts';
import { dayOf } from '../../contract/day.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintClocks, pastClocks } from '../db/schema/clocks.ts';
import { complaints } from '../db/schema/complaints.ts';

/** As the database answers it: instants in milliseconds. */
interface ClockColumn extends Pick<Clock, 'risk_on' | 'due_on' | 'stopped_on'> {
  nth: number;
  response_due_at: number | null;
  responded_at: number | null;
}

/** The clock of a complaint as a column of a select, as what it is tied to (`tieColumns`). */
export function clockColumn() {
  const { nth, risk_on, due_on, stopped_on, response_due_at, responded_at, complaint_id } = complaintClocks;
  const clock = sql`(
    select json_build_object('nth', ${nth}, 'risk_on', ${risk_on}, 'due_on', ${due_on}, 'stopped_on', ${stopped_on},
      'response_due_at', extract(epoch from ${response_due_at}) * 1000,
      'responded_at', extract(epoch from ${responded_at}) * 1000)
    from ${complaintClocks} where ${eq(complaint_id, complaints.id)})`;
  return { clock: sql<ClockColumn | null>`${clock}`.as('clock') };
}

const instantOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

export const clockFromColumn = (column: ClockColumn | null, now: Date): ComplaintClock | null =>
  column &&
  clockOf(
    {
      ...column,
      response_due_at: instantOf(column.response_due_at),
      responded_at: instantOf(column.responded_at),
    },
    now,
  );

/** A clock as answers carry it. */
export function clockOf(clock: Clock, now: Date): ComplaintClock {
  const today = dayOf(now);
  return {
    state: clockState(clock, today),
    due_on: clock.due_on,
    overdue_days: overdueDays(clock, today),
    response: responseState(clock, now),
    response_due_at: clock.response_due_at?.toISOString() ?? null,
  };
}

/** Those from before it was reopened, oldest first (SLA-09). */
export async function earlierClocks(db: Db | Tx, complaintId: number): Promise<EarlierClock[]> {
  const found = await db
    .select()
    .from(pastClocks)
    .where(eq(pastClocks.complaint_id, complaintId))
    .orderBy(asc(pastClocks.nth));
  return found.map(({ nth, due_on, stopped_on }) => ({
    ...{ nth, due_on, stopped_on },
    state: clockState({ risk_on: null, due_on, stopped_on }, stopped_on),
  }));
}
