import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { image } from '../server/factories.ts';
import { startPlain } from './app.tsx';

const plain = startPlain();
const { host, settled } = plain;

const isSent = (name: string) => waitFor(() => expect(host.sent(name)).toBeDefined());

/** What is written into a field, by its label or placeholder; every other text is `A text`. */
const TYPED: [RegExp, string][] = [
  [/phone|contact/i, '9876543219'],
  [/email/i, 'b@example.org'],
  [/link|url/i, 'https://youtu.be/abcdefghijk'],
  [/hh:mm/i, '02/12/2026 10:00'],
  [/dd\/mm\/yyyy/i, '02/12/2026'],
  [/duration|cost/i, '2'],
  [/password/i, 'new password 1'],
];

/** Fills whatever is empty in a form: choices by their first option, one after another, as each depends on the one before. */
async function fill(user: UserEvent) {
  const main = within(screen.getByRole('main'));
  for (const input of main.queryAllByLabelText(/./, { selector: 'input[type=file]' }))
    await user.upload(input, await image());
  const passwords = main.queryAllByLabelText<HTMLInputElement>(/password/i, { selector: 'input' });
  for (const input of [...main.queryAllByRole<HTMLInputElement>('textbox'), ...passwords]) {
    if (input.disabled || input.readOnly || (input.value ?? input.textContent)) continue;
    const label = `${input.labels?.[0]?.textContent ?? input.getAttribute('aria-label')} ${input.placeholder}`;
    const text = TYPED.find(([names]) => names.test(label))?.[1] ?? 'A text';
    await user.click(input);
    await user.paste(text);
  }
  for (const input of main.queryAllByRole<HTMLInputElement>('combobox')) {
    if (input.value || (input.textContent ?? '').trim().length > 1) continue;
    await waitFor(() => expect(input).not.toBeDisabled());
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const [option] = (await screen.findAllByRole('option')).filter(({ textContent }) => textContent?.trim());
    if (option) fireEvent.click(option);
    await settled();
  }
}

describe('what is created', () => {
  test.each([
    ['/event/create', 'POST event', 'Save'],
    ['/video/create', 'POST video', 'Save'],
    ['/policy/add', 'POST policy', 'Save'],
    ['/milestone/create', 'POST milestone', 'Save'],
    ['/achievement/create', 'POST achievement', 'Save'],
    ['/news/create', 'POST news', 'Save'],
    ['/users/add', 'POST user', 'Save'],
    ['/contacts/add', 'POST contact', 'Save'],
    ['/gallery/create', 'POST gallery', 'Save'],
  ])('[CRUD-01] %s sends what the specifications name', async (page, name, save) => {
    const { user, path } = await plain.open(page, 'admin');
    await fill(user);
    fireEvent.click(await screen.findByRole('button', { name: save }));
    await isSent(name);
    await settled();
    plain.isFlawless(path());
  });
});

test('[VOL-06] volunteers are written to together', async () => {
  const { user } = await plain.open('/volunteers', 'mla');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Leader One' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Bulk Message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Message'), 'Please come');
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await isSent('POST leader/message');
  expect(host.sent('POST leader/message')?.body).toEqual({ title: 'Please come', leader_id: [1] });
  await settled();
  plain.isFlawless('/volunteers');
});
