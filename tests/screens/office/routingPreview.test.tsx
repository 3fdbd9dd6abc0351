import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OfficeRouting } from '../../../contract/routingCalls.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { grievanceDesk } from '../complaint/grievances.ts';
import '../../../src/App.tsx';
import '../../../src/custom/office/OfficeSettings.tsx';
import '../../../src/custom/office/routing/RoutingPart.tsx';

const grievances = grievanceDesk();
const { desk, record } = grievances;

/** Two about water and one about roads, with rules for both. */
beforeEach(async () => {
  const { roads, water } = grievances;
  await desk.app.db.update(offices).set({ settings: {}, version: 1 });
  for (const category_id of [water, water, roads]) await record({ category_id });
  const rule = { people: [desk.accounts.staff.id], mode: 'suggest' };
  const rules = [
    { ...rule, name: 'Water', categories: [water] },
    { ...rule, name: 'Everything else' },
  ];
  await desk.ask('PUT', 'routing/rule', { json: { rules } }, 'mla');
});

const open = (locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=routing', as: 'mla', locale });
const stored = async () => {
  const { body } = await desk.ask('GET', 'routing/rule', {}, 'mla');
  return (body as unknown as OfficeRouting).rules.value.map(({ name }) => name);
};
const button = (name: string) => screen.findByRole('button', { name });
const TITLE = 'What these rules would have done';
const dialog = async (name = TITLE) => within(await screen.findByRole('dialog', { name }));
const isSaved = () => screen.findByText('The office settings have been saved.');
const sent = () => desk.writes().map(({ path }) => path);

test('[SLA-17] before changed rules are saved the screen says whom the newest grievances would have gone to, against those of now', async () => {
  const { user } = await open();
  await user.click(await button('Remove Everything else'));
  await user.click(await button('Save'));
  const asked = await dialog();
  expect(
    asked.getByText(
      'Of the newest 3 grievances of the last 30 days 2 would have gone to somebody, 1 to nobody; by the rules of now it is 3 and 0. Shall the settings be saved?',
    ),
  ).toBeVisible();
  const rows = within(asked.getByRole('table', { name: 'Routing rules' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['RuleGrievances', '1. Water2', 'Unassigned1']);
  expect(await stored()).toEqual(['Water', 'Everything else']);
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect(await isSaved()).toBeVisible();
  expect(await stored()).toEqual(['Water']);
});

test('[SLA-17] who goes on editing keeps the rules on the screen, and nothing is saved', async () => {
  const { user } = await open();
  await user.click(await button('Move Water down'));
  await user.click(await button('Save'));
  await user.click((await dialog()).getByRole('button', { name: 'Go on editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shown = within(screen.getByRole('region', { name: 'Routing rules' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['1.Every', '2.Water']);
  expect(sent()).toEqual(['routing/preview']);
  expect(await stored()).toEqual(['Water', 'Everything else']);
});

test('[SLA-17] nobody is asked where nothing was changed, or nothing came in these days', async () => {
  const { user } = await open();
  await user.click(await button('Save'));
  expect(await isSaved()).toBeVisible();
  expect(sent()).toEqual(['routing/rule']);
  await desk.app.db.delete(complaints);
  await user.click(await button('Remove Water'));
  await user.click(await button('Save'));
  await waitFor(async () => expect(await stored()).toEqual(['Everything else']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SLA-17, ERR-04] a preview that fails is told, and saving again asks again', async () => {
  desk.fail('post', 'routing/preview', 503, { message: 'The database is away.' });
  const { user } = await open();
  await user.click(await button('Remove Water'));
  await user.click(await button('Save'));
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(await stored()).toEqual(['Water', 'Everything else']);
  desk.network.resetHandlers();
  await user.click(await button('Save'));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  expect(await isSaved()).toBeVisible();
});

test('[SLA-17, GRD-11] in Telugu every word of it is', async () => {
  const { user } = await open('te');
  await user.click(await button('Everything else ను తొలగించు'));
  await user.click(await button('భద్రపరచు'));
  const asked = await dialog('ఈ నియమాలతో ఏమి జరిగేది');
  expect(asked.getByText(/^గత 30 రోజుల్లోని తాజా 3 ఫిర్యాదుల్లో 2 ఎవరో ఒకరికి వెళ్లేవి, 1 ఎవరికీ వెళ్లేవి కావు;/)).toBeVisible();
  expect(asked.getByRole('row', { name: 'ఎవరికీ అప్పగించనివి 1' })).toBeVisible();
  expect(asked.getByRole('button', { name: 'సవరణ కొనసాగించు' })).toBeVisible();
});
