import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeTargets } from '#contract/deadlines/priorityTargets.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { startDesk } from '../../app.tsx';
import { openRow } from '../../desk/office/foldedRow.ts';
import { pick } from '../../parts.ts';

const desk = startDesk();
let roads = 0;
beforeAll(async () => {
  [roads = 0] = await desk.categories('Roads', 'Water');
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

const open = (locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=targets', as: 'mla', locale });
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const set = (targets: object[], by: 'admin' | 'mla') =>
  desk.ask('PUT', 'sla/target', { json: { targets } }, by);
const stored = async (category: number | null) => {
  const { body } = await desk.ask('GET', 'sla/target', {}, 'mla');
  return (body as unknown as OfficeTargets).targets.find(({ category_id }) => category_id === category);
};
const save = () => screen.getByRole('button', { name: 'Save' });
const saved = () => screen.findByText('The office settings have been saved.');
const HOURS = 'Urgent: hours to the first response';
const DAYS = 'Urgent: days to the resolution';

test('[SLA-02, GRD-01] all categories come first; each value says where it comes from, is set and given back', async () => {
  await set([{ category_id: null, urgent: { response_hours: 6 } }], 'admin');
  const { user } = await open();
  const names = (await screen.findAllByRole('group')).map((each) => each.getAttribute('aria-labelledby'));
  expect(names.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'All categories',
    'Roads',
    'Water',
  ]);
  const all = await group('All categories');
  expect(all.getByLabelText(HOURS)).toHaveAttribute('placeholder', '6');
  expect(all.getByLabelText(HOURS)).toHaveAccessibleDescription('State');
  expect(all.getByLabelText(DAYS)).toHaveAccessibleDescription('Standard');
  await user.type(all.getByLabelText(HOURS), '5');
  const category = await openRow(user, 'Roads');
  await user.type(category.getByLabelText(DAYS), '2');
  await user.click(save());
  await saved();
  expect(category.getByLabelText(HOURS)).toHaveAttribute('placeholder', '5');
  expect(category.getByLabelText(HOURS)).toHaveAccessibleDescription('All categories');
  expect((await stored(roads))?.urgent).toMatchObject({
    response_hours: { value: 5, from: 'own', for_all: true },
    resolution_days: { value: 2, from: 'own', for_all: false },
  });
  await user.click(all.getByRole('button', { name: 'Take over 6 again: State' }));
  expect(all.getByLabelText(HOURS)).toHaveFocus();
  await user.click(save());
  await waitFor(async () => expect((await stored(null))?.urgent.response_hours.from).toBe('state'));
});

test('[SLA-01] what a category’s grievances start as @seldom', async () => {
  const { user } = await open();
  const priority = (await openRow(user, 'Roads')).getByRole('combobox', { name: 'Starts as' });
  expect(priority).toHaveTextContent('Normal');
  await pick(user, priority, 'High');
  await user.click(save());
  await saved();
  expect((await stored(roads))?.default_priority).toMatchObject({ value: 'high', from: 'own' });
  await pick(user, (await group('Roads')).getByRole('combobox', { name: 'Starts as' }), 'Normal (inherited)');
  await user.click(save());
  await waitFor(async () => expect((await stored(roads))?.default_priority.from).toBe('default'));
});

test('[SLA-02] out of bounds, or a response longer than the resolution, is marked at its place; nothing is sent', async () => {
  const { user } = await open();
  const [all, category] = [await group('All categories'), await openRow(user, 'Roads')];
  await user.type(all.getByLabelText(HOURS), '0');
  await user.type(category.getByLabelText(DAYS), '181');
  await user.click(save());
  expect(await all.findByText('Please enter 1 to 240 hours (priority Urgent).')).toBeVisible();
  expect(category.getByText('Please enter 1 to 180 working days (priority Urgent).')).toBeVisible();
  expect(all.getByLabelText(HOURS)).toHaveFocus();
  const longer = 'The first response cannot take longer than the resolution (priority Urgent).';
  await user.clear(category.getByLabelText(DAYS));
  await user.clear(all.getByLabelText(HOURS));
  await user.type(all.getByLabelText(HOURS), '23');
  await user.click(save());
  expect(await all.findByText(longer)).toBeVisible();
  await user.clear(all.getByLabelText(HOURS));
  await user.type(all.getByLabelText(HOURS), '22');
  await user.type(category.getByLabelText(DAYS), '2');
  await user.click(save());
  expect(await category.findByText(longer)).toBeVisible();
  expect(desk.writes()).toEqual([]);
});
