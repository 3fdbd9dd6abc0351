import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { startDesk } from '../../app.tsx';
import { pick } from '../../parts.ts';
import { openRow } from './foldedRow.ts';

const desk = startDesk();
let head = '';
let roads = 0;
beforeAll(async () => {
  head = (await desk.colleague({ duties: ['desk_head'] })).token;
  [roads = 0] = await desk.categories('Roads', 'Water');
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

const open = (
  by: { as: 'admin' | 'mp' | 'mla' } | { token: string },
  path = '/grievance/settings?part=similar',
) => desk.renderApp({ path, ...by });
const stored = async (by: 'admin' | 'mp' | 'mla' = 'mla') =>
  (await desk.ask('GET', 'office/settings', {}, by)).body as unknown as OfficeSettings;
const daysOf = ({ categories }: OfficeSettings) =>
  categories.find(({ category_id }) => category_id === roads)?.similar_days;
const setDays = (similar_days: number, by: 'admin' | 'mp' | 'mla') =>
  desk.ask('PUT', 'office/settings', { json: { categories: [{ category_id: roads, similar_days }] } }, by);
const save = () => screen.getByRole('button', { name: 'Save' });

test('[GRD-01, GRD-02] a head of the desk sees where each value comes from, sets one and gives it back', async () => {
  await setDays(60, 'admin');
  const { user } = await open({ token: head });
  const row = await openRow(user, 'Roads');
  const days = row.getByLabelText('Days');
  expect(days).toHaveValue(null);
  expect(days).toHaveAttribute('placeholder', '60');
  expect(days).toHaveAccessibleDescription('From the state office');
  expect(row.getByLabelText('Radius in metres')).toHaveAccessibleDescription('Standard');

  await user.type(days, '14');
  expect(days).toHaveAccessibleDescription('Set by this office');
  await user.click(save());
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  expect(daysOf(await stored())).toMatchObject({ value: 14, from: 'own' });

  await user.click(row.getByRole('button', { name: 'Take over 60 again: From the state office' }));
  expect(days).toHaveValue(null);
  expect(days).toHaveFocus();
  await user.click(save());
  await waitFor(async () => expect(daysOf(await stored())).toMatchObject({ value: 60, from: 'state' }));
});

test('[GRD-01] a value out of its bounds is marked at its place, and nothing is sent', async () => {
  const { user } = await open({ as: 'mla' });
  const row = await openRow(user, 'Roads');
  await user.type(row.getByLabelText('Days'), '366');
  await user.type(row.getByLabelText('Radius in metres'), '9');
  await user.click(save());
  expect(await row.findByText('Please enter 1 to 365 days.')).toBeVisible();
  expect(row.getByText('Please enter 10 to 5,000 metres.')).toBeVisible();
  expect(row.getByLabelText('Days')).toHaveFocus();
  expect(desk.writes()).toEqual([]);
});

test('[GRD-11, ERR-02] what was typed stays when saving fails, and leaving asks', async () => {
  const { user } = await open({ as: 'mla' });
  const row = await openRow(user, 'Roads');
  await user.type(row.getByLabelText('Days'), '21');
  desk.fail('put', 'office/settings', 500, { message: 'Something went wrong.' });
  await user.click(save());
  expect(await screen.findByText(/went wrong|administrator/i)).toBeVisible();
  expect(row.getByLabelText('Days')).toHaveValue(21);
  await user.click(screen.getByRole('link', { name: 'News' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  desk.network.resetHandlers();
  await user.click(save());
  await waitFor(async () => expect(daysOf(await stored())).toMatchObject({ value: 21 }));
});

test('[GRD-01, UPD-05] of somebody who was faster it shows what they saved, and keeps what was typed', async () => {
  const { user } = await open({ as: 'mla' });
  const row = await openRow(user, 'Roads');
  await user.type(row.getByLabelText('Radius in metres'), '250');
  await setDays(5, 'mla');
  await user.click(save());
  expect(await screen.findByText(/Somebody else has changed these settings/)).toBeVisible();
  await waitFor(() => expect(row.getByLabelText('Days')).toHaveValue(5));
  expect(row.getByLabelText('Radius in metres')).toHaveValue(250);
  await user.click(save());
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  expect(screen.queryByText(/Somebody else has changed/)).toBeNull();
  const [first] = (await stored()).categories;
  expect([first?.similar_days, first?.similar_radius]).toMatchObject([{ value: 5 }, { value: 250 }]);
});

test('[GRD-01] a section stands in the list with its sentence and its value, and opens to its form; the way back leads to it', async () => {
  const { user } = await open({ as: 'mla' }, '/grievance/settings');
  const lines = within(await screen.findByRole('main')).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(
    ['uses', 'calendar', 'similar', 'targets', 'ladder', 'routing', 'leave', 'replies', 'macros', 'closing']
      .concat('letters', 'referrals')
      .map((part) => `/grievance/settings?part=${part}`),
  );
  const similar = screen.getByRole('link', { name: 'Similar grievances' });
  await waitFor(() =>
    expect(similar).toHaveAccessibleDescription(
      'Which grievances count as the same matter while one is recorded. Days: 30; metres: 100',
    ),
  );
  await user.click(similar);
  const row = await openRow(user, 'Roads');
  expect(screen.getByRole('heading', { level: 1, name: 'Similar grievances' })).toBeVisible();
  await user.type(row.getByLabelText('Days'), '14');
  await user.click(screen.getByRole('button', { name: /^Roads/, expanded: true }));
  expect(screen.getByRole('group', { name: 'Roads' })).toHaveTextContent(
    'Days: 14; metres: 100 · Set by this office',
  );
  await user.click(save());
  await screen.findByText('The office settings have been saved.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Office settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Office settings' })).toHaveFocus();
  expect(await screen.findByText('Days: 14–30; metres: 100')).toBeVisible();
});

test('[GRD-01, GRD-11] a folded row with something wrong opens, and its first wrong field takes the focus', async () => {
  const { user } = await open({ as: 'mla' });
  const row = await openRow(user, 'Water');
  await user.type(row.getByLabelText('Radius in metres'), '9');
  await user.click(screen.getByRole('button', { name: /^Water/, expanded: true }));
  await waitFor(() => expect(row.queryByLabelText('Days')).toBeNull());
  await user.click(save());
  expect(await row.findByText('Please enter 10 to 5,000 metres.')).toBeVisible();
  await waitFor(() => expect(row.getByLabelText('Radius in metres')).toHaveFocus());
});

test('[GRD-01] admin chooses the office, by the address too; what one sets others inherit at once', async () => {
  const { user } = await open({ as: 'admin' });
  const picker = await screen.findByRole('combobox', { name: 'Office' });
  await waitFor(() => expect(picker).toHaveValue('State office'));
  await user.type((await openRow(user, 'Roads')).getByLabelText('Days'), '45');
  await user.click(save());
  await screen.findByText('The office settings have been saved.');
  await pick(user, picker, 'A1 · P1');
  await waitFor(() => expect(window.location.search).toMatch(/office=\d+/));
  const days = (await waitFor(() => openRow(user, 'Roads'))).getByLabelText('Days');
  expect(days).toHaveAttribute('placeholder', '45');
  await user.type(days, '3');
  await user.click(save());
  await waitFor(async () => expect(daysOf(await stored())).toMatchObject({ value: 3, from: 'own' }));
  expect(daysOf(await stored('admin'))).toMatchObject({ value: 45 });
});

test('[GRD-14] without categories it says what it is for and what to do first; without an office, who gives one', async () => {
  const empty = { ...(await stored()), categories: [] };
  desk.network.use(http.get('*/api/v1/office/settings', () => HttpResponse.json(empty)));
  const { unmount } = await open({ as: 'mla' });
  expect(
    await screen.findByText(/which grievances count as similar\. The administrator first adds/),
  ).toBeVisible();
  unmount();
  desk.network.resetHandlers();
  const { token } = await desk.app.account({ role: 'mla' });
  await open({ token });
  expect(await screen.findByText(/belongs to no constituency yet/)).toBeVisible();
});
