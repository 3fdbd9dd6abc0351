import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { messagesDesk } from './messages.ts';

const { desk, record, template, open } = messagesDesk();

const choose = async (user: UserEvent, name: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name }));
};
const ask = async (user: UserEvent, number: string) => {
  const field = screen.getByRole('textbox', { name: 'Number of the grievance' });
  await user.clear(field);
  await user.type(field, `${number}{Enter}`);
};
const kept = () => desk.app.db.$count(messages);

describe('preview', () => {
  test('[MSG-22, MSG-04] is shown for a real case, with phone and parts, and nothing is sent', async () => {
    const { complaint_number } = await record();
    await template({}, ['submitted', 'approved']);
    const before = await kept();
    const { user } = await open('preview');
    await choose(user, /^Registered/);
    await ask(user, complaint_number);
    expect(await screen.findByText(`Request ${complaint_number} came.`)).toBeVisible();
    expect(screen.getByText(/^To 9848012345 · English · 25 letters, one part/)).toBeVisible();
    expect(screen.queryByText(/^It would not be sent/)).toBeNull();
    expect(await kept()).toBe(before);
  });

  test('[MSG-22] a number that no case has stays where it was typed, and so does one when the network is away @seldom', async () => {
    const { complaint_number } = await record();
    await template();
    const { user } = await open('preview');
    await user.click(await screen.findByRole('button', { name: 'Show the text' }));
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    await choose(user, /^Registered/);
    await ask(user, '2026-999999');
    const field = screen.getByRole('textbox', { name: 'Number of the grievance' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('No grievance with this number is found.'));
    desk.answer('post', 'message/preview', () => Response.error());
    await ask(user, complaint_number);
    expect(await screen.findByText(/network/i)).toBeVisible();
    expect(field).toHaveValue(complaint_number);
  });
});

const test1 = async (user: UserEvent) => {
  await choose(user, /^Registered/);
  await user.click(screen.getByRole('button', { name: 'Send a test to my phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send the test' }));
  return dialog;
};

test('[MSG-22] a trial message goes to the phone of the own account, after a question', async () => {
  const { mla } = desk.accounts;
  await desk.app.db.update(users).set({ phone: '9848011111' }).where(eq(users.id, mla.id));
  await template({}, ['submitted', 'approved']);
  const { user } = await open('preview');
  await test1(user);
  expect(await screen.findByText('The test is on its way to 9848011111.')).toBeVisible();
  expect(await desk.app.db.select().from(messages)).toMatchObject([
    { phone: '9848011111', user_id: mla.id, complaint_id: null },
  ]);
});
