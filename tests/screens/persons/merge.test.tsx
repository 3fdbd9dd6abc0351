import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { citizensDesk, newPhone } from './citizens.ts';

const { desk, bring } = citizensDesk();

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/person/${id}`, as });
const person = async (id: number) => (await desk.ask('GET', `person/${id}`)).body;
const edit = (id: number, json: object) => desk.ask('PUT', `person/${id}`, { json });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

/** Two people of one constituency, each with a complaint. */
async function twoPeople(one = 'Lakshmi', other = 'Lakshmi Reddy') {
  const phones = [newPhone(), newPhone()] as const;
  const first = await bring({ phone: phones[0], name: one });
  const second = await bring({ phone: phones[1], name: other });
  return { phones, first: first.person_id, second: second.person_id };
}

/** Chooses the other one on the page of the first one. */
async function chooseOther(id: number, other: string, as?: Role) {
  const opened = await open(id, as);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Merge…' }));
  await user.type(await screen.findByRole('combobox', { name: 'Phone or name of the other one' }), other);
  await user.click(await screen.findByRole('option'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two people' }));
  return { ...opened, dialog, merge: () => user.click(dialog.getByRole('button', { name: 'Merge' })) };
}

/** Opens the merge dialog from the page of the first one. */
async function openDialog(...given: Parameters<typeof chooseOther>) {
  const opened = await chooseOther(...given);
  await opened.dialog.findByRole('radiogroup', { name: 'Who stays' });
  return opened;
}

test('[PER-12, PER-08] two people are merged from a page: field by field, with what will move, and undone in the notice', async () => {
  const { phones, first, second } = await twoPeople();
  await edit(first, { note: 'Deaf', language: 'te' });
  await edit(second, { note: 'Comes on Mondays', address: '4-12', language: 'te' });
  await desk.ask('POST', `person/${second}/visit`, { json: { kind: 'came' } });
  const { user, dialog, merge, path } = await openDialog(first, phones[1]);
  const stays = group('Who stays').getAllByRole('radio');
  expect(stays[0]).toBeChecked();
  expect(
    dialog.getByText(
      '1 grievance and 1 visit of Lakshmi Reddy go to Lakshmi. This can be undone for 30 days.',
    ),
  ).toBeVisible();
  expect(group('Address').getByRole('radio', { name: '4-12' })).toBeChecked();
  expect(group('Address').getByRole('radio', { name: 'nothing' })).not.toBeChecked();
  expect(dialog.getByText(/Telugu \(the same for both\)/)).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Language' })).toBeNull();
  await user.click(group('Name').getByRole('radio', { name: 'Lakshmi Reddy' }));
  await user.click(group('Note').getByRole('radio', { name: 'Comes on Mondays' }));
  for (const phone of phones) expect(dialog.getByRole('checkbox', { name: phone })).toBeChecked();
  await merge();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Reddy' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe(`/grievance/person/${first}`);
  expect(await person(second)).toMatchObject({
    ...{ id: first, name: 'Lakshmi Reddy', note: 'Comes on Mondays', address: '4-12', phones: [...phones] },
    ...{ open: 2, former_names: ['Lakshmi'] },
  });
  expect(await screen.findByText('Also known as')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(
      'Lakshmi Reddy is back. Came back: 1 grievance, 1 visit. Stayed: 0 grievances, 0 visits.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi' })).toBeVisible();
  expect(await person(second)).toMatchObject({ id: second, note: 'Comes on Mondays', open: 1 });
});

test('[PER-12] who stays is chosen: the page of the one who goes leads to the other, and what is empty is filled @seldom', async () => {
  const { phones, first, second } = await twoPeople('Padma', 'Padma Rao');
  await edit(first, { note: 'Deaf', other_name: 'పద్మ' });
  await edit(second, { other_name: 'పద్మ రావు' });
  const { user, merge, path } = await openDialog(first, phones[1]);
  const spelt = () => group('Name in the other script').getByRole('radio', { name: 'పద్మ రావు' });
  await user.click(group('Name').getByRole('radio', { name: 'Padma Rao' }));
  expect(spelt()).toBeChecked();
  await user.click(group('Who stays').getByRole('radio', { name: /^Padma Rao/ }));
  expect(spelt()).toBeChecked();
  expect(group('Name').getByRole('radio', { name: 'Padma Rao' })).toBeChecked();
  expect(group('Note').getByRole('radio', { name: 'Deaf' })).toBeChecked();
  await merge();
  expect(await screen.findByRole('heading', { level: 1, name: 'Padma Rao' })).toBeVisible();
  expect(path()).toBe(`/grievance/person/${second}`);
  expect(await person(first)).toMatchObject({ id: second, phones: [phones[1], phones[0]], note: 'Deaf' });
});

test('[PER-12] of more than four phones four are chosen before the two can be merged @seldom', async () => {
  const { phones, first, second } = await twoPeople('Saritha', 'Saritha Goud');
  const more = [newPhone(), newPhone(), newPhone()];
  await edit(first, { phones: [phones[0], ...more.slice(0, 2)] });
  await edit(second, { phones: [phones[1], more[2]] });
  const { user, dialog, merge } = await openDialog(first, phones[1]);
  const last = dialog.getByRole('checkbox', { name: more[2] });
  expect(last).not.toBeChecked();
  await user.click(last);
  expect(dialog.getByRole('alert')).toHaveTextContent('A person has at most 4 phones.');
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: phones[0] }));
  await merge();
  await waitFor(async () =>
    expect((await person(second)).phones).toEqual([more[0], more[1], phones[1], more[2]]),
  );
});

test('[PER-12, ERR-04] two people who could not be loaded are loaded again', async () => {
  const { phones, first, second } = await twoPeople('Jyothi', 'Jyothi Chary');
  desk.fail('get', `person/${second}`);
  const { user, dialog } = await chooseOther(first, phones[1]);
  expect(await dialog.findByText('The two people could not be loaded.')).toBeVisible();
  expect(dialog.queryByText('The two are one person already.')).toBeNull();
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('radiogroup', { name: 'Who stays' })).toBeVisible();
});

test('[PER-14, GRD-11] shows the current state of a person who was edited or merged by another user', async () => {
  const { phones, first, second } = await twoPeople('Swapna', 'Swapna Yadav');
  const { dialog, merge } = await openDialog(first, phones[1]);
  await edit(second, { address: '7-1, Gandhi Road' });
  await merge();
  expect(await dialog.findByText('Somebody else has changed this record in the meantime.')).toBeVisible();
  expect(await dialog.findByRole('radio', { name: '7-1, Gandhi Road' })).toBeChecked();
  const merged = { person_ids: [first, second], survivor_id: first };
  expect((await desk.ask('POST', 'person/merge', { json: merged })).status).toBe(201);
  await merge();
  expect(await dialog.findByText('This person was merged with another one in the meantime.')).toBeVisible();
  expect(await dialog.findByText('The two are one person already.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('[PER-12] the page of somebody who was merged is that of the survivor', async () => {
  const { first, second } = await twoPeople('Anitha', 'Anitha Rao');
  await desk.ask('POST', 'person/merge', { json: { person_ids: [first, second], survivor_id: first } });
  const { path } = await open(second, 'staff');
  expect(await screen.findByRole('heading', { level: 1, name: 'Anitha' })).toBeVisible();
  expect(path()).toBe(`/grievance/person/${first}`);
  expect(screen.getByText('The person you opened was merged into this one.')).toBeVisible();
  const section = within(await screen.findByRole('region', { name: 'Merged from' }));
  expect(section.getByText('Anitha Rao')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
});

test('[PER-13] for 30 days the page of the survivor undoes it, after a question; a failure keeps the question', async () => {
  const { first, second } = await twoPeople('Bhagya', 'Bhagya Goud');
  await desk.ask('POST', 'person/merge', { json: { person_ids: [first, second], survivor_id: first } });
  const { user } = await open(first);
  const section = within(await screen.findByRole('region', { name: 'Merged from' }));
  expect(section.getByText(/can be undone until/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Undo the merge of Bhagya Goud' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the merge of Bhagya Goud' }));
  expect(dialog.getByText(/^Bhagya Goud comes back/)).toBeVisible();
  desk.fail('post', 'person/merge/undo', 500, {
    message: 'Something went wrong on the server. Please try again.',
  });
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on the server.');
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Bhagya Goud is back\. Came back: 1 grievance/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Merged from' })).toBeNull());
  expect(await person(second)).toMatchObject({ id: second });
});
