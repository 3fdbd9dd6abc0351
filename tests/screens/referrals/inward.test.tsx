import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inwardLetters } from '../../../server/db/schema/letters.ts';
import { referrals } from '../../../server/db/schema/referrals.ts';
import { referralDesk } from './office.ts';

const office = referralDesk();
const { desk, asked, dialog } = office;
const open = () => desk.renderApp({ path: '/grievance/registers?register=inward', as: 'mla' });

test('[REF-10, GRD-14] an empty register says what it is for; what is entered gets its number', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Enter what comes by post, by hand or by phone\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter a letter' }));
  const form = await dialog('Enter a letter');
  await user.click(form.getByRole('button', { name: 'Enter' }));
  expect(await form.findAllByText('This field is required.')).toHaveLength(2);
  await user.type(form.getByLabelText('From'), 'Collectorate');
  await user.type(form.getByLabelText('Subject'), 'Grievance day');
  await user.click(form.getByRole('button', { name: 'Enter' }));
  const row = await screen.findByRole('row', { name: /HZ\w\/IN\/2026\/\d{4} .* Collectorate Grievance day/ });
  expect(within(row).getByText('To be matched')).toBeVisible();
});

test('[REF-10, REF-12] a letter is matched with the referral whose number it names, and answers it', async () => {
  const { id, number } = await asked();
  await office.post('register/inward', { sender: 'R and B', way: 'letter', subject: `Your ${number}` });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Match HZ/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('Our number is in its text')).toBeVisible();
  expect(form.getByRole('checkbox')).toBeChecked();
  await user.click(form.getByRole('combobox', { name: /^What was done/ }));
  await user.click(await screen.findByRole('option', { name: 'Done' }));
  await user.type(form.getByLabelText(/^What they say/), 'Repaired');
  await user.click(form.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('row', { name: new RegExp(number) })).toBeVisible();
  expect(await desk.app.db.select().from(referrals)).toMatchObject([{ id, state: 'answered' }]);
  await user.click(screen.getByRole('button', { name: /^Undo the match of HZ/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(new RegExp(`taken out of ${number}`))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Undo the match' }));
  expect(await screen.findByText('The match was undone.')).toBeVisible();
  expect(await desk.app.db.select().from(referrals)).toMatchObject([{ id, state: 'sent' }]);
});

test('[REF-10] a paper from an unknown sender is matched by a word of what was asked', async () => {
  await asked({ subject: 'Another matter' });
  const { id, number } = await asked({ subject: 'Sluice of the tank', due_on: '2026-03-09' });
  await office.post('register/inward', { sender: 'Somebody', way: 'letter', subject: 'Your letter' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Match HZ/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('searchbox', { name: 'Number, name or word' }), 'sluice');
  await waitFor(() => expect(form.queryByText(/Another matter/)).toBeNull());
  await user.click(await form.findByRole('checkbox', { name: new RegExp(number) }));
  expect(form.getByRole('button', { name: 'It answers none of them' })).toBeDisabled();
  await user.click(form.getByRole('combobox', { name: /^What was done/ }));
  await user.click(await screen.findByRole('option', { name: 'Done' }));
  await user.type(form.getByLabelText(/^What they say/), 'Repaired');
  await user.click(form.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = await desk.app.db.select().from(referrals).where(eq(referrals.id, id));
  expect(stored).toMatchObject([{ state: 'answered' }]);
});

test('[REF-10] what answers no referral is taken out of what is to be matched', async () => {
  await office.post('register/inward', { sender: 'Panchayat', way: 'by_hand', subject: 'A hall' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Match HZ/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('No referral fits by its number or its department.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'It answers none of them' }));
  await waitFor(async () =>
    expect(await desk.app.db.select().from(inwardLetters)).toMatchObject([{ is_matched: true }]),
  );
});

test('[REF-10] what is to be matched is shown alone by a tick', async () => {
  await office.post('register/inward', { sender: 'Panchayat', way: 'by_hand', subject: 'A hall' });
  await office.post('register/inward', { sender: 'Collectorate', way: 'letter', subject: 'Matched' });
  await desk.app.db
    .update(inwardLetters)
    .set({ is_matched: true })
    .where(eq(inwardLetters.subject, 'Matched'));
  const { user } = await open();
  expect(await screen.findByText('Matched')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'To be matched' }));
  await waitFor(() => expect(screen.queryByText('Matched')).toBeNull());
  expect(screen.getByText('A hall')).toBeVisible();
});
