import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeRouting } from '#contract/teamwork/routingCalls.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { startDesk } from '../../app.tsx';
import { dialog } from '../../parts.ts';

const desk = startDesk();
let water = 0;
beforeAll(async () => {
  [, water = 0] = await desk.categories('Roads', { name: 'Water', name_te: 'నీరు' });
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {}, version: 1 });
});

const open = (locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=routing', as: 'mla', locale });
const rule = (name: string, given: object = {}) => ({
  ...{ name, people: [desk.accounts.staff.id], mode: 'suggest' },
  ...given,
});
const set = (rules: object[], by: 'admin' | 'mla' = 'mla') =>
  desk.ask('PUT', 'routing/rule', { json: { rules } }, by);
const stored = async () =>
  ((await desk.ask('GET', 'routing/rule', {}, 'mla')).body as unknown as OfficeRouting).rules;
const save = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The office settings have been saved.');
};
const shown = () =>
  within(screen.getByRole('region', { name: 'Routing rules' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const button = (name: string) => screen.findByRole('button', { name });
async function pick(user: UserEvent, within_: ReturnType<typeof within>, label: string, option: string) {
  await user.click(within_.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('[SLA-17, GRD-14] an empty list says what rules are for; one is written, tried before it is saved, and saved', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Rules say who gets a new grievance/)).toBeVisible();
  await user.click(await button('Add a rule'));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Take over' }));
  expect(form.getByLabelText('Name of the rule')).toHaveAccessibleDescription('This field is required.');
  expect(form.getByText('Please choose 1 to 50 people.')).toBeVisible();
  await user.type(form.getByLabelText('Name of the rule'), 'Water, M1');
  await pick(user, form, 'Categories', 'Water');
  await pick(user, form, 'Mandals', 'M1');
  await pick(user, form, 'Who gets it', 'Sunitha Chary');
  await user.click(form.getByLabelText(/^Assigns:/));
  await user.click(form.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(shown()).toEqual(['1.Water, M1AssignsWater · M1To Sunitha Chary']));
  expect((await stored()).value).toEqual([]);

  const tryIt = within(screen.getByRole('region', { name: 'Try it' }));
  await user.click(tryIt.getByRole('button', { name: 'Try' }));
  expect(tryIt.getAllByText('Please choose a category and an area.')).toHaveLength(2);
  await pick(user, tryIt, 'Category', 'Water');
  await pick(user, tryIt, 'Mandal', 'M1');
  await pick(user, tryIt, 'Area', 'V1');
  await user.click(tryIt.getByRole('button', { name: 'Try' }));
  expect(await tryIt.findByText('Rule "Water, M1": Sunitha Chary, 0 open.')).toBeVisible();
  await pick(user, tryIt, 'Category', 'Roads');
  await user.click(tryIt.getByRole('button', { name: 'Try' }));
  expect(await tryIt.findByText('No rule fits.')).toBeVisible();

  await save(user);
  expect((await stored()).value).toMatchObject([
    { id: 1, name: 'Water, M1', categories: [{ id: water }], mode: 'assign', priority: null },
  ]);
});

test('[SLA-17, GRD-11] rules are moved by buttons and by keys, which keep the focus and say where they are', async () => {
  await set([rule('A'), rule('B'), rule('C')]);
  const { user } = await open();
  await user.click(await button('Move A down'));
  const names = () => shown().map((text) => text?.[2]);
  expect(names()).toEqual(['B', 'A', 'C']);
  expect(await button('Move A down')).toHaveFocus();
  expect(screen.getByText('A is now rule 2 of 3.')).toHaveAttribute('role', 'status');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['B', 'C', 'A']);
  expect(await button('Move A down')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['B', 'C', 'A']);
  await user.click(await button('Remove C'));
  await save(user);
  expect((await stored()).value.map(({ id, name }) => [id, name])).toEqual([
    [2, 'B'],
    [1, 'A'],
  ]);
});

test('[GRD-01] rules from above are shown, become own ones by a change, and are taken over again @seldom', async () => {
  await set([rule('State')], 'admin');
  const { user } = await open();
  expect(await screen.findByText('From the state office')).toBeVisible();
  await user.click(await button('Edit State'));
  const form = await dialog();
  await user.clear(form.getByLabelText('Name of the rule'));
  await user.type(form.getByLabelText('Name of the rule'), 'Ours');
  await user.click(form.getByRole('button', { name: 'Take over' }));
  await save(user);
  expect(await stored()).toMatchObject({ from: 'own', value: [{ name: 'Ours' }] });
  await user.click(await button('Use inherited: From the state office'));
  await save(user);
  expect(await stored()).toMatchObject({ from: 'state', value: [{ name: 'State' }] });
});

test('[SLA-17] what the server refuses is told above the rules, which stay as they were typed', async () => {
  const { parliament_id, assembly_id } = desk.places.A3;
  const stranger = await desk.app.account({
    role: 'staff',
    username: 'far@example.org',
    parliament_id,
    assembly_id,
  });
  namesChanged(desk.app.db);
  await set([rule('State', { people: [stranger.id] })], 'admin');
  const { user } = await open();
  await user.click(await button('Add a rule'));
  const form = await dialog();
  await user.type(form.getByLabelText('Name of the rule'), 'Ours');
  await pick(user, form, 'Who gets it', 'Sunitha Chary');
  await user.click(form.getByRole('button', { name: 'Take over' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const part = within(screen.getByRole('region', { name: 'Routing rules' }));
  expect(await part.findByRole('alert')).toHaveTextContent('This person does not belong to the office.');
  expect(shown()).toHaveLength(2);
  await user.click(await button('Remove State'));
  await save(user);
  expect((await stored()).value.map(({ name }) => name)).toEqual(['Ours']);
});
