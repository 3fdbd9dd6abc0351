import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { messages, messageTemplates } from '../../../server/db/schema/messages.ts';
import { card, talkingDesk } from './talking.ts';

const { desk, record, comes, template, open } = talkingDesk();
const sent = () => desk.app.db.select().from(messages);

beforeEach(async () => {
  await desk.app.db.delete(messages);
  await desk.app.db.delete(messageTemplates);
});

async function answer() {
  const { user } = await open('?part=inbox');
  await card('9848012345');
  await user.keyboard('r');
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Answer 9848012345' })) };
}
const choose = async (user: UserEvent, dialog: ReturnType<typeof within>) => {
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: /^Looked into/ }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
};

test('[MSG-15, MSG-22] an answer is about the only open grievance unless another choice is made, and is seen before it goes', async () => {
  await template();
  const { id, complaint_number } = await record();
  await comes({ channel: 'sms', text: 'How far is it?' });
  const { user, dialog } = await answer();
  expect(await dialog.findByRole('radio', { name: new RegExp(complaint_number) })).toBeChecked();
  const held = desk.hold('post', 'inbox/:id/take');
  await choose(user, dialog);
  expect(await dialog.findByText(`Grievance ${complaint_number} is being looked into.`)).toBeVisible();
  expect(dialog.getByText(/^To 9848012345 · English/)).toBeVisible();
  held();
  expect(await screen.findByText('Answered.')).toBeVisible();
  expect(await sent()).toMatchObject([
    { complaint_id: id, text: `Grievance ${complaint_number} is being looked into.` },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const done = await card('9848012345');
  expect(done.getByRole('link', { name: complaint_number })).toHaveAttribute('href', `/grievance/${id}`);
});

test('[MSG-15, GRD-11] grievances that come late take the focus from nobody who writes, and nothing is sent before', async () => {
  const { complaint_number } = await record();
  await comes({ text: 'How far is it?' });
  const cases = desk.hold('get', 'person/:id/complaint');
  const { user, dialog } = await answer();
  const message = dialog.getByLabelText('Message');
  await user.type(message, 'Half');
  expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  cases();
  await dialog.findByRole('radio', { name: new RegExp(complaint_number) });
  expect(message).toHaveFocus();
  await user.keyboard(' written');
  expect(message).toHaveValue('Half written');
  expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('[MSG-15] of several none is chosen; without one a template that needs it is refused, and what was chosen stays', async () => {
  await template();
  const { complaint_number } = await record();
  await record({ details: '<p>The lamp is dark.</p>' });
  await comes({ channel: 'sms', text: 'How far is it?' });
  const { user, dialog } = await answer();
  const none = await dialog.findByRole('radio', {
    name: 'None of these: the answer tells of the office alone',
  });
  expect(none).toBeChecked();
  await choose(user, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Nothing is known for this value: Number of the grievance',
  );
  expect(await sent()).toEqual([]);
  expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Looked into (version 1) · English');
  await user.click(dialog.getByRole('radio', { name: new RegExp(complaint_number) }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Answered.')).toBeVisible();
});

test('[MSG-15] whoever is not known, or has no open grievance, is answered of the office alone', async () => {
  await template();
  const { id } = await record();
  const closed = await desk.ask('POST', 'complaint/close', { json: { id, message: 'Repaired' } }, 'mla');
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  await comes({ channel: 'sms', text: 'Hello' });
  const { dialog } = await answer();
  await dialog.findByRole('combobox', { name: 'Template' });
  expect(dialog.queryByRole('radio')).toBeNull();
});
