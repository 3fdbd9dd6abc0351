import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { lockDue } from '#server/deadlines/due/lockDue.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { draftDueReminders } from '#server/letters/referrals/dueReminders.ts';
import { openReferrals } from '../letters/referrals/office.ts';

/** Only on a server of databases do two transactions work at once. */
const onServer = test.skipIf(!inject('servers'));

const desk = await openReferrals();
const { db, mla } = desk;

/** The scheduler does not wait for locked complaints. */
const now = <T>(work: (tx: Tx) => Promise<T>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    return work(tx);
  });

/** What a run does while all complaints but one are locked, and after that. */
async function beside<T>(other: number, work: (tx: Tx) => Promise<T>) {
  const during = await db.transaction(async (tx) => {
    await tx.select().from(complaints).where(sql`${complaints.id} <> ${other}`).for('update');
    return now(work);
  });
  return [during, await now(work)];
}

onServer(
  '[GRD-07, SLA-11] clocks of grievances that somebody works on are left to the next tick',
  async () => {
    desk.clock.now = new Date('2026-06-01T11:00:00+05:30');
    const [held, other] = [await desk.record(mla), await desk.record(mla)].map(({ id }) => id);
    desk.clock.now = new Date('2026-06-19T10:00:00+05:30');
    const due = async (tx: Tx) =>
      (await lockDue(tx, 50, desk.clock.now)).map(({ complaint_id }) => complaint_id).sort();
    expect(await beside(other ?? 0, due)).toEqual([[other], [held, other]]);
  },
);

onServer('[REF-09] nor is a department reminded of what somebody works on', async () => {
  desk.clock.now = new Date('2026-03-02T11:00:00+05:30');
  await desk.sent();
  const { complaint } = await desk.sent();
  desk.clock.now = new Date('2026-03-20T11:00:00+05:30');
  const { jobs, mail } = desk.services;
  const draft = (tx: Tx) => draftDueReminders(tx, 50, { jobs, mail, now: desk.clock.now });
  expect(await beside(complaint?.id ?? 0, draft)).toEqual([1, 1]);
});
