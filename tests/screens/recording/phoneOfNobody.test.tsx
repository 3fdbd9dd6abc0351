import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { box, citizensDesk, field, nameField, phoneField } from '../persons/citizens.ts';
import { choose, describe, form, send, success } from './form.ts';
import '../../../src/custom/complaint/recording/HouseholdProposal.tsx';
import '../../../src/custom/complaint/recording/PersonChoice.tsx';

const { desk, sent, open, bring } = citizensDesk();

const NOBODYS = '9999999999';
const WHY = 'This number stands for “not known”: nobody is looked up by it.';
const panel = () => within(form().getByRole('region', { name: 'Earlier complaints of this phone number' }));
const asked = (part: string) => desk.sent.filter(({ path }) => path.includes(part));

beforeAll(async () => void (await bring({ phone: NOBODYS, name: 'A Stranger', ...desk.places.V2 }, 'staff')));

test('[CRE-20, PER-02] a number that stands for none has no earlier complaints, and Enter takes nothing over', async () => {
  const { user } = await open();
  await user.click(phoneField());
  await user.keyboard(NOBODYS);
  expect(panel().getByText(WHY)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(phoneField()).toHaveFocus();
  expect(asked(`phone=${NOBODYS}`)).toEqual([]);
  expect(nameField()).toHaveValue('');
  await user.keyboard('{Backspace}');
  expect(panel().getByText(/appear here as soon as the phone number is complete/)).toBeVisible();
});

test('[PER-02, PER-04] in ‘Phone or name’ nobody is looked for by it; one key takes it into Phone, and a name is looked for', async () => {
  const { person_id } = await bring({ phone: NOBODYS, name: 'Odelu' });
  const { user } = await open();
  await user.keyboard('+91 99999-99999');
  expect(form().getByText(WHY)).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(phoneField()).toHaveValue(NOBODYS);
  const texts = await Promise.all(
    asked('person/find').map((call) => call.json() as Promise<{ text: string }>),
  );
  expect(texts.filter(({ text }) => text.replaceAll(/\D/g, '').endsWith(NOBODYS))).toEqual([]);
  await user.click(box());
  await user.keyboard(`${NOBODYS} Odelu`);
  await user.click(await screen.findByRole('option', { name: /Odelu/ }));
  expect(nameField()).toHaveValue('Odelu');
  expect(await screen.findByText('The grievance goes to this person.')).toBeVisible();
  await choose(/^Category/, 'Water');
  describe('<p>A lamp</p>');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ phone: NOBODYS, person_id: String(person_id) });
});

test('[PER-02, PER-15] nothing is similar because of it, and no household is proposed for it', async () => {
  await bring({ phone: NOBODYS, name: 'Peddulu' });
  const { user } = await open();
  await user.keyboard('Peddulu');
  await user.click(await screen.findByRole('option', { name: /Peddulu/ }));
  fireEvent.change(phoneField(), { target: { value: NOBODYS } });
  await user.click(await form().findByRole('button', { name: 'Somebody else with this phone' }));
  fireEvent.change(nameField(), { target: { value: 'Peddulu Goud' } });
  await choose(/^Category/, 'Water');
  await choose(/^Mandal/, 'M1');
  await choose(/^Area/, 'V2');
  await waitFor(() => expect(asked('complaint/similar').length).toBeGreaterThan(0));
  const told = await Promise.all(asked('complaint/similar').map((call) => call.json()));
  expect(told).toEqual(told.map(() => expect.objectContaining({ phone: null })));
  expect(field(/^Phone \*/)).toHaveValue(NOBODYS);
  describe('<p>A lamp</p>');
  await send();
  await success();
  await user.keyboard('x');
  expect(await screen.findByRole('button', { name: /^Print the slip/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Same household as Peddulu' })).toBeNull();
});
