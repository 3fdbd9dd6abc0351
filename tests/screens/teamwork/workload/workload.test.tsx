import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';

const office = grievanceDesk();
const { desk, passDays, record } = office;
let person = { id: 0, token: '' };
beforeAll(async () => {
  person = await desk.colleague({ name: 'Padma Latha', duties: ['desk_head'] });
});
beforeEach(async () => {
  await desk.app.db.delete(complaints);
  await desk.app.db.delete(leaves);
});

const give = async (many: number) => {
  for (let nth = 0; nth < many; nth++) await record({ staff_id: desk.accounts.staff.id });
};
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
/** As a head of the desk, in whose name nothing was recorded. */
const openAsHead = async () =>
  desk.renderApp({ path: '/grievance/workload', token: await desk.app.signIn(person.id) });

test('[SLA-21, GRD-03] a tab of the head of a desk shows everybody’s numbers, which open their lists @seldom', async () => {
  await give(2);
  await record();
  await desk.app.db.insert(leaves).values({
    ...{
      user_id: person.id,
      from_day: '2026-03-01',
      to_day: '2026-12-03',
      deputy_id: desk.accounts.staff.id,
    },
  });
  const { user } = await openAsHead();
  const tabs = within(await screen.findByRole('navigation', { name: 'Pages of the office' }));
  expect(tabs.getByRole('link', { name: 'Workload' })).toHaveAttribute('aria-current', 'page');
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    ...['Person', 'Open', 'Overdue', 'At risk', 'Due in 7 days', 'Paused', 'New in 7 days', 'Oldest'],
  ]);
  expect(
    (await row('Padma Latha')).getByText('On leave until 3 Dec 2026, deputy Sunitha Chary'),
  ).toBeVisible();
  expect((await row('Sunitha Chary')).getByText('2 Mar 2026')).toBeVisible();
  expect((await row('Unassigned')).getByRole('link', { name: 'Open of Unassigned: 1' })).toBeVisible();
  expect((await row('Sunitha Chary')).queryByRole('link', { name: /^Overdue/ })).toBeNull();
  await user.click(
    (await row('Sunitha Chary')).getByRole('link', { name: 'New in 7 days of Sunitha Chary: 2' }),
  );
  expect(await screen.findByText('2 grievances')).toBeVisible();
  expect(window.location.pathname).toBe('/grievance');
  expect(screen.getByRole('button', { name: 'Not closed' })).toHaveAttribute('aria-pressed', 'true');
});

test('[SLA-21, GRD-15] what would even out is looked through, done by a job, and shown', async () => {
  await give(4);
  passDays(4);
  registerHandlers(desk.app.services);
  const { user } = await desk.renderApp({ path: '/grievance/workload', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Even out' }));
  const form = within(await screen.findByRole('dialog', { name: 'Even out the work' }));
  const ticks = await form.findAllByRole('checkbox', { name: /^Move 2026/ });
  expect(ticks).toHaveLength(2);
  expect(form.getAllByText('Sunitha Chary → Padma Latha')).toHaveLength(2);
  expect(form.getAllByText('Roads, V1, M1')).toHaveLength(2);
  const all = form.getByRole('checkbox', { name: 'Move all' });
  await user.click(all);
  await user.click(form.getByRole('button', { name: 'Move 0 grievances' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please tick at least one.');
  await user.click(all);
  if (ticks[0]) await user.click(ticks[0]);
  await user.click(form.getByRole('button', { name: 'Move 1 grievance' }));
  const work = within(await screen.findByRole('region', { name: 'Even out the work' }));
  expect(await work.findByText('About to begin: 0 of 1 moved, 0 refused')).toBeVisible();
  await desk.app.services.jobs.runDue();
  expect(await work.findByText('Finished: 1 of 1 moved, 0 refused')).toBeVisible();
  await waitFor(async () =>
    expect((await row('Padma Latha')).getByRole('link', { name: /^Open/ })).toHaveTextContent('1'),
  );
});

test('[SLA-21, GRD-14] where there is nothing to even out, and nobody who works, it says so', async () => {
  await give(1);
  const { user } = await desk.renderApp({ path: '/grievance/workload', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Even out' }));
  const form = within(await screen.findByRole('dialog', { name: 'Even out the work' }));
  expect(await form.findByText(/^Nothing to even out/)).toBeVisible();
  expect(form.queryByRole('button', { name: /^Move/ })).toBeNull();
});
