import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { region } from '../parts.ts';
import { citizensDesk, newPhone } from './citizens.ts';

const { desk, bring } = citizensDesk();

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/person/${id}`, as });
const person = async (id: number) => (await desk.ask('GET', `person/${id}`)).body;

async function openToEdit(name: string) {
  const { person_id } = await bring({ phone: newPhone(), name });
  const { user } = await open(person_id);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog, save, person_id };
}

test('[PER-08] the page tells who somebody is and leads to a new case of theirs, with the id alone in the address', async () => {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Lakshmi Devi' });
  await desk.ask('PUT', `person/${person_id}`, {
    json: { other_name: 'లక్ష్మీ దేవి', address: '4-12, Temple street', note: 'Comes on Mondays' },
  });
  await open(person_id);
  expect(await screen.findByRole('heading', { name: 'Lakshmi Devi', level: 1 })).toBeVisible();
  expect(screen.getByText('లక్ష్మీ దేవి')).toBeVisible();
  const information = await region('Information');
  for (const text of ['V1, M1 mandal, A1', '1 open, 0 closed', '4-12, Temple street', 'Comes on Mondays'])
    expect(information.getByText(text)).toBeVisible();
  expect(information.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+91${phone}`);
  expect(screen.getByRole('link', { name: 'New grievance' })).toHaveAttribute(
    'href',
    `/grievance?person=${person_id}`,
  );
  expect(document.title).toBe('Person · Grievance Desk');
});

test('[PER-07, PER-08] cases are shown ten a page; those of others are told to staff and do not open @seldom', async () => {
  const phone = newPhone();
  const own = await bring({ phone, name: 'Sita' }, 'staff');
  const others = [];
  for (let index = 0; index < 10; index++) {
    desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
    others.push(await bring({ phone, name: 'Sita' }));
  }
  const { user } = await open(own.person_id, 'staff');
  const cases = await region('Grievances');
  await waitFor(() => expect(cases.getAllByRole('listitem')).toHaveLength(10));
  const newest = cases.getAllByRole('listitem')[0] as HTMLElement;
  expect(newest).toHaveTextContent(
    new RegExp(`^${others.at(-1)?.complaint_number}.* · Water · Not assignedopen$`),
  );
  expect(cases.queryByRole('link', { name: own.complaint_number })).toBeNull();
  expect(within(newest).queryByRole('link')).toBeNull();
  await user.click(cases.getByRole('link', { name: 'Page 2' }));
  expect(await cases.findByRole('link', { name: own.complaint_number })).toHaveAttribute(
    'href',
    `/grievance/${own.id}`,
  );
  await waitFor(() => expect(cases.getAllByRole('listitem')).toHaveLength(1));
});

test('[PER-01, PER-09] an edit changes the person, phones among it, and never the assembly', async () => {
  const { user, dialog, save, person_id } = await openToEdit('Sita');
  await user.clear(dialog.getByLabelText(/^Full Name/));
  await user.type(dialog.getByLabelText(/^Full Name/), 'Sita Devi');
  await user.type(dialog.getByLabelText('Phone 2'), '98480-22222');
  await user.type(dialog.getByLabelText('Address'), '4-12');
  expect(dialog.getByLabelText('Phone 3')).toBeVisible();
  expect(dialog.queryByLabelText('Assembly')).toBeNull();
  await save();
  expect(await screen.findByRole('heading', { name: 'Sita Devi', level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const saved = await person(person_id);
  expect(saved).toMatchObject({ name: 'Sita Devi', address: '4-12', version: 2 });
  expect((saved.phones as string[])[1]).toBe('9848022222');
});

test('[PER-01, GRD-11] what an edit is refused for is told, and what was typed stays @seldom', async () => {
  const { user, dialog, save, person_id } = await openToEdit('Sita');
  await user.clear(dialog.getByLabelText(/^Full Name/));
  await user.type(dialog.getByLabelText('Phone 2'), '98480');
  await save();
  expect(await dialog.findByText(/^This has 5 digits\./)).toBeVisible();
  expect(dialog.getByLabelText('Phone 2')).toHaveValue('98480');
  expect(dialog.getByLabelText(/^Full Name/)).toBeInvalid();
  await user.type(dialog.getByLabelText('Phone 2'), '12345');
  await user.type(dialog.getByLabelText(/^Full Name/), 'Sita Devi');
  await save();
  expect(await screen.findByRole('heading', { name: 'Sita Devi', level: 1 })).toBeVisible();
  expect((await person(person_id)).phones).toContain('9848012345');
});

test('[PER-09] an edit that somebody else was faster with offers the newer version and keeps what was typed', async () => {
  const { user, dialog, save, person_id } = await openToEdit('Sita');
  await user.type(dialog.getByLabelText('Note'), 'Comes on Mondays');
  await desk.ask('PUT', `person/${person_id}`, { json: { address: '4-12' } });
  await save();
  await user.click(await dialog.findByRole('button', { name: 'Load the newer version' }));
  expect(dialog.getByLabelText('Note')).toHaveValue('Comes on Mondays');
  expect(dialog.getByLabelText('Address')).toHaveValue('4-12');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await person(person_id)).toMatchObject({ address: '4-12', note: 'Comes on Mondays', version: 3 });
});
