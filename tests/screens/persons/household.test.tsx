import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { citizensDesk, newPhone } from './citizens.ts';
import '../../../src/custom/persons/PersonPage.tsx';

const { desk, bring } = citizensDesk();

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

test('[PER-10] who shares a phone is suggested, and put there only by a press; taken out again', async () => {
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

test('[PER-08, PER-07] the open cases of each member stand there; those of others do not open', async () => {
  const mother = await bring({ phone: newPhone(), name: 'Saritha' });
  const sonsPhone = newPhone();
  const own = await bring({ phone: sonsPhone, name: 'Venkatesh' }, 'staff');
  const others = await bring({ phone: sonsPhone, name: 'Venkatesh' });
  const person_ids = [mother.person_id, own.person_id];
  expect((await desk.ask('POST', 'household', { json: { person_ids } })).status).toBe(201);
  const { household } = await open(mother.person_id);
  expect(await household.findByText('2 open grievances')).toBeVisible();
  expect(household.getByRole('link', { name: own.complaint_number })).toHaveAttribute(
    'href',
    `/grievance/${own.id}`,
  );
  expect(household.queryByRole('link', { name: others.complaint_number })).toBeNull();
  expect(household.getByText(others.complaint_number, { exact: false })).toBeVisible();
});

test('[PER-10, GRD-11] what the server refuses is told, and nothing is changed', async () => {
  const [one, two, three] = [
    await bring({ phone: newPhone(), name: 'Ibrahim' }),
    await bring({ phone: newPhone(), name: 'Fatima' }),
    await bring({ phone: newPhone(), name: 'Yakub' }),
  ];
  const four = await bring({ phone: newPhone(), name: 'Razia' });
  const together = (...ids: number[]) => desk.ask('POST', 'household', { json: { person_ids: ids } });
  await together(one.person_id, two.person_id);
  await together(three.person_id, four.person_id);
  const { user, household } = await open(one.person_id);
  await user.type(await household.findByRole('combobox'), 'Yakub');
  await user.click(await screen.findByRole('option'));
  expect(
    await screen.findByText('These people are in different households. Take one of them out first.'),
  ).toBeVisible();
  expect(await namesOf(one.person_id)).toEqual(['Fatima', 'Ibrahim']);
});

test('[PER-08, GRD-11] a household that could not be loaded says so and can be tried again', async () => {
  const { person_id } = await bring({ phone: newPhone(), name: 'Sujatha' });
  desk.fail('get', `person/${person_id}/household`, 500, {});
  const { user, household } = await open(person_id);
  expect(await household.findByText('The household could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(household.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(household.getByText(/^Nobody is known to live/)).toBeVisible());
});
