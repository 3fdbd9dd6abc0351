import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { pauseClock } from '#server/deadlines/pauseClock.ts';
import { recomputeDeadline } from '#server/deadlines/recomputeDeadline.ts';
import { recomputeOfficeDeadlines } from '#server/deadlines/recomputeOfficeDeadlines.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { openDesk } from '../complaints/desk.ts';
import { untilSomebodyWaits } from './waiting.ts';

/** Only on a server of databases do two transactions work at once. */
const onServer = test.skipIf(!inject('servers'));

const desk = await openDesk();
const { db, mla } = desk;
const AT = new Date('2026-06-01T11:00:00+05:30');
desk.clock.now = AT;

type Work = (tx: Tx, complaint: typeof complaints.$inferSelect) => Promise<void>;

const clockOf = async (id: number) =>
  (await db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id)))[0];

/**
 * A user works on a complaint while the due days of its office are computed again: the job waits, and then sees the
 * change.
 */
async function workBeside(id: number, work: Work) {
  const [office] = await db.select().from(offices).where(eq(offices.assembly_id, desk.places.A1.assembly_id));
  let computing: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update');
    if (!complaint) throw new Error('it was recorded');
    await work(tx, complaint);
    const subject = { office_id: office?.id ?? 0, last_id: id - 1 };
    computing = db.transaction((other) =>
      recomputeOfficeDeadlines({ db: other, now: AT, size: 200, subject }),
    );
    await untilSomebodyWaits(db);
  });
  await computing;
  return clockOf(id);
}

onServer('[SLA-08] due days that are computed beside a change of priority follow the new one', async () => {
  const { id } = await desk.record(mla);
  const clock = await workBeside(id, async (tx) => {
    const [urgent] = await tx
      .update(complaints)
      .set({ priority: 'urgent' })
      .where(eq(complaints.id, id))
      .returning();
    if (urgent) await recomputeDeadline(tx, urgent, AT);
  });
  expect(clock).toMatchObject({ due_on: '2026-06-04' });
});

onServer('[SLA-07, SLA-08] due days that are computed beside the beginning of a pause have it', async () => {
  const pause = { reason: 'court', note: null, until: '2026-06-11', paused_at: AT } as const;
  const { id } = await desk.record(mla);
  const clock = await workBeside(id, (tx, complaint) =>
    pauseClock(tx, complaint, { ...pause, creator_id: mla.id }),
  );
  expect(clock).toMatchObject({ paused_until: '2026-06-11', due_on: '2026-07-02' });
});

onServer(
  '[DESK-04, SLA-03] a follow-up that is moved beside a change of the calendar comes on its new day',
  async () => {
    const { id } = await desk.record(mla);
    await desk.post(mla, 'complaint/followup', { id, on: '2026-06-16' });
    const holidays = [{ day: '2026-06-16', holiday: { name: 'Example', closed_from: 0 } }];
    expect((await desk.post(mla, 'sla/calendar', { _method: 'PUT', holidays })).status).toBe(200);
    const { complaint_id } = complaintFollowups;
    const moved = { day: '2026-06-19', opens_at: new Date('2026-06-19T10:00:00+05:30') };
    await workBeside(id, async (tx) => {
      await tx.update(complaintFollowups).set(moved).where(eq(complaint_id, id));
    });
    expect(await db.select().from(complaintFollowups).where(eq(complaint_id, id))).toMatchObject([moved]);
  },
);
