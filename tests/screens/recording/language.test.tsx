import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offices } from '../../../server/db/schema/offices.ts';
import { citizensDesk, field, newPhone } from '../persons/citizens.ts';
import { choose, fillForm, form, send, success, describe as write } from './form.ts';

const { desk, sent, open, bring, personOfLast } = citizensDesk();

const language = () => field(/^Language of the person/);
const spoken = async (id: unknown) => (await desk.ask('GET', `person/${id}`)).body.language;

/** Somebody of V1 who speaks Hindi. */
async function known() {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Ramesh', language: 'hi' });
  return { phone, person_id };
}
async function sendAbout(details: string) {
  await choose(/^Category/, 'Roads');
  write(`<p>${details}</p>`);
  await send();
  await success();
}

test('[PER-06] choosing a person fills in their language, which another one replaces; it is the person’s then', async () => {
  const { phone, person_id } = await known();
  const { user } = await open();
  await user.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(language()).toHaveValue('Hindi'));
  const card = within(await form().findByRole('region', { name: 'Person of this grievance' }));
  expect((await card.findByText('Language')).nextElementSibling).toHaveTextContent('Hindi');
  await choose(/^Language of the person/, 'Telugu');
  await sendAbout('A lamp');
  expect(sent[0]?.form).toMatchObject({ person_id: String(person_id), language: 'te' });
  expect(await spoken(person_id)).toBe('te');
});

test('[PER-06] only where it is empty; who is not chosen any more takes it along', async () => {
  const { phone } = await known();
  const { user } = await open();
  await user.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(language()).toHaveValue('Hindi'));
  await user.click(await form().findByRole('button', { name: 'Not this person' }));
  expect(language()).toHaveValue('');
  await choose(/^Language of the person/, 'English');
  await user.click(form().getByRole('combobox', { name: 'Phone or name' }));
  await user.keyboard(`${phone}{Enter}`);
  await screen.findByText('The grievance goes to this person.');
  expect(language()).toHaveValue('English');
});

test('[PER-06, PER-01] of somebody new it is kept with the person who is made', async () => {
  const phone = newPhone();
  await open();
  await fillForm(phone);
  await choose(/^Language of the person/, 'Telugu');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ language: 'te' });
  expect(await spoken(await personOfLast(phone))).toBe('te');
});

test('[CRE-07] it is not among what is sent where nobody has chosen one', async () => {
  await open();
  await fillForm(newPhone());
  await send();
  await success();
  expect(sent[0]?.form).not.toHaveProperty('language');
});

test('[PER-06, SLA-18] a rule that asks for the language names whom it names before it is saved', async () => {
  await desk.app.db.update(offices).set({ settings: {} });
  const rule = { name: 'Hindi', language: 'hi', people: [desk.accounts.staff.id], mode: 'suggest' };
  await desk.ask('PUT', 'routing/rule', { json: { rules: [rule] } }, 'mla');
  await open('mla');
  await fillForm(newPhone());
  await choose(/^Language of the person/, 'Hindi');
  expect(await form().findByText(/^Suggested: Rule "Hindi"/)).toBeVisible();
});
