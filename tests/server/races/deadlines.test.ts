import { eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { Tx } from '../../../server/db/open.ts';
import { complaintClocks } from '../../../server/db/schema/clocks.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { computeAgain } from '../../../server/deadlines/computeAgain.ts';
import { pauseClock } from '../../../server/deadlines/pauseClock.ts';
import { recomputeDeadlines } from '../../../server/deadlines/recompute.ts';
import { openDesk } from '../complaints/desk.ts';

/** Only on a server of databases do two transactions work at once. */
const onServer = test.skipIf(!inject('servers'));

const desk = await openDesk();
const { db, mla } = desk;
const AT = new Date('2026-06-01T11:00:00+05:30');
desk.clock.now = AT;

type Work = (tx: Tx, complaint: typeof complaints.$inferSelect) => Promise<void>;

const clockOf = async (id: number) =>
  (await db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id)))[0];

async function untilSomebodyWaits() {
  for (;;) {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
}

/** Somebody works on a grievance while the due days of its office are computed anew: that waits, and then sees what was done. */
async function workBeside(work: Work) {
  const { id } = await desk.record(mla);
  const [office] = await db.select().from(offices).where(eq(offices.assembly_id, desk.places.A1.assembly_id));
  let computing: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update');
    if (!complaint) throw new Error('it was recorded');
    await work(tx, complaint);
    const subject = { office_id: office?.id ?? 0, last_id: id - 1 };
    computing = db.transaction((other) => recomputeDeadlines({ db: other, now: AT, subject }));
    await untilSomebodyWaits();
  });
  await computing;
  return clockOf(id);
}

onServer('[SLA-08] due days that are computed beside a change of priority follow the new one', async () => {
  const clock = await workBeside(async (tx, { id }) => {
    const [urgent] = await tx
      .update(complaints)
      .set({ priority: 'urgent' })
      .where(eq(complaints.id, id))
      .returning();
    if (urgent) await computeAgain(tx, urgent, AT);
  });
  expect(clock).toMatchObject({ due_on: '2026-06-04' });
});

onServer('[SLA-07, SLA-08] due days that are computed beside the beginning of a pause have it', async () => {
  const pause = { reason: 'court', note: null, until: '2026-06-11', paused_at: AT } as const;
  const clock = await workBeside((tx, complaint) =>
    pauseClock(tx, complaint, { ...pause, creator_id: mla.id }),
  );
  expect(clock).toMatchObject({ paused_until: '2026-06-11', due_on: '2026-07-02' });
});
