import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintCategories } from '../../../server/db/namedTables.ts';
import { namesChanged } from '../../../server/db/names.ts';
import { complaintClocks } from '../../../server/db/schema/clocks.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { registerHandlers } from '../../../server/jobHandlers.ts';
import { startDesk } from '../app.tsx';
import '../../../src/App.tsx';
import '../../../src/custom/office/OfficeSettings.tsx';
import '../../../src/custom/office/targets/TargetsPart.tsx';

const desk = startDesk();
let roads = 0;
/** The clock moves by more than a session lasts. */
const token = () => desk.app.signIn(desk.accounts.mla.id);
beforeAll(async () => {
  const [added] = await desk.app.db.insert(complaintCategories).values({ name: 'Roads' }).returning();
  roads = added?.id ?? 0;
  namesChanged(desk.app.db);
  registerHandlers(desk.app.services);
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
  await desk.app.db.delete(complaints);
  desk.app.clock.now = new Date('2026-06-01T11:00:00+05:30');
  for (const name of ['Ravi', 'Padma']) {
    const json = {
      name,
      category_id: roads,
      ...desk.places.V1,
      phone: '9848012345',
      details: 'x',
      type: 'complaint',
    };
    await desk.app.send('POST', 'complaint', { token: await token(), json });
  }
  desk.app.clock.now = new Date('2026-06-10T11:00:00+05:30');
});

const DAYS = 'Normal: days to the resolution';
const dueDays = async () => (await desk.app.db.select().from(complaintClocks)).map(({ due_on }) => due_on);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Due days move' }));

/** Sets the days to the resolution of all categories, and saves. */
async function setDays(days: string) {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=targets', as: 'mla' });
  const all = within(await screen.findByRole('group', { name: 'All categories' }));
  const field = all.getByLabelText(DAYS);
  await user.type(field, days);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, field };
}

test('[SLA-08, SLA-12] before due days move the screen says how many, and how many become overdue and are escalated by it', async () => {
  const { user } = await setDays('5');
  const asked = await dialog();
  expect(asked.getByText(/^2 due days move, 2 of them earlier\./)).toBeVisible();
  expect(asked.getByRole('alert')).toHaveTextContent(
    '2 grievances become overdue by it. 2 of 2 open grievances are escalated by it as soon as the office is open.',
  );
  await user.click(asked.getByRole('button', { name: 'Save all the same' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  await desk.app.services.jobs.runDue();
  expect(await dueDays()).toEqual(['2026-06-06', '2026-06-06']);
});

test('[SLA-08] who goes on editing keeps what was typed, and nothing is saved', async () => {
  const { user, field } = await setDays('20');
  await user.click((await dialog()).getByRole('button', { name: 'Go on editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveValue(20);
  const kept = await desk.app.db.select().from(offices);
  expect(kept.map(({ settings }) => settings)).toEqual(kept.map(() => ({})));
  expect(await dueDays()).toEqual(['2026-06-23', '2026-06-23']);
});

test('[SLA-08] nobody is asked where nothing moves', async () => {
  await desk.app.db.delete(complaints);
  await setDays('20');
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SLA-08, ERR-04] a preview that fails is told, and saving again asks again', async () => {
  desk.fail('post', 'sla/preview', 503, { message: 'The database is away.' });
  const { user } = await setDays('20');
  expect(await screen.findByText('The database is away.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save all the same' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
});
