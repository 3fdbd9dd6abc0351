import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { messagesDesk } from './messages.ts';

const { desk, message, record, template, open } = messagesDesk();

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

describe('the test', () => {
  const test1 = async (user: UserEvent) => {
    await choose(user, /^Registered/);
    await user.click(screen.getByRole('button', { name: 'Send a test to my phone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the test' }));
    return dialog;
  };

  test('[MSG-22] goes to the phone of the own account, after a question', async () => {
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
});

describe('the months', () => {
  test('[MSG-22] show messages and parts by template and channel with their sum, and as a file @seldom', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
    const { id } = await record();
    const template_id = await template({}, ['submitted', 'approved']);
    for (const parts of [1, 2]) await message(id, { template_id, parts, sent_on: '2026-03-02' });
    await message(id, { channel: 'whatsapp', parts: 1, sent_on: '2026-03-01' });
    await message(id, { parts: 4, sent_on: '2026-02-28' });
    vi.setSystemTime(new Date('2026-03-02T04:30:00Z'));
    const { user } = await open('months');
    const table = await screen.findByRole('table', { name: 'Messages of a month' });
    const figures = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    expect(figures()).toEqual([
      ['RegisteredSMS', '2', '3'],
      ['Without a templateWhatsApp', '1', '1'],
      ['Together', '3', '4'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /csv/i }));
    await waitFor(() => expect(openWindow).toHaveBeenCalled());
    const link = String(openWindow.mock.calls[0]?.[0]);
    const file = await desk.app.send('GET', link.replace('/api/v1/', ''));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('text/csv');
    await user.click(screen.getByRole('combobox', { name: 'Month' }));
    await user.click(await screen.findByRole('option', { name: 'January 2026' }));
    expect(await screen.findByText('No message in this month.')).toBeVisible();
    vi.useRealTimers();
  });
});
