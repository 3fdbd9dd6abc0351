import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messageErrors } from '#contract/messages/messageErrors.ts';
import { tryToLeave } from '../leaving.ts';
import { pick } from '../parts.ts';
import { messagesDesk } from './messages.ts';

const { desk, message, record, template, open, writes } = messagesDesk();
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

beforeEach(() => happyDOM.setViewport({ width: 1280 }));
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const rows = async () => {
  await screen.findByRole('table');
  // Each row is followed by its expanded row.
  return screen.getAllByRole('row').filter((row) => row.querySelectorAll('td').length > 1);
};
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the log', () => {
  test('[MSG-09] shows each message with its state in words, case, person, template, channel, language, parts and times', async () => {
    const { id, complaint_number, person_id } = await record();
    const template_id = await template({}, ['submitted', 'approved']);
    await message(id, { template_id, language: 'en', state: 'delivered', person_id: Number(person_id) });
    const { user } = await open('log');
    const [row] = await rows();
    expect(cellsOf(row).slice(0, -1)).toEqual([
      '2 Mar 2026, 10:00 am',
      'Delivered',
      complaint_number,
      'Ramulu Goud',
      'Registered (version 1)',
      'SMS',
      'English',
      '2',
    ]);
    const text = screen.getByRole('button', { name: `Text of the message about ${complaint_number}` });
    text.focus();
    await user.keyboard('{Enter}');
    expect(text).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('మీ ఫిర్యాదు అందింది.')).toBeVisible();
    expect(screen.getByText(/^Written 2 Mar 2026, 10:00 am/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('[MSG-09] where a table has no room it is a list of lines, each of which opens to its text', async () => {
    happyDOM.setViewport({ width: 1024 });
    const { id, complaint_number } = await record();
    await message(id, { language: 'te' });
    const { user } = await open('log');
    const line = await screen.findByRole('button', { name: new RegExp(complaint_number) });
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(line);
    expect(await screen.findByText('మీ ఫిర్యాదు అందింది.')).toBeVisible();
  });

  test('[MSG-09] is filtered by channel and day, on the server @seldom', async () => {
    const { id } = await record();
    const template_id = await template({}, ['submitted', 'approved']);
    await message(id, { template_id, state: 'failed', reason: { code: 'wrongNumber' } });
    await message(id, { channel: 'whatsapp', state: 'suppressed' });
    await message(id, { state: 'logged', created_at: new Date('2026-02-20T04:30:00Z') });
    const { user } = await open('log');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    const choose = async (label: string, option: string) => {
      await pick(user, screen.getByRole('combobox', { name: label }), new RegExp(`^${option}`));
    };
    await choose('Channel', 'WhatsApp');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByText('Not sent')).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: 'Channel' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '20/02/2026');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByText(/^20 Feb 2026/)).toBeVisible();
  });

  test('[MSG-09, MSG-10] a user sends an unconfirmed message again, once, after a question', async () => {
    const { id } = await record();
    await message(id, { state: 'unconfirmed', reason: { code: 'wrongNumber' } });
    const { user } = await open('log');
    await user.click((await rows())[0] as HTMLElement);
    expect(await screen.findByText('Why: wrong number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^It may have arrived: the answer of the provider was lost/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Do not send' }));
    expect(writes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const goOn = desk.hold('post', 'message/:id/resend');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));
    await tryToLeave(user);
    expect(screen.getByRole('dialog')).toBeVisible();
    goOn();
    expect(await screen.findByText('The message is on its way again.')).toBeVisible();
    const told = await screen.findByText('It was sent again as a message of its own.');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText('Waiting')).toBeVisible();
  });

  test('[MSG-09, MSG-10] of two who send it again the second is told so, and may close the question @seldom', async () => {
    const { id } = await record();
    const failed = await message(id, { state: 'failed' });
    const { user } = await open('log');
    await user.click((await rows())[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await desk.ask('POST', `message/${failed}/resend`, {}, 'mla');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText(messageErrors.messageSentAgain)).toBeVisible();
  });
});

test('[MSG-01, MSG-05] with a provider nothing is said of the log, and rules warn that shipped texts stay behind @seldom', async () => {
  const idle = { failures: 0, reason: null, rests_until: null, queued: 0, unread: [] };
  const data = [
    { channel: 'sms', driver: 'http', ...idle },
    { channel: 'whatsapp', driver: 'log', ...idle },
  ];
  desk.answer('get', 'message/channel', () => Response.json({ data }));
  const { user } = await open('rules');
  expect(
    await screen.findByText(/^A provider is connected: standard texts are not registered/),
  ).toBeVisible();
  expect(screen.queryByText(/^No provider is connected/)).toBeNull();
  await pick(user, screen.getByRole('combobox', { name: /^By/ }), 'WhatsApp');
  expect(screen.queryByText(/^A provider is connected/)).toBeNull();
});
