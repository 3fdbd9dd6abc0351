import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { startDesk } from '../../app.tsx';
import { pick, region } from '../../parts.ts';

const desk = startDesk();
let head = '';
beforeAll(async () => {
  head = (await desk.colleague({ duties: ['desk_head'] })).token;
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

type Who = 'admin' | 'mp' | 'mla';
const open = (
  by: { as: Who } | { token: string } = { as: 'mla' },
  path = '/grievance/settings?part=calendar',
) => desk.renderApp({ path, ...by });
const stored = async (by: Who = 'mla') =>
  (await desk.ask('GET', 'sla/calendar', {}, by)).body as unknown as OfficeCalendar;
const set = (json: Record<string, unknown>, by: Who = 'mla') => desk.ask('PUT', 'sla/calendar', { json }, by);
const weekday = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save' });
const saved = () => screen.findByText('The office settings have been saved.');
const time = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const named = (name: string, closed_from = 0) => ({ name, closed_from });

test('[SLA-03, GRD-01, GRD-14] what ships is there, and said in words as it changes; a weekday of its own is saved', async () => {
  const { user } = await open({ token: head });
  expect(
    await screen.findByText('Open today 10:00 to 17:30; 25 working days in the next 30 days.'),
  ).toBeVisible();
  expect((await region('Opening hours')).getAllByText('Standard')).toHaveLength(2);
  const sunday = await weekday('Sunday');
  expect(sunday.getByText('Closed')).toBeVisible();
  await user.click(sunday.getByRole('button', { name: 'Add opening hours' }));
  expect(sunday.getByLabelText('Opens')).toHaveFocus();
  time(sunday.getByLabelText('Opens'), '09:00');
  time(sunday.getByLabelText('Closes'), '00:00');
  expect(
    await screen.findByText('Open today 10:00 to 17:30; 29 working days in the next 30 days.'),
  ).toBeVisible();
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(save());
  await saved();
  expect((await stored()).week).toMatchObject({ from: 'own', value: { 0: [[540, 1440]], 1: [[600, 1050]] } });

  await user.click(screen.getByRole('button', { name: 'Use inherited: Standard' }));
  expect(sunday.getByText('Closed')).toBeVisible();
  await user.click(save());
  await waitFor(async () => expect((await stored()).week.from).toBe('default'));
});

test('[SLA-03] hours that overlap are told at their weekday, and nothing is sent; three at most @seldom', async () => {
  const { user } = await open();
  const monday = await weekday('Monday');
  const add = () => monday.getByRole('button', { name: 'Add opening hours' });
  await user.click(add());
  await user.click(add());
  expect(monday.queryByRole('button', { name: 'Add opening hours' })).toBeNull();
  await user.click(monday.getByRole('button', { name: 'Remove Monday 3' }));
  expect(add()).toHaveFocus();
  await user.click(save());
  expect(await monday.findByText('Please enter a time.')).toBeVisible();
  const [, opens = document.body] = monday.getAllByLabelText('Opens');
  const [, closes = document.body] = monday.getAllByLabelText('Closes');
  time(opens, '17:00');
  time(closes, '16:00');
  await user.click(save());
  expect(await monday.findByText('Closing time must be later than opening time.')).toBeVisible();
  time(closes, '19:00');
  await user.click(save());
  expect(await monday.findByText('Opening hours overlap on Monday.')).toBeVisible();
  expect(monday.getAllByLabelText('Opens')[0]).toHaveFocus();
  expect(desk.writes()).toEqual([]);
});

test('[SLA-03] what the server refuses stays typed: a week that never opens, a day too short for the targets', async () => {
  const { user } = await open();
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await user.click((await weekday(name)).getByRole('button', { name: `Remove ${name} 1` }));
  }
  expect(screen.getByText('Closed today; 0 working days in the next 30 days.')).toBeVisible();
  expect(screen.getByText(/^This calendar opens for less than 4 hours a week/)).toBeVisible();
  await user.click(save());
  expect(await (await region('Opening hours')).findByText('A calendar needs opening hours.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use inherited: Standard' }));
  await user.type(screen.getByLabelText('Minutes'), '60');
  await user.click(save());
  const minutes = await region('Length of a working day');
  expect(
    await minutes.findByText('The first response cannot take longer than the resolution (priority Urgent).'),
  ).toBeVisible();
  expect(minutes.getByLabelText('Minutes')).toHaveValue(60);
  expect((await stored()).day_minutes.from).toBe('default');
});

test('[SLA-03] weekdays that are closed once a month are taken out, put in and given back @seldom', async () => {
  const { user } = await open();
  const week = await region('Opening hours');
  expect(week.getByRole('button', { name: 'Add' })).toBeDisabled();
  const chip = week.getByText('Second Saturday').closest('[role=button]') ?? document.body;
  fireEvent.keyDown(chip, { key: 'Delete' });
  fireEvent.keyUp(chip, { key: 'Delete' });
  expect(await week.findByText('No weekday is closed once a month.')).toBeVisible();
  expect(screen.getByText(/26 working days/)).toBeVisible();
  await pick(user, week.getByRole('combobox', { name: 'Which' }), 'Fourth');
  await user.click(week.getByRole('button', { name: 'Add' }));
  expect(week.getByText('Fourth Saturday')).toBeVisible();
  await user.click(save());
  await saved();
  expect((await stored()).closed).toMatchObject({ value: [{ nth: 4, weekday: 6 }], from: 'own' });
  await user.click(week.getByRole('button', { name: 'Use inherited: Standard' }));
  expect(week.getByText('Second Saturday')).toBeVisible();
});

test('[GRD-01, UPD-05] of somebody who was faster it shows what they saved, and keeps what was typed', async () => {
  const { user } = await open();
  time((await weekday('Monday')).getByLabelText('Closes'), '16:00');
  await set({ day_minutes: 300, holidays: [{ day: '2026-03-04', holiday: named('Holi') }] });
  await user.click(save());
  // In sight wherever the page is scrolled to.
  const bar = within(save().parentElement as HTMLElement);
  expect(await bar.findByText(/Somebody else has changed these settings/)).toBeVisible();
  expect(screen.getByLabelText('Minutes')).toHaveValue(300);
  expect(screen.getByText('Holi')).toBeVisible();
  expect((await weekday('Monday')).getByLabelText('Closes')).toHaveValue('16:00');
  await user.click(save());
  await saved();
  const { week, day_minutes } = await stored();
  expect([week.value[1], day_minutes.value]).toEqual([[[600, 960]], 300]);
});
