import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { citizensDesk, field, nameField, newPhone, phoneField } from '../../persons/citizens.ts';
import { choose, form, send, success, describe as write } from './form.ts';

const { desk, sent, open, bring } = citizensDesk();

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

test('[PER-06] choosing a person fills in their language, which another one replaces; it is the person’s then @seldom', async () => {
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

test('[PER-06] only where it is empty; who is not chosen any more takes it along @seldom', async () => {
  const { phone } = await known();
  const { user } = await open();
  await user.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(language()).toHaveValue('Hindi'));
  await user.click(await form().findByRole('button', { name: 'Not this person' }));
  expect(language()).toHaveValue('');
  await choose(/^Language of the person/, 'English');
  await user.click(phoneField());
  await user.keyboard(`${phone}{Enter}`);
  await screen.findByText('The grievance goes to this person.');
  expect(language()).toHaveValue('English');
});

describe('a phone of nobody', () => {
  const NOBODYS = '9999999999';
  const WHY = 'This number stands for “not known”: nobody is looked up by it.';
  const panel = () => within(form().getByRole('region', { name: 'Earlier complaints of this phone number' }));
  const asked = (part: string) => desk.sent.filter(({ path }) => path.includes(part));

  beforeAll(
    async () => void (await bring({ phone: NOBODYS, name: 'A Stranger', ...desk.places.V2 }, 'staff')),
  );

  test('[CRE-20, PER-02] an invalid number shows no earlier complaints, and Enter copies nothing @seldom', async () => {
    const { user } = await open();
    await user.click(phoneField());
    await user.keyboard(NOBODYS);
    expect(panel().getByText(WHY)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(nameField()).toHaveFocus());
    await user.click(phoneField());
    expect(asked(`phone=${NOBODYS}`)).toEqual([]);
    expect(nameField()).toHaveValue('');
    await user.keyboard('{Backspace}');
    expect(panel().getByText(/appear here as soon as the phone number is complete/)).toBeVisible();
  });

  test('[PER-02, PER-04] nobody is looked for by it; Enter goes on to Full Name, where a name is looked for', async () => {
    const { person_id } = await bring({ phone: NOBODYS, name: 'Odelu' });
    const { user } = await open();
    await user.keyboard('+91 99999-99999');
    expect(form().getAllByText(WHY)[0]?.closest('[role=status]')).not.toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(phoneField()).toHaveValue(NOBODYS);
    const texts = await Promise.all(
      asked('person/find').map((call) => call.json() as Promise<{ text: string }>),
    );
    expect(texts.filter(({ text }) => text.replaceAll(/\D/g, '').endsWith(NOBODYS))).toEqual([]);
    await user.keyboard('Odelu');
    await user.click(await screen.findByRole('option', { name: /Odelu/ }));
    expect(nameField()).toHaveValue('Odelu');
    expect(await screen.findByText('The grievance goes to this person.')).toBeVisible();
    await choose(/^Category/, 'Water');
    write('<p>A lamp</p>');
    await send();
    await success();
    expect(sent[0]?.form).toMatchObject({ phone: NOBODYS, person_id: String(person_id) });
  });
});
