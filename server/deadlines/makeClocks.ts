import { sql } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { deadlineOf } from '#contract/deadlines/deadline.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import type { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { OfficeRules } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';

/** The fields of a complaint that its deadline depends on. */
export type Timed = Pick<
  typeof complaints.$inferSelect,
  | 'id'
  | 'type'
  | 'status'
  | 'category_id'
  | 'priority'
  | 'parliament_id'
  | 'assembly_id'
  | 'staff_id'
  | 'creator_id'
  | 'hidden'
  | 'created_at'
  | 'closed_at'
>;
type NewClock = typeof complaintClocks.$inferInsert;

/**
 * A complaint's deadline from a start time, by its office's rules. One that is overdue at once sends no reminders and
 * no escalations: it was recorded before deadlines existed, or imported (SLA-10).
 */
export function clockFrom(
  rules: OfficeRules,
  complaint: Timed,
  { started_at, now }: { started_at: Date; now: Date },
): NewClock {
  const { id, category_id, priority, parliament_id, assembly_id, staff_id, creator_id, hidden } = complaint;
  const deadline = deadlineOf(rules.calendar, rules.targetOf(category_id, priority), started_at);
  return {
    complaint_id: id,
    started_at,
    parliament_id,
    assembly_id,
    staff_id,
    creator_id,
    hidden,
    ...deadline,
    quiet: deadline.due_on !== null && deadline.due_on < dayOf(now),
  };
}

/** Suggestions are never late (SLA-02). */
export const hasClock = ({ type }: Pick<Timed, 'type'>): boolean => type === 'complaint';

/** Whether a complaint gets a clock: it is open and no suggestion. */
const isTimed = (complaint: Pick<Timed, 'type' | 'status'>) =>
  hasClock(complaint) && !isClosed(complaint.status);

/** The deadlines of open complaints from their times of recording. */
export const clocksOf = <T extends Timed>(
  rulesOf: (place: Seat) => OfficeRules,
  complaints: readonly T[],
  now: Date,
): NewClock[] =>
  complaints
    .filter(isTimed)
    .map((complaint) => clockFrom(rulesOf(complaint), complaint, { started_at: complaint.created_at, now }));

/** Inserts missing deadlines, with one parameter for all of them. */
export async function insertClocks(tx: Tx, clocks: readonly NewClock[]): Promise<void> {
  if (clocks.length === 0) return;
  const columns = sql.join(
    Object.keys(clocks[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${complaintClocks} (${columns})
    select ${columns} from json_populate_recordset(null::${complaintClocks}, ${JSON.stringify(clocks)}::json)
    on conflict do nothing`);
}

/**
 * Starts the deadline of a complaint from its time of recording. Returns it, null for a complaint without a deadline.
 */
export async function startClock(db: Db | Tx, rules: OfficeRules, complaint: Timed, now: Date) {
  if (!hasClock(complaint)) return null;
  const clock = clockFrom(rules, complaint, { started_at: complaint.created_at, now });
  const [started] = await db.insert(complaintClocks).values(clock).returning();
  return started ?? null;
}
