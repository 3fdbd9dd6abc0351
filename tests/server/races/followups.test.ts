import { asc, eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { endFollowups } from '#server/desk/followups/end.ts';
import { notifyFollowups } from '#server/desk/followups/notifyFollowups.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { openDesk } from '../complaints/desk.ts';

/** Only on a server of databases do two transactions work at once. */
const onServer = test.skipIf(!inject('servers'));

const desk = await openDesk();
const { db, mla } = desk;

/** The job does not wait for locked complaints. */
const tellNow = () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    return notifyFollowups(tx, 50, desk.clock.now);
  });
const told = async () =>
  (await db.select().from(notices).where(eq(notices.kind, 'followup')).orderBy(asc(notices.id))).map(
    ({ complaint_id }) => complaint_id,
  );

onServer(
  '[GRD-08, DESK-04] the tick waits for nobody who works on a grievance, and tells of it as it stands afterwards',
  async () => {
    desk.clock.now = new Date('2026-06-12T11:00:00+05:30');
    const [closing, edited, other] = [
      await desk.record(mla),
      await desk.record(mla),
      await desk.record(mla),
    ].map(({ id }) => id);
    for (const id of [closing, edited, other])
      await desk.post(mla, 'complaint/followup', { id, on: '2026-06-16' });
    desk.clock.now = new Date('2026-06-16T10:00:00+05:30');
    await db.transaction(async (tx) => {
      await tx.select().from(complaints).where(sql`${complaints.id} <> ${other}`).for('update');
      expect(await tellNow()).toBe(1);
      await endFollowups({ db: tx, now: desk.clock.now }, closing ?? 0);
    });
    expect(await told()).toEqual([other]);
    expect([await tellNow(), await tellNow()]).toEqual([1, 0]);
    expect(await told()).toEqual([other, edited]);
    expect(await db.$count(complaintFollowups, eq(complaintFollowups.told, true))).toBe(2);
  },
);
