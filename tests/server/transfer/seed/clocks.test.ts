import { eq, gt, max, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLOCK_STATES } from '#contract/deadlines/clock.ts';
import { PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintClocks, complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { testApp } from '../../app.ts';

const office = await testApp();
await seed(office.services, { demo: true });

test('[SLA-07] where the demo accounts work, grievances are in every state, some paused for each reason', async () => {
  const accounts = await office.db.select().from(users);
  const token = await office.signIn(accounts.find(({ username }) => username === 'mla@example.org')?.id ?? 0);
  for (const state of CLOCK_STATES) {
    const { body } = await office.send('GET', `complaint?page=1&sla=${state}`, { token });
    expect([state, Number(body.total) > 0]).toEqual([state, true]);
  }
  const { body } = await office.send('GET', 'complaint?page=1&sla=paused', { token });
  const found = body.data as { clock: { paused: { reason: string } } }[];
  expect(new Set(found.map(({ clock }) => clock.paused.reason))).toEqual(new Set(PAUSE_REASONS));
  expect(await office.db.$count(complaintPauses)).toBe(found.length);
});

test('[DET-15, SLA-06] nothing of the demo has happened after now', async () => {
  const now = office.clock.now.toISOString();
  const { rows } = await office.db.execute(sql`
    select 'change ' || action as what, created_at as at from complaint_changes where created_at > ${now}
    union select 'closed', closed_at from complaints where closed_at > ${now}
    union select 'changed', updated_at from complaints where updated_at > ${now}
    union select 'answered', responded_at from complaint_clocks where responded_at > ${now}
    union select 'joined', created_at from cause_members where created_at > ${now}
    union select 'cause answered', created_at from cause_answers where created_at > ${now}`);
  expect(rows).toEqual([]);
});

test('[SLA-12, SLA-13] six of them were escalated, to all levels, with notices', async () => {
  const { level, complaint_id, escalate_on, quiet } = complaintClocks;
  const escalated = await office.db
    .select({ level, complaint_id, escalate_on, quiet })
    .from(complaintClocks)
    .where(gt(level, 0));
  expect(escalated.map((each) => each.level).sort()).toEqual([1, 1, 2, 2, 3, 4]);
  expect(escalated.every((each) => !each.quiet)).toBe(true);
  const ids = escalated.map((each) => each.complaint_id);
  const lines = await office.db
    .select()
    .from(complaintChanges)
    .where(eq(complaintChanges.action, 'escalated'));
  expect(new Set(lines.map((line) => line.complaint_id))).toEqual(new Set(ids));
  expect(lines).toHaveLength(13);
});

test('[SLA-11, SLA-12] the first run of the scheduler skips what became due in the weeks before', async () => {
  const [{ last } = { last: 0 }] = await office.db.select({ last: max(notices.id) }).from(notices);
  await runScheduler(office.services);
  const told = await office.db
    .select()
    .from(notices)
    .where(gt(notices.id, last ?? 0));
  expect(new Set(told.map(({ complaint_id }) => complaint_id)).size).toBeLessThan(20);
  expect(await office.db.$count(complaintClocks, gt(complaintClocks.level, 0))).toBe(6);
});
