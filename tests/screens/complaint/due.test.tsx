import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';
import '../../../src/custom/complaint/list/ListOrder.tsx';

const { desk, post, record, passDays, openAll } = grievanceDesk();

const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
const facts = async () => within(await screen.findByRole('region', { name: 'Information' }));
const fact = async (name: string) => (await facts()).getByText(name).nextElementSibling;
const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));

async function pick(user: UserEvent, label: string, option: string) {
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '[role=option]' }));
}

/** On 2 March, a Monday, and 17 days later. */
async function recordFour() {
  await record({ name: 'Overdue', priority: 'urgent' });
  await record({ name: 'Nearly due' });
  await record({ name: 'Idea', type: 'suggestion' });
  passDays(17);
  await record({ name: 'Running' });
}

test('[SLA-15] rows say in words when they are due, and nothing where there is no deadline', async () => {
  await recordFour();
  await openAll();
  expect(await rowOf('Overdue')).toHaveTextContent('Overdue by 15 days');
  expect((await rowOf('Nearly due')).querySelector('td.complaint_number')).toHaveTextContent(/At risk$/);
  expect(await rowOf('Running')).toHaveTextContent('Due 08-04');
  expect((await rowOf('Idea')).querySelector('td.complaint_number')).toHaveTextContent(/\(internal\)$/);
});

test('[SLA-15] the list is filtered by deadline, priority and first response, which stand in the address', async () => {
  await recordFour();
  const { user } = await openAll();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await pick(user, 'Deadline', 'Overdue');
  await showing('Overdue');
  await pick(user, 'Deadline', 'At risk');
  await showing('Nearly due', 'Overdue');
  expect(window.location.search).toBe('?sla=overdue&sla=at_risk');
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await pick(user, 'Priority', 'Urgent');
  await showing('Overdue');
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await pick(user, 'First response', 'Waiting');
  await showing('Running');
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  const form = within(screen.getByRole('form', { name: 'Filters' }));
  await user.type(form.getByLabelText('Due from'), '01/04/2026');
  await showing('Running');
  expect(window.location.search).toBe('?due_from=2026-04-01');
});

test('[SLA-15] the list is sorted by the due day', async () => {
  await recordFour();
  const { user } = await openAll();
  await showing('Running', 'Idea', 'Nearly due', 'Overdue');
  await user.click(await screen.findByRole('button', { name: /^Sort by/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Due on ascending' }));
  await showing('Overdue', 'Nearly due', 'Running', 'Idea');
  expect(window.location.search).toBe('?sort=due_on&order=ASC');
});

test('[SLA-01, SLA-06, SLA-08] the page tells the due day, and the priority changes it in two clicks', async () => {
  const { id } = await record();
  const { user } = await open(id);
  expect(await fact('Due on')).toHaveTextContent('23/03/26');
  await user.click(await screen.findByRole('button', { name: 'Change priority: Normal' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
  expect(await screen.findByText('The priority is changed.')).toBeVisible();
  await waitFor(async () => expect(await fact('Due on')).toHaveTextContent('04/03/26'));
  expect(await fact('Priority')).toHaveTextContent('Urgent');
});

test('[SLA-01] what came from the app has a priority to change, though it cannot be edited', async () => {
  const { id } = await record({ source: 'app' });
  const { user } = await open(id);
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await screen.findByRole('button', { name: 'Change priority: Normal' }));
  await user.click(await screen.findByRole('menuitem', { name: 'High' }));
  await waitFor(async () => expect(await fact('Priority')).toHaveTextContent('High'));
});

test('[SLA-01, ERR-04] a priority that could not be changed is told beside it, and can be chosen again', async () => {
  const { id } = await record();
  const { user } = await open(id);
  desk.network.use(http.put('*/complaint/:id', () => HttpResponse.error()));
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change priority: Normal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
  };
  await choose();
  expect(await (await facts()).findByRole('alert')).toHaveTextContent('No connection to the server.');
  desk.network.resetHandlers();
  await choose();
  await waitFor(async () => expect(await fact('Priority')).toHaveTextContent('Urgent'));
});

test('[SLA-09] of what was reopened the deadlines before are told with their result', async () => {
  const { id } = await record();
  passDays(30);
  await post('mla', 'complaint/close', { id, message: 'Done.' });
  await post('mla', 'complaint/reopen', { id });
  await open(id);
  expect(await fact('Earlier deadlines')).toHaveTextContent('23/03/26: Resolved late');
  expect(await fact('Priority')).toHaveTextContent('High');
  expect(await fact('First response')).toHaveTextContent(/^Given$/);
});

test('[SLA-06] once resolved the page says whether it was in time', async () => {
  const [one, other] = [await record(), await record()];
  await post('mla', 'complaint/close', { id: one.id, message: 'Done.' });
  passDays(23);
  await post('mla', 'complaint/close', { id: other.id, message: 'Done.' });
  const { unmount } = await open(one.id);
  expect(await screen.findByText('Resolved in time')).toBeVisible();
  unmount();
  await open(other.id);
  expect(await screen.findByText('Resolved 2 days late')).toBeVisible();
});

test('[SLA-01] a priority is chosen while recording, else it is the one of the category', async () => {
  const { user } = await desk.renderApp({ path: '/grievance', as: 'mla' });
  const field = await screen.findByLabelText('Priority');
  expect(field).toHaveAccessibleDescription('Left empty: as its category has it.');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Urgent' }));
  expect(field).toHaveValue('Urgent');
});
