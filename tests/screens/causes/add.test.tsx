import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowOf } from '../complaint/grievances.ts';
import { causesDesk, dialog, part } from './causes.ts';
import '../../../src/custom/complaint/cause/AddToCauseDialog.tsx';
import '../../../src/custom/complaint/bulk/BulkDialog.tsx';
import '../../../src/custom/complaint/list/ListTools.tsx';
import '../../../src/custom/persons/PersonPage.tsx';

const office = causesDesk();
const { desk, many, cause, openAll, read } = office;
const NOBODY = { id: 0, complaint_number: '' };
const openOne = (id: number, as: 'mla' | 'staff' = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });

test('[PER-18] a grievance is put into a cause that is looked for, and shows it as a link', async () => {
  const [one = NOBODY] = await many(1);
  const { id, number } = await cause([], { title: 'The pump is broken' });
  await cause([], { title: 'The road is broken' });
  const { user } = await openOne(one.id);
  await user.click(await screen.findByRole('button', { name: 'Add to a cause…' }));
  const form = await dialog(`Add ${one.complaint_number} to a cause`);
  await form.findByLabelText(/The road is broken/);
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please choose a cause.');
  await user.type(form.getByLabelText('Number or title of the cause'), 'pump');
  await waitFor(() => expect(form.queryByLabelText(/The road is broken/)).toBeNull());
  await user.click(form.getByLabelText(/The pump is broken/));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(`Put into cause ${number}.`)).toBeVisible();
  const chip = await screen.findByRole('link', { name: `Cause ${number}: The pump is broken` });
  expect(chip).toHaveAttribute('href', `/grievance/cause/${id}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to a cause…' })).toBeNull());
  await waitFor(() => expect(chip.closest('[role=status]')).toHaveFocus());
  const timeline = await part('Timeline');
  await user.click(timeline.getByRole('switch'));
  expect(await timeline.findByText('Put into a cause')).toBeVisible();
});

test('[PER-18] what is refused says why, and all stays; a failed search can be tried again', async () => {
  const [one = NOBODY] = await many(1);
  const { id } = await cause();
  const other = await cause([], { title: 'Elsewhere' });
  desk.fail('get', 'cause', 500, {});
  const { user } = await openOne(one.id);
  await user.click(await screen.findByRole('button', { name: 'Add to a cause…' }));
  const form = await dialog();
  await form.findByText('The causes could not be loaded.');
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await user.click(await form.findByLabelText(/No water/));
  await desk.ask('POST', `cause/${other.id}/member`, { json: { complaint_ids: [one.id] } }, 'mla');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(
    await form.findByText(`Grievance ${one.complaint_number} belongs to cause ${other.number}.`),
  ).toBeVisible();
  expect(form.getByLabelText(/No water/)).toBeChecked();
  expect((await read(id)).cases).toBe(0);
});

test('[PER-18] staff put their own grievance into a new cause, whose place and title are proposed', async () => {
  const [one = NOBODY] = await many(1, { staff_id: desk.accounts.staff.id });
  const { user } = await openOne(one.id, 'staff');
  await user.click(await screen.findByRole('button', { name: 'Add to a cause…' }));
  const choose = await dialog();
  expect(await choose.findByText('No open cause is found. Make a new one.')).toBeVisible();
  await user.click(choose.getByRole('button', { name: 'New cause…' }));
  const form = await dialog('Make a cause');
  expect(form.getByText('It begins with 1 grievance.')).toBeVisible();
  expect((form.getByLabelText(/^Title/) as HTMLInputElement).value).toMatch(/^Roads, /);
  await user.click(form.getByRole('button', { name: 'Make a cause' }));
  const chip = await screen.findByRole('link', { name: /^Cause C-\d{4}-\d{4}: Roads, / });
  const id = Number(chip.getAttribute('href')?.split('/').at(-1));
  expect(await read(id)).toMatchObject({ cases: 1, ...desk.places.V1 });
});

test('[PER-18] several are put into a cause from the list, which shows it with each', async () => {
  const [one = NOBODY, two = NOBODY] = await many(2);
  const { id, number } = await cause();
  const { user } = await openAll();
  await rowOf(one.complaint_number);
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Add to a cause…' }));
  const form = await dialog('Add 2 grievances to a cause');
  await user.click(await form.findByLabelText(/No water/));
  desk.fail('post', 'bulk', 500, { message: 'Not now.' });
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Not now.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const { complaint_number } of [one, two]) {
    const row = within(await rowOf(complaint_number));
    const chip = await row.findByRole('link', { name: `Cause ${number}: No water` });
    expect(chip).toHaveTextContent(number);
  }
  expect(screen.queryByText('2 selected')).toBeNull();
  expect((await read(id)).cases).toBe(2);
});

test('[PER-18] several grievances of two places make a cause of the place that they have in common', async () => {
  const made = [...(await many(1)), ...(await many(1, desk.places.V2))];
  const { user } = await openAll();
  await rowOf(made[0]?.complaint_number ?? '');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Add to a cause…' }));
  await user.click((await dialog()).getByRole('button', { name: 'New cause…' }));
  const form = await dialog('Make a cause');
  expect(form.getByLabelText(/^Title/)).toHaveValue('Roads');
  await user.click(form.getByRole('button', { name: 'Make a cause' }));
  const chips = await screen.findAllByRole('link', { name: /^Cause C-/ });
  expect(chips).toHaveLength(2);
  const id = Number(chips[0]?.getAttribute('href')?.split('/').at(-1));
  expect(await read(id)).toMatchObject({ cases: 2, area_id: null });
});

test('[PER-08] the page of a person names the causes of their cases', async () => {
  const [one = NOBODY] = await many(1);
  const { id, number } = await cause([one]);
  const { body } = await desk.ask('GET', `complaint/${one.id}`);
  await desk.renderApp({ path: `/grievance/person/${body.person_id}`, as: 'staff' });
  const cases = await part('Cases');
  const chip = await cases.findByRole('link', { name: `Cause ${number}: No water` });
  expect(chip).toHaveAttribute('href', `/grievance/cause/${id}`);
});
