import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../../server/db/schema/accounts.ts';
import { messages } from '../../../server/db/schema/messages.ts';
import { filled as filledHi } from '../../../src/i18n/hi/filled.ts';
import { messageTemplates as templatesHi } from '../../../src/i18n/hi/messageTemplates.ts';
import { messaging as messagingHi } from '../../../src/i18n/hi/messaging.ts';
import { sending as sendingHi } from '../../../src/i18n/hi/sending.ts';
import { filled as filledTe } from '../../../src/i18n/te/filled.ts';
import { messageTemplates as templatesTe } from '../../../src/i18n/te/messageTemplates.ts';
import { messaging as messagingTe } from '../../../src/i18n/te/messaging.ts';
import { sending as sendingTe } from '../../../src/i18n/te/sending.ts';
import { messagesDesk } from './messages.ts';

const { desk, message, record, template, open, openOfOffice, writes } = messagesDesk();

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

describe('what would be sent', () => {
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

  test('[MSG-22, MSG-02] a draft is shown too, with why it would not be sent', async () => {
    const { complaint_number } = await record();
    await template();
    const { user } = await open('preview');
    await choose(user, /^Registered/);
    await ask(user, complaint_number);
    expect(await screen.findByText(`Request ${complaint_number} came.`)).toBeVisible();
    expect(screen.getByText('It would not be sent: This template is not approved.')).toBeVisible();
  });

  test('[MSG-03] a value that is too long is named', async () => {
    const { complaint_number } = await record({ name: 'Ramulu Venkata Subrahmanyam Chennamaneni' });
    const text = '{#alphanumeric#}, your request came.';
    await template({ text, values: [{ value: 'name', shorten: false }] }, ['submitted', 'approved']);
    const { user } = await open('preview');
    await choose(user, /^Registered/);
    await ask(user, complaint_number);
    expect(
      await screen.findByText(
        'It would not be sent: This value is longer than 30 letters: Ramulu Venkata Subrahmanyam Chennamaneni',
      ),
    ).toBeVisible();
  });

  test.each([
    ['te', messagingTe, sendingTe, filledTe, templatesTe],
    ['hi', messagingHi, sendingHi, filledHi, templatesHi],
  ] as const)(
    '[MSG-03, SHELL-14] what it is refused for is told in the language of the screen, with what it names: %s',
    async (locale, { preview }, { refused }, filled, templates) => {
      const { complaint_number } = await record();
      const values = [{ value: 'department', shorten: false }];
      await template({ values }, ['submitted', 'approved']);
      const path = '/grievance/messages?part=preview';
      const { user } = await desk.renderApp({ path, as: 'mla', locale });
      await user.click(await screen.findByRole('combobox', { name: preview.template }));
      await user.click(await screen.findByRole('option', { name: /^Registered/ }));
      await user.type(screen.getByRole('textbox', { name: preview.number }), `${complaint_number}{Enter}`);
      const reason = filled.valueUnknown.replace('%{value}', templates.values.department);
      expect(await screen.findByText(refused.replace('%{reason}', reason))).toBeVisible();
    },
  );

  test('[MSG-22] a number that no case has stays where it was typed, and so does one when the network is away', async () => {
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

  test('[MSG-22] of another office goes to the phone of admin, who has chosen that office', async () => {
    const { admin } = desk.accounts;
    await desk.app.db.update(users).set({ phone: '9848022222' }).where(eq(users.id, admin.id));
    await template({}, ['submitted', 'approved']);
    const { user } = await openOfOffice('preview');
    await test1(user);
    expect(await screen.findByText('The test is on its way to 9848022222.')).toBeVisible();
  });

  test('[MSG-22] of a draft is refused, and of an account without a phone', async () => {
    await desk.app.db.update(users).set({ phone: null }).where(eq(users.id, desk.accounts.mla.id));
    await template();
    const { user, unmount } = await open('preview');
    expect(await (await test1(user)).findByText('This template is not approved.')).toBeVisible();
    unmount();
    await template({ name: 'Registered 2' }, ['submitted', 'approved']);
    const second = await open('preview');
    await choose(second.user, /^Registered 2/);
    await second.user.click(screen.getByRole('button', { name: 'Send a test to my phone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await second.user.click(dialog.getByRole('button', { name: 'Send the test' }));
    expect(await dialog.findByText('Your account has no phone number.')).toBeVisible();
    expect(await kept()).toBe(0);
  });
});

describe('the months', () => {
  test('[MSG-22] show messages and parts by template and channel with their sum, and as a file', async () => {
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

test('[GRD-02, MSG-02] staff without the duty have neither tab nor page', async () => {
  const { path } = await desk.renderApp({ path: '/grievance/messages', as: 'staff' });
  await waitFor(() => expect(path()).toBe('/grievance'));
  expect(writes()).toEqual([]);
});
