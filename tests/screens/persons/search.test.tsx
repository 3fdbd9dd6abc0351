import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choose, form, send, success, describe as write } from '../complaints/recording/form.ts';
import { citizensDesk, field, nameField, newPhone, offered, phoneField } from './citizens.ts';

const { desk, sent, open, bring, complaints } = citizensDesk();

const found = () => desk.sent.filter(({ path }) => path.startsWith('person/find'));

test('[PER-04] ten digits and Enter fill the form in at most twelve keys, and the case goes to the person', async () => {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Lakshmi Devi', email: 'lakshmi@example.org' });
  const { user } = await open();
  expect(phoneField()).toHaveFocus();
  await user.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(nameField()).toHaveValue('Lakshmi Devi'));
  expect(phoneField()).toHaveValue(phone);
  await waitFor(() => expect(field(/^Mandal/)).toHaveValue('M1'));
  await waitFor(() => expect(field(/^Area/)).toHaveValue('V1'));
  await waitFor(() => expect(field(/^Email/)).toHaveValue(''));
  expect(field(/^Category/)).toHaveFocus();
  await choose(/^Category/, 'Water');
  write('<p>Again no water</p>');
  await send();
  await success();
  expect(sent[0]?.form).toMatchObject({ person_id: String(person_id), phone, name: 'Lakshmi Devi' });
  expect(await complaints(phone)).toHaveLength(2);
});

test('[PER-04] from four digits or three letters people are offered, at most eight; the text is in no address @seldom', async () => {
  const phone = newPhone();
  for (let index = 0; index < 10; index++) await bring({ phone: newPhone(), name: `Yellamma ${index}` });
  await bring({ phone, name: 'Narsimha' });
  const { user } = await open();
  await user.keyboard(phone.slice(0, 3));
  expect(screen.getByText('From 4 digits or 3 letters: who is known already.')).toBeVisible();
  await user.clear(phoneField());
  await user.click(nameField());
  await user.keyboard('Yellam');
  expect(await offered()).toHaveLength(9);
  expect(form().getByText(/^More than 8 people are known/)).toBeVisible();
  expect(screen.getByRole('option', { name: 'Somebody new' })).toBeVisible();
  await user.clear(nameField());
  await user.click(phoneField());
  await user.keyboard(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  expect(await screen.findByRole('option', { name: new RegExp(phone) })).toHaveTextContent('Narsimha');
  const told = await form().findByText('1 person is known. Choose with the arrow keys.');
  expect(told.closest('[role=status]')).toBeVisible();
  expect(found().length).toBeGreaterThan(0);
  expect(found().map(({ method, path }) => `${method} ${path}`)).toEqual(
    found().map(() => 'POST person/find'),
  );
  // Slow typing also shows suggestions before the end.
  const asked = await Promise.all(found().map((request) => request.json()));
  expect(asked).toContainEqual({ text: 'Yellam', most: 8 });
});

test('[PER-06] only what is empty is filled in, and of the place nothing that is another @seldom', async () => {
  const phone = newPhone();
  await bring({ phone, name: 'Anjaiah' });
  const { user } = await open();
  await choose(/^Mandal/, 'M1');
  await choose(/^Area/, 'V2');
  fireEvent.change(nameField(), { target: { value: 'R. Anjaiah' } });
  await user.click(phoneField());
  await user.keyboard(`${phone}{Enter}`);
  expect(await screen.findByText('Filled in from Anjaiah.')).toBeVisible();
  expect(nameField()).toHaveValue('R. Anjaiah');
  expect(field(/^Area/)).toHaveValue('V2');
});

test('[PER-06] Esc closes the list and leaves the form as it was @seldom', async () => {
  const phone = newPhone();
  await bring({ phone, name: 'Anjaiah' });
  const { user } = await open();
  await user.keyboard(phone);
  await screen.findByRole('option', { name: /Anjaiah/ });
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Escape}');
  expect(phoneField()).toHaveValue(phone);
  for (const one of [nameField(), field(/^Area/)]) expect(one).toHaveValue('');
});

test('[PER-04] a phone that nobody has stays in Phone, and Enter goes on to Full Name as Tab does', async () => {
  const { user } = await open();
  const phone = newPhone();
  await user.keyboard(`0${phone}{Enter}`);
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(phoneField()).toHaveValue(phone);
  await user.keyboard('Bhagyalaxmi{Enter}');
  await waitFor(() => expect(field(/^Category/)).toHaveFocus());
  expect(nameField()).toHaveValue('Bhagyalaxmi');
});

test('[PER-04, CRE-17] a name that is typed into the empty Phone goes on in Full Name, where it finds people', async () => {
  const phone = newPhone();
  await bring({ phone, name: 'Chandramma' });
  const { user } = await open();
  await user.keyboard('Chandram');
  expect(phoneField()).toHaveValue('');
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveValue('Chandram');
  await screen.findByRole('option', { name: /Chandramma/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(phoneField()).toHaveValue(phone));
  await user.type(phoneField(), 'x');
  expect(phoneField()).toHaveValue(phone);
});

test('[PER-04] a phone and a name that are pasted into Phone fill both fields @seldom', async () => {
  const { user } = await open();
  await user.paste('Lakshmi 98480-12345');
  expect(phoneField()).toHaveValue('9848012345');
  expect(nameField()).toHaveValue('Lakshmi');
});

test('[PER-04] nothing is looked for while an input method composes, then once typing has paused for 150 ms @seldom', async () => {
  await open();
  vi.useFakeTimers();
  fireEvent.compositionStart(nameField());
  fireEvent.change(nameField(), { target: { value: 'లక్ష్మి' } });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(found()).toEqual([]);
  fireEvent.compositionEnd(nameField());
  expect(nameField()).toHaveValue('లక్ష్మి');
  act(() => void vi.advanceTimersByTime(149));
  expect(screen.getByText('Looking…')).toBeVisible();
  expect(found()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(found()).toHaveLength(1));
});

test('[PER-04, GRD-11] when people cannot be looked for the field says so, and recording goes on with what was typed', async () => {
  const phone = newPhone();
  const { user } = await open();
  desk.fail('post', 'person/find', 500, {});
  await user.keyboard(phone);
  expect(
    await within(form().getByRole('region', { name: 'Complaint Information' })).findByText(
      /^People could not be looked for/,
    ),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(phoneField()).toHaveValue(phone);
});
