import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, form, send, success, describe as write } from '../complaints/recording/form.ts';
import { citizensDesk, nameField, newPhone } from './citizens.ts';

const { desk, bring, open: openFolder } = citizensDesk();

const open = async (id: number) => {
  const { user } = await desk.renderApp({ path: `/grievance/person/${id}`, as: 'staff' });
  return { user, household: within(await screen.findByRole('region', { name: 'Household' })) };
};
const namesOf = async (id: number) => {
  const { household } = (await desk.ask('GET', `person/${id}`)).body as {
    household: { members: { name: string }[] } | null;
  };
  return household?.members.map(({ name }) => name);
};

test('[PER-10, GRD-14] an empty household says what it is for; somebody is looked for and put there by keyboard', async () => {
  const mother = await bring({ phone: newPhone(), name: 'Padma' });
  const phone = newPhone();
  await bring({ phone, name: 'Ravi' });
  await bring({ phone: newPhone(), name: 'Raviteja', ...desk.places.V3 }, 'admin');
  const { user, household } = await open(mother.person_id);
  expect(
    await household.findByText('Nobody is known to live with this person. Add whoever does.'),
  ).toBeVisible();
  household.getByRole('combobox', { name: 'Add by phone or name' }).focus();
  await user.keyboard('Ravi');
  expect(await screen.findByRole('option')).toHaveTextContent(phone);
  await user.keyboard('{Enter}');
  expect(await household.findByRole('link', { name: 'Ravi' })).toBeVisible();
  expect(household.getByText('1 open grievance')).toBeVisible();
  expect(await screen.findByText('Ravi belongs to the household now.')).toBeVisible();
  expect(await namesOf(mother.person_id)).toEqual(['Padma', 'Ravi']);
});

test('[PER-10] who shares a phone is suggested, and put there only by a press; taken out again @seldom', async () => {
  const phone = newPhone();
  const father = await bring({ phone, name: 'Shankar' });
  const daughter = await bring({ phone, name: 'Swapna' });
  const { user, household } = await open(father.person_id);
  const suggested = within(await household.findByRole('list', { name: 'May live with this person' }));
  expect(suggested.getByRole('listitem')).toHaveTextContent(/^Swapnasame phone/);
  expect(await namesOf(father.person_id)).toBeUndefined();
  await user.click(suggested.getByRole('button', { name: 'Same household: Swapna' }));
  expect(await household.findByRole('button', { name: 'Take Swapna out of the household' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'May live with this person' })).toBeNull();
  expect(household.getByText('(this person)', { exact: false })).toBeVisible();
  expect(await namesOf(daughter.person_id)).toEqual(['Shankar', 'Swapna']);
  await user.click(household.getByRole('button', { name: 'Take Swapna out of the household' }));
  expect(await household.findByText(/^Nobody is known to live/)).toBeVisible();
  expect(await namesOf(daughter.person_id)).toBeUndefined();
});

const card = async () => within(await form().findByRole('region', { name: 'Person of this grievance' }));

test('[PER-06, PER-10] the household of somebody else with the same phone is proposed, and made by a press alone', async () => {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Ramesh' });
  const { user } = await openFolder();
  await user.keyboard(`${phone}{Enter}`);
  await user.click(await (await card()).findByRole('button', { name: 'Somebody else with this phone' }));
  await user.type(nameField(), 'Swapna');
  await choose(/^Mandal/, 'M1');
  await choose(/^Area/, 'V1');
  await choose(/^Category/, 'Roads');
  write('<p>A lamp</p>');
  await send();
  await success();
  await user.keyboard('{Enter}');
  const propose = await screen.findByRole('button', { name: 'Same household as Ramesh' });
  expect(await namesOf(person_id)).toBeUndefined();
  desk.fail('post', 'household', 500, { message: 'Something went wrong on the server. Please try again.' });
  await user.click(propose);
  expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Same household as Ramesh' }));
  expect(await screen.findByText('Same household as Ramesh')).toBeVisible();
  expect(await namesOf(person_id)).toEqual(['Ramesh', 'Swapna']);
});
