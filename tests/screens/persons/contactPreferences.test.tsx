import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { takeIncoming } from '#server/messages/incoming.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { pick, region } from '../parts.ts';
import { citizensDesk, newPhone } from './citizens.ts';

const { desk, bring } = citizensDesk();
const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/person/${id}`, as });
const WISHES = 'What the person wants by message';
const preferencesOf = async (id: number) =>
  (await desk.ask('GET', `person/${id}/wishes`)).body.wishes as { purpose: string; state: string }[];

beforeEach(async () => {
  await desk.app.db.delete(phoneMarks);
  await desk.app.db.delete(citizenCalls);
});

async function openToChange(given: Record<string, unknown> = {}) {
  const { person_id } = await bring({ phone: newPhone(), name: 'Sita', ...given });
  const { user } = await open(person_id);
  const part = await region('Messages wanted');
  await user.click(await part.findByRole('button', { name: 'Change' }));
  return { user, part, person_id, dialog: within(await screen.findByRole('dialog', { name: WISHES })) };
}

test('[MSG-06, MSG-07] what a person wants is noted purpose by purpose, after the notice, with day, way and who noted it', async () => {
  const { user, part, dialog, person_id } = await openToChange();
  expect(part.getByText('Not asked: goes out')).toBeVisible();
  expect(part.getByText('Not asked: does not go out')).toBeVisible();
  await user.click(dialog.getByText('The notice'));
  const { body } = await desk.ask('GET', 'message/notice');
  const { full } = body as { full: Record<'te', string> };
  expect(await dialog.findByText((_text, element) => element?.textContent === full.te)).toBeVisible();
  await user.click(
    within(dialog.getByRole('radiogroup', { name: 'News of the office' })).getByRole('radio', {
      name: 'Yes',
    }),
  );
  await pick(user, dialog.getByRole('combobox', { name: 'How it was said' }), 'said by phone');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Noted.')).toBeVisible();
  expect(
    await part.findByText('2 Mar 2026, said by phone · noted by mla@example.org · in Telugu · notice 1'),
  ).toBeVisible();
  expect(await preferencesOf(person_id)).toMatchObject([
    { purpose: 'status', state: 'unknown' },
    { purpose: 'calls', state: 'unknown' },
    { purpose: 'news', state: 'given' },
  ]);
});

test('[MSG-06, ERR-04] a lost network keeps what was chosen', async () => {
  const { user, dialog, person_id } = await openToChange();
  const calls = within(dialog.getByRole('radiogroup', { name: 'Calls' }));
  await user.click(calls.getByRole('radio', { name: 'No' }));
  desk.fail('put', 'person/:id/wishes', 0);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(calls.getByRole('radio', { name: 'No' })).toBeChecked();
  expect((await preferencesOf(person_id))[1]?.state).toBe('unknown');
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await preferencesOf(person_id))[1]?.state).toBe('refused'));
});

test('[MSG-08] staff stop messages on the word of the person; a stop of the person’s own is not theirs to end @seldom', async () => {
  const phone = newPhone();
  const { person_id } = await bring({ phone, name: 'Sita' });
  const { user, unmount } = await open(person_id, 'staff');
  const part = await region('Messages wanted');
  await user.click(await part.findByRole('button', { name: 'Stop messages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop messages to this person?' }));
  await user.click(dialog.getByRole('button', { name: 'Stop messages' }));
  await waitFor(() => expect(part.queryByRole('button', { name: 'Stop messages' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toContainElement(part.getByRole('button', { name: 'Change' }));
  expect(document.body).not.toHaveFocus();
  expect((await preferencesOf(person_id)).map(({ state }) => state)).toEqual([
    'refused',
    'unknown',
    'refused',
  ]);
  unmount();
  const at = desk.app.clock.now;
  await takeIncoming(desk.app.services, { channel: 'sms', from: `91${phone}`, at, text: 'STOP', media: [] });
  const again = await open(person_id);
  const stopped = await region('Messages wanted');
  expect(
    await stopped.findByText(new RegExp(`^${phone}: the person wrote STOP on 2 Mar 2026`)),
  ).toBeVisible();
  await again.user.click(stopped.getByRole('button', { name: 'Change' }));
  const change = within(await screen.findByRole('dialog', { name: WISHES }));
  const status = within(change.getByRole('radiogroup', { name: 'Status of own grievances' }));
  await again.user.click(status.getByRole('radio', { name: 'Yes' }));
  await again.user.click(change.getByRole('button', { name: 'Save' }));
  expect(
    await change.findByText('Only the person ends a stop, with START from the own phone.'),
  ).toBeVisible();
  expect(status.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('[PER-05, MSG-14] a number that was wrong is told on page, edit form and card, with its day @seldom', async () => {
  const phone = newPhone();
  const { id, person_id } = await bring({ phone, name: 'Sita' });
  await desk.ask('POST', `complaint/${id}/call`, { json: { result: 'wrong_number' } }, 'mla');
  const text = 'This number was wrong on 2 Mar 2026';
  const { user, unmount } = await open(person_id);
  expect(await (await region('Information')).findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
  expect(await dialog.findByText(text)).toBeVisible();
  unmount();
  await desk.renderApp({ path: `/grievance?person=${person_id}`, as: 'mla' });
  const chosen = await region('Person of this grievance');
  expect(await chosen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
});

test('[PER-08] of several open cases one is chosen; without one somebody can be called, and nothing is noted @seldom', async () => {
  const phone = newPhone();
  const first = await bring({ phone, name: 'Sita' });
  const { person_id } = await bring({ phone, name: 'Sita' });
  const { user, unmount } = await open(person_id);
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  const which = within(await screen.findByRole('dialog', { name: 'About which grievance?' }));
  await user.click(await which.findByRole('radio', { name: new RegExp(first.complaint_number) }));
  await user.click(which.getByRole('button', { name: 'Next' }));
  await screen.findByRole('dialog', { name: `Message about ${first.complaint_number}` });
  unmount();
  const closed = await bring({ phone: newPhone(), name: 'Rama' });
  await desk.ask('POST', 'complaint/close', { form: { id: closed.id, message: 'Done' } }, 'mla');
  const other = await open(closed.person_id);
  await other.user.click(await screen.findByRole('button', { name: 'Call' }));
  const none = within(await screen.findByRole('dialog'));
  expect(await none.findByText(/^A message is about a grievance/)).toBeVisible();
  expect(none.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});
