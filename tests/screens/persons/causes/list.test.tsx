import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../complaints/grievances.ts';
import { chooseMore, isInMore, showChanges } from '../../complaints/page.ts';
import { dialog, pick, region } from '../../parts.ts';
import { causesDesk } from './causes.ts';

const office = causesDesk();
const { desk, many, cause, openList, read, openAll } = office;

const row = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr');

test('[PER-18] the list tells number, title, category, place, state, figures and who is in charge', async () => {
  const { number } = await cause(await many(2), { staff_id: desk.accounts.staff.id });
  await openList();
  const shown = await row('No water');
  for (const text of [number, 'Water', 'Open', '2 Open: 2', '2 Households: 2', '2 Mar 2026', 'Sunitha Chary'])
    expect(shown).toHaveTextContent(text);
});

test('[PER-18] state, category and words cut the list, on the server @seldom', async () => {
  await cause(await many(1), { title: 'The pump is broken' });
  await cause([], { title: 'The road is broken', category_id: office.roads });
  const { user } = await openList();
  await row('The pump is broken');
  const choose = async (filter: string, name: string) => {
    await user.click(screen.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Category', 'Roads');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The pump is broken' })).toBeNull());
  expect(await row('The road is broken')).toBeVisible();
  await choose('Status', 'Answered');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The road is broken' })).toBeNull());
  await choose('Status', 'Open');
  await row('The road is broken');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'pump{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The road is broken' })).toBeNull());
});

test('[PER-22] what looks like one matter is made a cause of its grievances @seldom', async () => {
  const made = await many(5);
  const { user, path } = await openList();
  const suggested = await region('Suggested');
  expect(suggested.getByText('5 grievances of 5 people since 2 Mar 2026')).toBeVisible();
  await user.click(suggested.getByRole('button', { name: /^Make a shared problem: Roads, / }));
  const form = await dialog('Make a shared problem');
  expect(form.getByText('It begins with 5 grievances.')).toBeVisible();
  expect(form.getByLabelText(/^Title/)).toHaveValue(suggested.getByText(/^Roads, /).textContent);
  await user.click(form.getByRole('button', { name: 'Make a shared problem' }));
  await waitFor(() => expect(path()).toMatch(/^\/grievance\/cause\/\d+$/));
  const list = await region('Grievances');
  for (const { complaint_number } of made)
    expect(await list.findByRole('link', { name: complaint_number })).toBeVisible();
});

test('[PER-22] No takes a suggestion away; when it fails it stays @seldom', async () => {
  await many(5);
  const { user } = await openList();
  const no = await screen.findByRole('button', { name: /^No: Roads, / });
  desk.fail('post', 'cause/suggestion/decline', 500, {});
  await user.click(no);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(no).toBeVisible();
  desk.network.resetHandlers();
  await user.click(no);
  expect(await screen.findByText('It is suggested again when there are twice as many.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggested' })).toBeNull());
});

test('[PER-18, GRD-11] a cause is made by hand; what is missing is marked, what fails keeps what was typed', async () => {
  const { user, path } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Make a shared problem' }));
  const form = await dialog('Make a shared problem');
  await waitFor(() => expect(form.getByLabelText(/^Title/)).toHaveFocus());
  await user.keyboard('No water at the tank{Enter}');
  await waitFor(() => expect(form.getByLabelText(/^Category/)).toBeInvalid());
  await pick(user, form.getByLabelText(/^Category/), 'Water');
  desk.fail('post', 'cause', 500, { message: 'Something went wrong on the server. Please try again.' });
  await user.click(form.getByRole('button', { name: 'Make a shared problem' }));
  expect(await screen.findByText('Something went wrong on the server. Please try again.')).toBeVisible();
  expect(form.getByLabelText(/^Title/)).toHaveValue('No water at the tank');
  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Make a shared problem' }));
  await waitFor(() => expect(path()).toMatch(/^\/grievance\/cause\/\d+$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'No water at the tank' })).toBeVisible();
  const id = Number(path().split('/').at(-1));
  const { assembly_id } = desk.places.A1;
  expect(await read(id)).toMatchObject({ category_id: office.water, assembly_id, area_id: null });
});

describe('adding grievances', () => {
  const NOBODY = { id: 0, complaint_number: '' };
  const openOne = (id: number, as: 'mla' | 'staff' = 'mla') =>
    desk.renderApp({ path: `/grievance/${id}`, as });

  test('[PER-18] a grievance is put into a cause that is looked for, and shows it as a link', async () => {
    const [one = NOBODY] = await many(1);
    const { id, number } = await cause([], { title: 'The pump is broken' });
    await cause([], { title: 'The road is broken' });
    const { user } = await openOne(one.id);
    await chooseMore(user, 'Add to a shared problem…');
    const form = await dialog(`Add ${one.complaint_number} to a shared problem`);
    await form.findByLabelText(/The road is broken/);
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please choose a shared problem.');
    await user.type(form.getByLabelText('Number or title of the shared problem'), 'pump');
    await waitFor(() => expect(form.queryByLabelText(/The road is broken/)).toBeNull());
    await user.click(form.getByLabelText(/The pump is broken/));
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(`Put into shared problem ${number}.`)).toBeVisible();
    const chip = await screen.findByRole('link', { name: `Shared problem ${number}: The pump is broken` });
    expect(chip).toHaveAttribute('href', `/grievance/cause/${id}`);
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    expect(await isInMore(user, 'Add to a shared problem…')).toBe(false);
    await showChanges(user);
    expect(await screen.findByText('Put into a shared problem')).toBeVisible();
  });

  test('[PER-18] what is refused says why, and all stays; a failed search can be tried again @seldom', async () => {
    const [one = NOBODY] = await many(1);
    const { id } = await cause();
    const other = await cause([], { title: 'Elsewhere' });
    desk.fail('get', 'cause', 500, {});
    const { user } = await openOne(one.id);
    await chooseMore(user, 'Add to a shared problem…');
    const form = await dialog();
    await form.findByText('The shared problems could not be loaded.');
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

  test('[PER-18] several are put into a cause from the list, which shows it with each @seldom', async () => {
    const [one = NOBODY, two = NOBODY] = await many(2);
    const { id, number } = await cause();
    const { user } = await openAll();
    await rowOf(one.complaint_number);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(await screen.findByRole('button', { name: 'Add to a shared problem…' }));
    const form = await dialog('Add 2 grievances to a shared problem');
    await user.click(await form.findByLabelText(/No water/));
    desk.fail('post', 'bulk', 500, { message: 'Not now.' });
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Not now.')).toBeVisible();
    desk.network.resetHandlers();
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const { complaint_number } of [one, two]) {
      const row = within(await rowOf(complaint_number));
      expect(await row.findByRole('link', { name: `Shared problem ${number}: No water` })).toBeVisible();
    }
    expect(screen.queryByText('2 selected')).toBeNull();
    expect((await read(id)).cases).toBe(2);
  });

  test('[PER-08] the page of a person names the causes of their cases', async () => {
    const [one = NOBODY] = await many(1);
    const { id, number } = await cause([one]);
    const { body } = await desk.ask('GET', `complaint/${one.id}`);
    await desk.renderApp({ path: `/grievance/person/${body.person_id}`, as: 'staff' });
    const cases = await region('Grievances');
    const chip = await cases.findByRole('link', { name: `Shared problem ${number}: No water` });
    expect(chip).toHaveAttribute('href', `/grievance/cause/${id}`);
  });
});
