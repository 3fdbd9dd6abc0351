import { beforeAll, expect, test } from 'vitest';
import { CLOCK_STATES } from '../../../contract/clock.ts';
import { PAUSE_REASONS } from '../../../contract/pause.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { complaintPauses } from '../../../server/db/schema/clocks.ts';
import { notices } from '../../../server/db/schema/notices.ts';
import { seed } from '../../../server/seed/index.ts';
import { tick } from '../../../server/tick/tick.ts';
import { type TestApp, testApp } from '../app.ts';

let office: TestApp;
beforeAll(async () => {
  office = await testApp();
  await seed(office.services, { demo: true });
});

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

test('[SLA-11] the first tick does not tell what became due in all the weeks before', async () => {
  await tick(office.services);
  expect(await office.db.$count(notices)).toBeLessThan(20);
});
