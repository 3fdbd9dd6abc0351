import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/detail/pause/PauseDialog.tsx';

const { desk, post, record, openAll } = grievanceDesk();

beforeEach(() => {
  // The dialog offers days from today on, by the clock of the browser.
  vi.useFakeTimers({ toFake: ['Date'], now: desk.app.clock.now });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (id: number, as: 'mla' | 'staff' = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const fact = async (name: string) => {
  const facts = within(await screen.findByRole('region', { name: 'Information' }));
  return facts.getByText(name).nextElementSibling;
};
type User = Awaited<ReturnType<typeof open>>['user'];

async function ask(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Pause…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pause the deadline of / }));
  const choose = async (reason: string) => {
    await user.click(dialog.getByRole('combobox', { name: /^Reason/ }));
    await user.click(await screen.findByRole('option', { name: reason }));
  };
  const submit = () => user.click(dialog.getByRole('button', { name: 'Pause' }));
  return { dialog, choose, submit };
}

test('[SLA-07] a grievance is paused for a reason until a day, and the page shows the new due day', async () => {
  const { id } = await record();
  const { user } = await open(id);
  expect(await fact('Due on')).toHaveTextContent('23/03/26');
  const { dialog, choose, submit } = await ask(user);
  await choose('court');
  await user.click(dialog.getByRole('button', { name: '14 days' }));
  expect(dialog.getByLabelText(/^Until/)).toHaveValue('16/03/2026');
  await user.type(dialog.getByLabelText(/^Note/), 'Writ petition 12');
  await submit();
  expect(await screen.findByText('The deadline is paused; the new due day is shown.')).toBeVisible();
  await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('04/04/26'));
  expect(await fact('Pauses')).toHaveTextContent('02/03/26 to 16/03/26: court');
  expect(await fact('Pauses')).toHaveTextContent('Writ petition 12');
  expect(desk.writes()).toMatchObject([{ path: 'complaint/pause' }]);
});

test('[SLA-07] it is resumed before its day', async () => {
  const { id } = await record();
  await post('mla', 'complaint/pause', { id, reason: 'with_department', until: '2026-04-01' });
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('The deadline goes on; the new due day is shown.')).toBeVisible();
  await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('23/03/26'));
  expect(await screen.findByRole('button', { name: 'Pause…' })).toBeVisible();
});

test('[SLA-07] a pause is told by the days of the state, whatever day it is in UTC', async () => {
  const { id } = await record();
  desk.app.clock.now = new Date('2026-03-02T19:00:00Z');
  await post('mla', 'complaint/pause', { id, reason: 'court', until: '2026-04-01' });
  await open(id);
  expect(await fact('Pauses')).toHaveTextContent('03/03/26 to 01/04/26: court');
  cleanup();
  desk.app.clock.now = new Date('2026-03-05T20:00:00Z');
  await post('mla', 'complaint/resume', { id });
  await open(id);
  expect(await fact('Pauses')).toHaveTextContent('03/03/26 to 06/03/26: court');
});

test('[SLA-07] what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const { dialog, choose, submit } = await ask(user);
  await submit();
  expect(dialog.getByLabelText(/^Until/)).toBeInvalid();
  expect(dialog.getByRole('combobox', { name: /^Reason/ })).toBeInvalid();
  await choose('other reason');
  await user.type(dialog.getByLabelText(/^Until/), '02/03/2026');
  await submit();
  expect(await dialog.findByText('A pause lasts from 1 to 90 days.')).toBeVisible();
  expect(dialog.getByLabelText(/^Note/)).toBeInvalid();
  expect(desk.writes()).toEqual([]);
});

test('[SLA-07] whoever is too late hears why, and what was typed stays', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const { dialog, choose, submit } = await ask(user);
  await choose('court');
  await user.click(dialog.getByRole('button', { name: '7 days' }));
  await user.type(dialog.getByLabelText(/^Note/), 'Typed');
  await post('mla', 'complaint/pause', { id, reason: 'court', until: '2026-03-20' });
  await submit();
  expect(await dialog.findByText('This grievance is paused until 20-03-2026.')).toBeVisible();
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('Typed');
});

test('[SLA-15] rows say until when and why a deadline waits, and the list is filtered by it', async () => {
  const { id } = await record({ name: 'Waiting' });
  await record({ name: 'Running' });
  await post('mla', 'complaint/pause', { id, reason: 'court', until: '2026-03-20' });
  const { user } = await openAll();
  expect(await rowOf('Waiting')).toHaveTextContent('Paused until 20-03: court');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(form.getByLabelText('Deadline'));
  await user.click(await screen.findByText('Paused', { selector: '[role=option]' }));
  await waitFor(() => expect(shownNames()).toEqual(['Waiting']));
  expect(window.location.search).toBe('?sla=paused');
});

test('[SLA-07] the timeline tells of both, in words', async () => {
  const { id } = await record();
  await post('mla', 'complaint/pause', { id, reason: 'court', until: '2026-03-20' });
  await post('mla', 'complaint/resume', { id });
  const { user } = await open(id);
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText('Deadline paused')).toBeVisible();
  expect(screen.getByText('Deadline goes on')).toBeVisible();
  expect(screen.getByText('Reason: court')).toBeVisible();
  expect(screen.getByText('Paused until: 20/03/26')).toBeVisible();
});
