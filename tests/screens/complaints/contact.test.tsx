import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { tryToLeave } from '../leaving.ts';
import { talkingDesk } from '../messages/calls/talking.ts';
import { pick } from '../parts.ts';
import { chooseMore, showChanges, timeline } from './page.ts';

const { desk, record, comes, callsOf, template } = talkingDesk();
const rows = () => desk.app.db.select().from(messages);
const open = (id: number, as: 'mla' | 'staff' | 'admin' = 'mla') =>
  desk.renderApp({ path: `/grievance/${id}`, as });

beforeEach(async () => {
  await desk.app.db.delete(messages);
  await desk.app.db.delete(messageTemplates);
  await desk.app.db.delete(inboxRows);
  await desk.app.db.delete(personWishes);
});

async function openToWrite(id: number) {
  const { user, ...rest } = await open(id);
  const part = await timeline();
  await part.findByText('Recorded');
  await user.keyboard('t');
  return { user, ...rest, part, dialog: within(await screen.findByRole('tabpanel', { name: 'Message' })) };
}

async function chooseTemplate(
  user: Awaited<ReturnType<typeof openToWrite>>['user'],
  dialog: ReturnType<typeof within>,
) {
  await pick(
    user,
    await dialog.findByRole('combobox', { name: 'Template' }),
    'Looked into (version 1) · English',
  );
}

test('[MSG-09, MSG-22] shows a message before it is sent, then its state on the page of its grievance', async () => {
  const { id, complaint_number } = await record();
  await template();
  const { user, dialog, part } = await openToWrite(id);
  await chooseTemplate(user, dialog);
  const text = `Grievance ${complaint_number} is being looked into.`;
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText(/^To 9848012345 · English · \d+ letters, one part/)).toBeVisible();
  expect(await rows()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The message is on its way.')).toBeVisible();
  expect(await part.findByText('Looked into (version 1)')).toBeVisible();
  expect(part.getByText('Waiting')).toBeVisible();
  expect(await rows()).toMatchObject([{ text, complaint_id: id, state: 'queued' }]);
});

test('[MSG-13, ERR-04] when the time runs out while somebody writes, the text stays to be read, a template is asked for, and what it says is seen @seldom', async () => {
  const { id, complaint_number } = await record();
  await template(undefined, { channel: 'whatsapp', kind: 'utility' });
  await comes({ at: new Date(desk.app.clock.now.getTime() - 23.9 * 3_600_000) });
  const { user, dialog } = await openToWrite(id);
  await user.click(await dialog.findByRole('button', { name: 'WhatsApp' }));
  await user.click(await dialog.findByRole('button', { name: 'Own words' }));
  await user.type(dialog.getByLabelText('Message'), 'We come tomorrow.');
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 0.2 * 3_600_000);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect((await dialog.findAllByText('The 24 hours are over. Choose a template.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveAttribute('readonly'));
  expect(dialog.getByLabelText('Message')).toHaveValue('We come tomorrow.');
  expect(await rows()).toHaveLength(0);
  await chooseTemplate(user, dialog);
  const text = `Grievance ${complaint_number} is being looked into.`;
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByText(/^It would not be sent/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect(await rows()).toMatchObject([{ text }]));
});

test('[MSG-10, ERR-04] sent again after a lost answer it is one message @seldom', async () => {
  const { id } = await record();
  await template();
  const { user, dialog } = await openToWrite(id);
  await chooseTemplate(user, dialog);
  desk.loseAnswer('complaint/:id/message');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Looked into (version 1) · English');
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('The message is on its way.');
  expect(await rows()).toHaveLength(1);
});

test('[MSG-23] records a call with c and one key for its result, shown on the page and in the timeline', async () => {
  const { id, complaint_number } = await record();
  const { user } = await open(id);
  const part = await timeline();
  await part.findByText('Recorded');
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: `Call about ${complaint_number}` }));
  expect(dialog.getByRole('link', { name: '9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
  await waitFor(() => expect(dialog.getByRole('group', { name: 'What came of the call?' })).toHaveFocus());
  await user.keyboard('2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await part.findByText('Call: No answer')).toBeVisible();
  expect(await callsOf(id)).toMatchObject([{ result: 'no_answer' }]);
  await showChanges(user);
  expect(await screen.findByText('Called the citizen')).toBeVisible();
  expect(await screen.findByText('Result: No answer')).toBeVisible();
});

test('[MSG-18] a new status link is asked for, shown once and to be copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { id } = await record();
  const { user } = await open(id);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await chooseMore(user, 'New status link');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Earlier addresses, on slips and in messages, no longer open/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }));
  const address = await dialog.findByLabelText('New address of the status page');
  const { value } = address as HTMLInputElement;
  await tryToLeave(user);
  expect(value).toMatch(/^https:\/\/desk\.example\.org\/s\/[\w-]{22}$/);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(value);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
