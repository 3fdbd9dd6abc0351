import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeLadder } from '../../../contract/ladderCalls.ts';
import { namesChanged } from '../../../server/db/names.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { leaves } from '../../../server/db/schema/leaves.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { startDesk } from '../app.tsx';
import '../../../src/App.tsx';
import '../../../src/custom/office/OfficeSettings.tsx';
import '../../../src/custom/office/ladder/LadderPart.tsx';

const desk = startDesk();
let head = { id: 0, token: '' };
beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const given = { parliament_id, assembly_id, duties: ['desk_head' as const] };
  head = await desk.app.account({ role: 'staff', ...given });
  await desk.app.db.update(users).set({ name: 'Padma Latha' }).where(eq(users.id, head.id));
  namesChanged(desk.app.db);
});
beforeEach(async () => {
  await desk.app.db.delete(leaves);
  await desk.app.db.update(offices).set({ settings: {} });
});

const open = (as: 'mla' | 'mp' = 'mla', locale: 'en' | 'te' = 'en') =>
  desk.renderApp({ path: '/grievance/settings?part=ladder', as, locale });
const level = async (name: string) => within(await screen.findByRole('group', { name }));
const steps = async () => {
  const { body } = await desk.ask('GET', 'sla/ladder', {}, 'mla');
  return (body as unknown as OfficeLadder).levels.map(({ step: { value, from } }) => [value, from]);
};
const set = (json: Record<string, unknown>, by: 'admin' | 'mla') =>
  desk.ask('PUT', 'sla/ladder', { json }, by);
type User = Awaited<ReturnType<typeof open>>['user'];
async function choose(user: User, name: string, option: string) {
  await user.click((await level(name)).getByRole('combobox', { name: 'When' }));
  await user.click(await screen.findByRole('option', { name: option }));
}
const save = () => screen.getByRole('button', { name: 'Save' });
const DAYS = 'Working days after the due day';

test('[SLA-12, GRD-01] each level says when it is reached and from where that is; one is set, one switched off', async () => {
  await set({ level_4: 20 }, 'admin');
  const { user } = await open();
  const when = async (name: string) => (await level(name)).getByRole('combobox', { name: 'When' });
  expect(await when('1. Desk head')).toHaveTextContent('As inherited: as soon as it is overdue');
  expect(await when('2. MLA')).toHaveTextContent('As inherited: after 2 working days');
  expect(await when('4. Administrator')).toHaveTextContent('As inherited: after 20 working days');
  expect(await when('4. Administrator')).toHaveAccessibleDescription('From the state office');
  await choose(user, '1. Desk head', 'After days of our own');
  const days = (await level('1. Desk head')).getByLabelText(DAYS);
  expect(days).toHaveValue(0);
  await user.clear(days);
  await user.type(days, '1');
  await choose(user, '3. MP', 'Switched off');
  expect((await level('3. MP')).getByText(/It is passed over, also when/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  expect(await steps()).toEqual([
    [1, 'own'],
    [2, 'default'],
    ['off', 'own'],
    [20, 'state'],
  ]);
  await choose(user, '3. MP', 'As inherited: after 5 working days');
  await user.click(save());
  await waitFor(async () => expect((await steps())[2]).toEqual([5, 'default']));
});

test('[SLA-12] whom each level reaches today, with deputies, and who is passed over', async () => {
  const { mp } = desk.accounts;
  const { parliament_id, assembly_id } = desk.places.A1;
  const duties = ['desk_head' as const];
  const deputy = await desk.app.account({ role: 'staff', duties, parliament_id, assembly_id });
  const leave = { from_day: '2026-01-01', to_day: '2026-12-03' };
  await desk.app.db.insert(leaves).values([
    { ...leave, user_id: head.id, deputy_id: deputy.id },
    { ...leave, user_id: mp.id },
  ]);
  const { unmount } = await open();
  expect(
    (await level('1. Desk head')).getByText(/^Today it reaches .* \(deputy of Padma Latha\)\.$/),
  ).toBeVisible();
  expect(
    (await level('3. MP')).getByText(/^Today it is passed over: .* is on leave until 03-12-2026\.$/),
  ).toBeVisible();
  unmount();
  await open('mp');
  expect((await level('2. MLA')).getByText(/depends on the constituency/)).toBeVisible();
  await desk.app.db.update(users).set({ disabled: true }).where(eq(users.id, deputy.id));
});

test('[SLA-12] steps that fall, or are no days, are marked at their place; nothing is sent', async () => {
  const { user } = await open();
  await choose(user, '2. MLA', 'After days of our own');
  const days = (await level('2. MLA')).getByLabelText(DAYS);
  await user.clear(days);
  await user.type(days, '400');
  await user.click(save());
  expect(await screen.findByText('Please enter 0 to 365 working days.')).toBeVisible();
  expect(days).toHaveFocus();
  await user.clear(days);
  await user.type(days, '6');
  await user.click(save());
  const falls = 'A higher level cannot come before a lower one.';
  expect(await (await level('3. MP')).findByText(falls)).toBeVisible();
  expect(desk.writes()).toEqual([]);
});

test('[UPD-05] of somebody who was faster it shows what they saved, and keeps what was typed', async () => {
  const { user } = await open();
  await choose(user, '4. Administrator', 'Switched off');
  await set({ level_2: 3 }, 'mla');
  await user.click(save());
  expect(await screen.findByText(/Somebody else has changed these settings/)).toBeVisible();
  expect((await level('2. MLA')).getByLabelText(DAYS)).toHaveValue(3);
  await user.click(save());
  await waitFor(async () => expect((await steps())[3]).toEqual(['off', 'own']));
  expect((await steps())[1]).toEqual([3, 'own']);
});

test('[GRD-11] in Telugu every word is', async () => {
  await open('mla', 'te');
  const first = await level('1. డెస్క్ అధిపతి');
  expect(first.getByRole('combobox', { name: 'ఎప్పుడు' })).toHaveTextContent('పై నుండి: గడువు దాటిన వెంటనే');
  expect(first.getByText('ఈ రోజు చేరేది: Padma Latha.')).toBeVisible();
});
