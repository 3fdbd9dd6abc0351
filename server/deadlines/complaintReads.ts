import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { type Clock, clockState, overdueDays, responseState } from '#contract/deadlines/clock.ts';
import type { ComplaintClock, EarlierClock } from '#contract/deadlines/complaintClock.ts';
import type { PauseReason } from '#contract/deadlines/pause.ts';
import type { ComplaintPause } from '#contract/deadlines/pauseCalls.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { complaintReads } from '#server/complaints/events.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintClocks, complaintPauses, pastClocks } from './schema/clocks.ts';
import { escalationRecipients } from './schema/escalationRecipients.ts';

/** As the database returns it: times in milliseconds. */
interface ClockColumn extends Pick<Clock, 'risk_on' | 'due_on' | 'stopped_on' | 'paused_until'> {
  nth: number;
  level: number;
  /** The users to whom it is escalated. */
  watchers: number[] | null;
  paused_for: PauseReason | null;
  response_due_at: number | null;
  responded_at: number | null;
}

const { nth, level, risk_on, due_on, stopped_on, paused_until, response_due_at, responded_at, complaint_id } =
  complaintClocks;
const isLasting = and(eq(complaintPauses.complaint_id, complaint_id), isNull(complaintPauses.ended_at));
const reason = sql`case when ${paused_until} is not null
  then (select ${complaintPauses.reason} from ${complaintPauses} where ${isLasting}) end`;
const isOfLevel = and(
  eq(escalationRecipients.complaint_id, complaint_id),
  eq(escalationRecipients.level, level),
);
const watchers = sql`case when ${level} > 0
  then (select json_agg(${escalationRecipients.user_id}) from ${escalationRecipients} where ${isOfLevel}) end`;
const clock = sql`(
  select json_build_object('nth', ${nth}, 'level', ${level}, 'watchers', ${watchers}, 'risk_on', ${risk_on}, 'due_on', ${due_on},
    'stopped_on', ${stopped_on}, 'paused_until', ${paused_until}, 'paused_for', ${reason},
    'response_due_at', extract(epoch from ${response_due_at}) * 1000,
    'responded_at', extract(epoch from ${responded_at}) * 1000)
  from ${complaintClocks} where ${eq(complaint_id, complaints.id)})`;

/** The deadline of a complaint as a column of a select. */
const clockColumn = { clock: sql<ClockColumn | null>`${clock}`.as('clock') };

const instantOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

const clockFromColumn = (
  column: ClockColumn | null,
  actor: Pick<Actor, 'id'>,
  now: Date,
): ComplaintClock | null =>
  column &&
  clockOf(
    {
      ...column,
      reached: column.watchers?.includes(actor.id) ?? false,
      response_due_at: instantOf(column.response_due_at),
      responded_at: instantOf(column.responded_at),
    },
    now,
  );

/** A deadline as the API returns it. */
export function clockOf(
  clock: Clock & Partial<Pick<ClockColumn, 'paused_for' | 'level'> & { reached: boolean }>,
  now: Date,
): ComplaintClock {
  const { paused_until: until, paused_for: reason, level = 0, reached = false } = clock;
  const today = dayOf(now);
  const state = clockState(clock, today);
  return {
    state,
    paused: state === 'paused' && until && reason ? { reason, until } : null,
    due_on: clock.due_on,
    overdue_days: overdueDays(clock, today),
    level,
    reached,
    response: responseState(clock, now),
    response_due_at: clock.response_due_at?.toISOString() ?? null,
  };
}

/** Deadlines from before the complaint was reopened, oldest first (SLA-09). */
async function earlierClocks(db: Db | Tx, complaintId: number): Promise<EarlierClock[]> {
  const clocks = await db
    .select()
    .from(pastClocks)
    .where(eq(pastClocks.complaint_id, complaintId))
    .orderBy(asc(pastClocks.nth));
  return clocks.map(({ nth, due_on, stopped_on }) => ({
    nth,
    due_on,
    stopped_on,
    state: clockState({ risk_on: null, due_on, stopped_on, paused_until: null }, stopped_on),
  }));
}

/** The pauses of a deadline, oldest first (SLA-07). */
async function pausesOf(db: Db | Tx, complaintId: number): Promise<ComplaintPause[]> {
  const pauses = await db
    .select()
    .from(complaintPauses)
    .where(eq(complaintPauses.complaint_id, complaintId))
    .orderBy(asc(complaintPauses.paused_at));
  return pauses.map(({ reason, note, paused_at, until, ended_at }) => ({
    reason,
    note,
    until,
    paused_at: paused_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

const pauses = sql`exists (select from ${complaintPauses} where ${eq(complaintPauses.complaint_id, complaints.id)})`;

/** The deadlines and escalation levels of complaints. */
export const deadlineReads = complaintReads({
  capability: 'deadlines',
  row: {
    decides: true,
    columns: clockColumn,
    from: ({ clock }, { actor, now }) => ({ clock: clockFromColumn(clock, actor, now) }),
    unused: { priority: undefined },
  },
  record: {
    columns: () => ({ hasPauses: sql<boolean>`${pauses}`.as('has_pauses') }),
    async from({ clock, hasPauses }, { db }, { id }) {
      return {
        earlier_clocks: (clock?.nth ?? 1) > 1 ? await earlierClocks(db, id) : [],
        pauses: hasPauses ? await pausesOf(db, id) : [],
      };
    },
    unknown: { clock: null, earlier_clocks: [], pauses: [] },
  },
});
