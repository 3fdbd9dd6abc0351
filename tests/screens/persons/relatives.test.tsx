import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, form, send, success, describe as write } from '../recording/form.ts';
import { citizensDesk, nameField, newPhone } from './citizens.ts';

const { desk, open, bring } = citizensDesk();

const card = async () => within(await form().findByRole('region', { name: 'Person of this grievance' }));
const namesOf = async (id: number) => {
  const { household } = (await desk.ask('GET', `person/${id}`)).body as {
    household: { members: { name: string }[] } | null;
  };
  return household?.members.map(({ name }) => name) ?? null;
};

test('[PER-05] the card tells who lives with the person', async () => {
  const phone = newPhone();
  const mother = await bring({ phone, name: 'Padma' });
  const son = await bring({ phone: newPhone(), name: 'Ravi' });
  await desk.ask('POST', 'household', { json: { person_ids: [mother.person_id, son.person_id] } });
  const { user } = await open();
  await user.keyboard(`${phone}{Enter}`);
  expect((await (await card()).findByText('Household')).nextElementSibling).toHaveTextContent(/^Ravi$/);
});

test('[PER-06, PER-10] the household of somebody else with the same phone is proposed, and made by a press alone', async () => {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Ramesh' });
  const { user } = await open();
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
  expect(await namesOf(person_id)).toBeNull();
  desk.fail('post', 'household', 500, { message: 'Something went wrong on the server. Please try again.' });
  await user.click(propose);
  expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Same household as Ramesh' }));
  expect(await screen.findByText('Same household as Ramesh')).toBeVisible();
  expect(await namesOf(person_id)).toEqual(['Ramesh', 'Swapna']);
});
