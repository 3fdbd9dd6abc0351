import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { pick } from '../../parts.ts';
import { card, talkingDesk } from './talking.ts';

const { desk, toCall, comes, callsOf, open, record, template } = talkingDesk();

const noted = () => desk.writes().filter(({ path }) => path.endsWith('/call'));

test('[MSG-23] whom to call, why and about what; the number calls, one key saves and leads to the next', async () => {
  const first = await toCall({ name: 'Gangavva' }, { due_on: '2026-02-27' });
  await toCall({ name: 'Rajaiah', phone: '9848012346' });
  const { user } = await open();
  const now = await card('Gangavva');
  expect(now.getByRole('link', { name: '9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
  expect(now.getByText('Asked for a call, since 27 Feb 2026')).toBeVisible();
  expect(now.getByRole('link', { name: first.complaint_number })).toHaveAttribute(
    'href',
    `/grievance/${first.id}`,
  );
  await user.keyboard('1');
  await card('Rajaiah');
  expect(await screen.findByText('Noted: Reached')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Gangavva')).toBeNull());
  expect(await callsOf(first.id)).toMatchObject([{ result: 'reached', phone: '9848012345', note: null }]);
  expect(screen.getByRole('heading', { name: 'Rajaiah', level: 2 })).toHaveFocus();
});

test('[MSG-23] who wants to be called later comes on that day: Enter takes tomorrow, a past day is refused @seldom', async () => {
  const { id } = await toCall({ name: 'Gangavva' });
  const { user } = await open();
  const now = await card('Gangavva');
  await user.keyboard('5');
  const day = await now.findByLabelText('Call again on');
  expect(day).toHaveFocus();
  await user.clear(day);
  await user.keyboard('01/03/2026{Enter}');
  await waitFor(() => expect(day).toHaveAccessibleDescription('Choose a day from today on.'));
  await user.clear(day);
  await user.keyboard('09/03/2026{Enter}');
  expect(await screen.findByText('Nobody is to be called.')).toBeVisible();
  expect(await callsOf(id)).toMatchObject([{ result: 'later', later_on: '2026-03-09' }]);
});

test('[MSG-23, ERR-04] without network all stays as it was typed; sent again after a lost answer it is noted once', async () => {
  const { id } = await toCall({ name: 'Gangavva' });
  const { user } = await open();
  const now = await card('Gangavva');
  await user.type(now.getByLabelText('Note'), 'In the evening');
  await user.keyboard('{Escape}');
  desk.loseAnswer('complaint/:id/call');
  await user.keyboard('3');
  expect(await now.findByRole('alert')).toBeVisible();
  expect(now.getByLabelText('Note')).toHaveValue('In the evening');
  desk.network.resetHandlers();
  await user.keyboard('3');
  expect(await now.findByText(/Busy · In the evening/)).toBeVisible();
  expect(await callsOf(id)).toHaveLength(1);
});

test('[MSG-15, MSG-23] a missed call without a complaint can be handled', async () => {
  await comes({ channel: 'call', from: '9848099999', text: '' });
  const { user } = await desk.renderApp({ path: '/grievance/calls', as: 'admin' });
  const now = await card('Not known yet');
  expect(now.getByRole('link', { name: '9848099999' })).toBeVisible();
  expect(now.queryByRole('button', { name: /^Answer/ })).toBeNull();
  await user.keyboard('x');
  expect(await screen.findByText('Nobody is to be called.')).toBeVisible();
});

test('[MSG-15, MSG-23] a missed call about no grievance yet is called back from both lists, and each shows what came of it @seldom', async () => {
  await comes({ channel: 'call', from: '9848099999', text: '' });
  const { user } = await desk.renderApp({ path: '/grievance/calls', as: 'admin' });
  const now = await card('Not known yet');
  await user.type(now.getByLabelText('Note'), 'Rang long');
  await user.keyboard('{Escape}2');
  expect(await now.findByText(/No answer · Rang long · admin@example\.org$/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Inbox/ }));
  const entry = await card('9848099999');
  expect(entry.getByText(/No answer · Rang long/)).toBeVisible();
  await user.keyboard('1');
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const ended = await card('9848099999');
  expect(ended.getByText(/^Called back · admin/)).toBeVisible();
  expect(ended.getByText(/Reached · admin@example\.org$/)).toBeVisible();
});

test('[MSG-23] a note that was saved is not saved again with the next call of the same citizen, nor by a key that is held @seldom', async () => {
  const { id } = await toCall({ name: 'Gangavva' });
  const { user } = await open();
  const now = await card('Gangavva');
  await user.type(now.getByLabelText('Note'), 'In the evening');
  await user.keyboard('{Escape}2');
  expect(await now.findByText(/No answer · In the evening/)).toBeVisible();
  expect(now.getByLabelText('Note')).toHaveValue('');
  for (const at of [document.body, now.getByRole('group', { name: 'What came of the call?' })])
    fireEvent.keyDown(at, { key: '2', code: 'Digit2', repeat: true });
  expect(noted()).toHaveLength(1);
  await user.keyboard('3');
  expect(await now.findByText(/Busy · mla@example\.org$/)).toBeVisible();
  expect(await callsOf(id)).toMatchObject([{ result: 'busy', note: null }, { result: 'no_answer' }]);
});

describe('answers', () => {
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
    await pick(user, await dialog.findByRole('combobox', { name: 'Template' }), /^Looked into/);
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

  test('[MSG-15, GRD-11] late data take no focus from a user who types, and nothing is sent before @seldom', async () => {
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
});
