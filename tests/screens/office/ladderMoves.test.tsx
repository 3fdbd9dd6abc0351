import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintCategories } from '../../../server/db/namedTables.ts';
import { namesChanged } from '../../../server/db/names.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { registerHandlers } from '../../../server/jobHandlers.ts';
import { startDesk } from '../app.tsx';
import '../../../src/App.tsx';
import '../../../src/custom/office/OfficeSettings.tsx';
import '../../../src/custom/office/ladder/LadderPart.tsx';

const desk = startDesk();
let roads = 0;
beforeAll(async () => {
  const [added] = await desk.app.db.insert(complaintCategories).values({ name: 'Roads' }).returning();
  roads = added?.id ?? 0;
  namesChanged(desk.app.db);
  registerHandlers(desk.app.services);
});
/** Two that are overdue, whom nobody has come to yet: next to whom the MLA's level reaches, and to the MP 5 working days after. */
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {}, version: 1 });
  await desk.app.db.delete(complaints);
  desk.app.clock.now = new Date('2026-06-01T11:00:00+05:30');
  const token = await desk.app.signIn(desk.accounts.mla.id);
  for (const name of ['Ravi', 'Padma']) {
    const json = {
      ...{ name, category_id: roads, ...desk.places.V1, phone: '9848012345', details: 'x' },
      ...{ type: 'complaint', priority: 'urgent' },
    };
    expect((await desk.app.send('POST', 'complaint', { token, json })).status).toBe(201);
  }
  desk.app.clock.now = new Date('2026-06-05T20:00:00+05:30');
});

const open = (locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=ladder', as: 'mla', locale });
type User = Awaited<ReturnType<typeof open>>['user'];
/** Sets the days of the MP's level, and saves. */
async function setDays(user: User, days: string) {
  const level = within(await screen.findByRole('group', { name: '3. MP' }));
  await user.click(level.getByRole('combobox', { name: 'When' }));
  await user.click(await screen.findByRole('option', { name: 'After days of our own' }));
  const field = level.getByLabelText('Working days after the due day');
  await user.clear(field);
  await user.type(field, days);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return field;
}
const dialog = async (name = 'Grievances are escalated') =>
  within(await screen.findByRole('dialog', { name }));
/** What offices have set of their ladders. */
const kept = async () =>
  (await desk.app.db.select().from(offices)).flatMap(({ settings: { ladder } }) => (ladder ? [ladder] : []));
const isSaved = () => screen.findByText('The office settings have been saved.');

test('[SLA-08, SLA-12] before a lowered step is saved the screen says how many are escalated by it', async () => {
  const { user } = await open();
  await setDays(user, '2');
  const asked = await dialog();
  expect(
    asked.getByText(
      '2 of 2 open grievances are escalated by it as soon as the office is open. Shall the settings be saved?',
    ),
  ).toBeVisible();
  expect(asked.queryByRole('alert')).toBeNull();
  expect(await kept()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Save all the same' }));
  expect(await isSaved()).toBeVisible();
  expect(await kept()).toEqual([{ 3: 2 }]);
});

test('[SLA-08, SLA-12] who goes on editing keeps what was typed, and nothing is saved', async () => {
  const { user } = await open();
  const field = await setDays(user, '2');
  await user.click((await dialog()).getByRole('button', { name: 'Go on editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveValue(2);
  expect(await kept()).toEqual([]);
});

test('[SLA-08, SLA-12] nobody is asked where nothing is escalated by it', async () => {
  const { user } = await open();
  await setDays(user, '7');
  expect(await isSaved()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await kept()).toEqual([{ 3: 7 }]);
});

test('[SLA-08, SLA-12, GRD-11] in Telugu every word of it is', async () => {
  const { user } = await open('te');
  const level = within(await screen.findByRole('group', { name: '3. ఎంపీ' }));
  await user.click(level.getByRole('combobox', { name: 'ఎప్పుడు' }));
  await user.click(await screen.findByRole('option', { name: 'సొంత రోజుల తర్వాత' }));
  const field = level.getByLabelText('గడువు తేదీ తర్వాత పని దినాలు');
  await user.clear(field);
  await user.type(field, '2');
  await user.click(screen.getByRole('button', { name: 'భద్రపరచు' }));
  const asked = await dialog('ఫిర్యాదులు పై స్థాయికి వెళ్తాయి');
  expect(
    asked.getByText('దీనివల్ల తెరిచి ఉన్న 2 ఫిర్యాదుల్లో 2 కార్యాలయం తెరిచిన వెంటనే పై స్థాయికి వెళ్తాయి. సెట్టింగులు భద్రపరచాలా?'),
  ).toBeVisible();
  expect(asked.getByRole('button', { name: 'అయినా భద్రపరచు' })).toBeVisible();
});
