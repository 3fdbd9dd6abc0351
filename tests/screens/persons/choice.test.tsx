import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDraft } from '#src/custom/complaints/recording/drafts.ts';
import { choose, draftSaved, form, send, success, describe as write } from '../complaints/recording/form.ts';
import { citizensDesk, field, nameField, newPhone, phoneField } from './citizens.ts';

const { desk, sent, open, bring, personOfLast } = citizensDesk();

const card = () => within(form().getByRole('region', { name: 'Person of this grievance' }));
const fact = (name: string) =>
  card()
    .findByText(name)
    .then((term) => term.nextElementSibling);

/** Chooses a known person of V1 by phone. */
async function openChosen(name: string) {
  const phone = newPhone();
  const brought = await bring({ phone, name });
  const opened = await open();
  await opened.user.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(field(/^Area/)).toHaveValue('V1'));
  await screen.findByText('Came in');
  return { ...opened, ...brought, phone };
}

async function sendAbout(details: string) {
  await choose(/^Category/, 'Roads');
  write(`<p>${details}</p>`);
  await send();
  await success();
}

test('[PER-05] the card tells name, place, cases, last contact and last answer, above the list of earlier complaints', async () => {
  const phone = newPhone();
  const { id, person_id, complaint_number } = await bring({ phone, name: 'Lakshmi Devi' }, 'staff');
  await bring({ phone, name: 'Lakshmi Devi' });
  await desk.ask('PUT', `person/${person_id}`, {
    json: { other_name: 'లక్ష్మీ దేవి', language: 'te' },
  });
  await desk.ask('POST', 'complaint/response', {
    form: { complaint_id: id, message: 'The pipe was mended.', status: 'close' },
  });
  const { user } = await open();
  await user.keyboard(`${phone}{Enter}`);
  await screen.findByText('Came in');
  expect(await fact('Grievances')).toHaveTextContent('1 open, 1 closed');
  expect(card().getByText('Lakshmi Devi').parentElement).toHaveTextContent('Lakshmi Devi · లక్ష్మీ దేవి');
  expect(await fact('Place')).toHaveTextContent('V1, M1 mandal, A1');
  expect(await fact('Language')).toHaveTextContent('Telugu');
  expect(await fact('Last contact')).toHaveTextContent('2 Mar 2026 · grievance');
  expect(await fact('Last answer')).toHaveTextContent(`2 Mar 2026 · ${complaint_number}The pipe was mended.`);
  expect(card().getByText('The grievance goes to this person.')).toBeVisible();
  expect(card().getByRole('link', { name: 'Open the person (opens in a new tab)' })).toHaveAttribute(
    'href',
    `/grievance/person/${person_id}`,
  );
  const earlier = form().getByRole('region', { name: 'Earlier complaints of this phone number' });
  expect(await within(earlier).findByText('Lakshmi Devi, V1')).toBeVisible();
});

test('[PER-02, PER-06] a name that is changed to another takes the case to whom the server finds, and the card says so @seldom', async () => {
  const { phone, person_id } = await openChosen('Ramesh');
  fireEvent.change(nameField(), { target: { value: 'Padma' } });
  expect(card().getByText(/^Phone or name are not those of Ramesh/)).toBeVisible();
  await sendAbout('A lamp');
  expect(sent[0]?.form).not.toHaveProperty('person_id');
  expect(await personOfLast(phone)).not.toBe(person_id);
});

test('[PER-02, PER-06] a person with another phone is still that person when it is said @seldom', async () => {
  const { user, person_id } = await openChosen('Ramesh');
  const other = newPhone();
  fireEvent.change(phoneField(), { target: { value: other } });
  await user.click(card().getByRole('button', { name: 'It is Ramesh' }));
  expect(card().getByText('The grievance goes to this person.')).toBeVisible();
  fireEvent.change(phoneField(), { target: { value: newPhone() } });
  expect(card().getByText(/^Phone or name are not those of Ramesh/)).toBeVisible();
  fireEvent.change(phoneField(), { target: { value: other } });
  await sendAbout('A lamp');
  expect(sent[0]?.form).toMatchObject({ person_id: String(person_id), phone: other });
  expect(await personOfLast(other)).toBe(person_id);
});

test('[PER-06] Not this person leaves the form as it was before, but for what was changed since @seldom', async () => {
  const { user, phone } = await openChosen('Ramesh');
  fireEvent.change(nameField(), { target: { value: 'Ramesh Goud' } });
  await user.click(card().getByRole('button', { name: 'Not this person' }));
  expect(form().queryByRole('region', { name: 'Person of this grievance' })).toBeNull();
  expect(nameField()).toHaveValue('Ramesh Goud');
  expect(phoneField()).toHaveValue(phone);
  for (const one of [field(/^Mandal/), field(/^Area/)]) expect(one).toHaveValue('');
});

test('[CRE-11, PER-06] the draft keeps who was chosen @seldom', async () => {
  const { unmount, person_id } = await openChosen('Ramesh');
  await draftSaved();
  unmount();
  expect((await loadDraft(desk.accounts.staff.id))?.values.person_id).toBe(person_id);
  await open();
  expect(await screen.findByText('The grievance goes to this person.')).toBeVisible();
  await sendAbout('A lamp');
  expect(sent[0]?.form.person_id).toBe(String(person_id));
});

test('[PER-24] one key on the card notes that the person came in, called or was met on tour', async () => {
  const { user, person_id } = await openChosen('Ramesh');
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
  expect(field(/^Category/)).toHaveFocus();
  await user.keyboard('{F2}');
  expect(await screen.findByText('Noted: Came in')).toBeVisible();
  expect(await card().findByText('2 Mar 2026 · came in')).toBeVisible();
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
  await user.click(card().getByRole('button', { name: 'Met on tour' }));
  expect(await card().findByText('2 Mar 2026 · met on tour')).toBeVisible();
  const { body } = await desk.ask('GET', `person/${person_id}`);
  expect(body.visits).toMatchObject([{ kind: 'met' }, { kind: 'came' }]);
});

test('[PER-24, GRD-11] a visit that could not be noted is told, and no second one is made @seldom', async () => {
  const { user, person_id } = await openChosen('Ramesh');
  desk.loseAnswer(`person/${person_id}/visit`);
  await user.keyboard('{F4}');
  expect(await screen.findByText(/could not be reached|network/i)).toBeVisible();
  desk.network.resetHandlers();
  await user.keyboard('{F4}');
  expect(await screen.findByText('Noted: Called')).toBeVisible();
  const { body } = await desk.ask('GET', `person/${person_id}`);
  expect(body.visits).toHaveLength(1);
});
