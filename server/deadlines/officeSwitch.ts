import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import type { Slice } from '#server/desk/tasks/run.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { firstAnswers } from './backfill.ts';
import { clocksThat, deadlineFor } from './deadlineMoves.ts';
import { escalateOn } from './escalationLevels/escalateOn.ts';
import { clocksOf, hasClock, insertClocks, type Timed } from './makeClocks.ts';
import { rulesOfAll } from './rules.ts';
import { complaintClocks, complaintPauses } from './schema/clocks.ts';

/**
 * Switched off, deadlines send no notices and pauses end. Switched on again, each is recomputed as if it had
 * continued, without reminders for the past (SLA-10).
 */
export const deadlinesSwitch: OfficeSwitch = {
  capability: 'deadlines',
  count: (db, office) => db.$count(complaintClocks, isOfOffice(office, complaintClocks)),
  async off({ actor, db, now }, office) {
    const theirs = isOfOffice(office, complaintClocks);
    const ids = db.select({ id: complaintClocks.complaint_id }).from(complaintClocks).where(theirs);
    const { complaint_id, ended_at, until } = complaintPauses;
    const ends = sql`least(${now.toISOString()}::timestamptz, ${until}::timestamp at time zone ${TIME_ZONE})`;
    await db
      .update(complaintPauses)
      .set({ ended_at: ends as SQL<Date>, ended_by: actor.id })
      .where(and(isNull(ended_at), inArray(complaint_id, ids)));
    await db
      .update(complaintClocks)
      .set({ paused_until: null, quiet: true })
      .where(and(theirs, isNull(complaintClocks.stopped_on)));
  },
  async on(work, office) {
    await stopClosed(work.db, office);
    const total = await work.db.$count(complaints, isOpenIn(office));
    if (total > 0) await beginTask(work, { kind: 'clocks', subject: { office_id: office.id }, total });
  },
};

const isOpenIn = (office: OfficeRow) =>
  and(isOfOffice(office, complaints), ne(complaints.status_group, 'closed'));

/** Complaints closed while deadlines were off stop on their closing day. */
async function stopClosed(db: Parameters<OfficeSwitch['count']>[0], office: OfficeRow): Promise<void> {
  const { complaint_id, stopped_on } = complaintClocks;
  await db
    .update(complaintClocks)
    .set({ stopped_on: sql`(${complaints.closed_at} at time zone ${TIME_ZONE})::date` })
    .from(complaints)
    .where(
      and(
        eq(complaints.id, complaint_id),
        isNull(stopped_on),
        eq(complaints.status_group, 'closed'),
        isOfOffice(office, complaints),
      ),
    );
}

/** Creates or resumes the deadlines of the next open complaints of an office. */
export const resumeClocks: Slice = async ({ db, now, size, subject }) => {
  const { office_id = 0, last_id = 0 } = subject;
  const [office] = await db.select().from(offices).where(eq(offices.id, office_id));
  // The office may have switched deadlines off again.
  const isUsed = office?.uses.includes('deadlines');
  const read = office && isUsed ? await nextOpen(db, office, last_id, size) : [];
  const last = read.at(-1);
  if (last) await renew(db, read, now);
  return {
    doneCount: read.length,
    subject: { office_id, last_id: last?.id ?? last_id },
    isOver: read.length < size,
  };
};

/** The lock keeps the fields that a clock depends on unchanged. */
const nextOpen = (tx: Tx, office: OfficeRow, last: number, size: number) =>
  tx
    .select()
    .from(complaints)
    .where(and(isOpenIn(office), gt(complaints.id, last)))
    .orderBy(asc(complaints.id))
    .limit(size)
    .for('no key update');

async function renew(tx: Tx, read: readonly Timed[], now: Date): Promise<void> {
  const { complaint_id, responded_at, stopped_on } = complaintClocks;
  const [timed, others] = [read.filter(hasClock), read.filter((each) => !hasClock(each))];
  await tx.delete(complaintClocks).where(inArray(complaint_id, idsOf(others)));
  const rulesOf = await rulesOfAll(tx);
  await insertClocks(tx, clocksOf(rulesOf, timed, now));
  const answered = await firstAnswers(tx, idsOf(timed));
  const days = (await clocksThat(tx, inArray(complaint_id, idsOf(timed)))).map((clock) => {
    const deadline = deadlineFor(rulesOf, clock);
    const quiet = deadline.due_on !== null && deadline.due_on < dayOf(now);
    const escalate_on = escalateOn(rulesOf(clock), { ...clock, ...deadline, quiet });
    const responded_at = answered.get(clock.complaint_id) ?? null;
    return { complaint_id: clock.complaint_id, ...deadline, quiet, escalate_on, responded_at };
  });
  await tx.execute(sql`
    update ${complaintClocks} as kept
    set risk_on = given.risk_on, due_on = given.due_on, response_due_at = given.response_due_at, quiet = given.quiet,
      escalate_on = given.escalate_on, ${sql.identifier(stopped_on.name)} = null,
      ${sql.identifier(responded_at.name)} = coalesce(kept.responded_at, given.responded_at)
    from json_populate_recordset(null::${complaintClocks}, ${JSON.stringify(days)}::json) as given
    where kept.complaint_id = given.complaint_id`);
}
