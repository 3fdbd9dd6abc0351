import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { inwardLetters, letters } from '#server/letters/schema/letters.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { png } from '../../../fixtures/index.ts';
import { pick } from '../../parts.ts';
import { referralDesk } from './office.ts';

const office = referralDesk();
const { desk, asked, dialog, region } = office;

const open = () => desk.renderApp({ path: '/grievance/registers?register=inward', as: 'mla' });

test('[REF-10, GRD-14] an empty register says what it is for; what is entered gets its number', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Enter what comes by post, by hand or by phone\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter a letter' }));
  const form = await dialog('Enter a letter');
  await user.click(form.getByRole('button', { name: 'Save the letter' }));
  expect(await form.findAllByText('This field is required.')).toHaveLength(2);
  await user.type(form.getByLabelText('From'), 'Collectorate');
  await user.type(form.getByLabelText('Subject'), 'Grievance day');
  await user.click(form.getByRole('button', { name: 'Save the letter' }));
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
  await pick(user, form.getByRole('combobox', { name: /^What was done/ }), 'Done');
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
  await user.click(await screen.findByRole('button', { name: /^Match HZ/ }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: 'Continue' }));
  expect(again.getByLabelText(/^What they say/)).toHaveValue('Repaired');
  await user.click(again.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await desk.app.db.select().from(referrals)).toMatchObject([{ id, state: 'answered' }]);
});

test('[REF-10, REF-12] one form enters a letter and matches it with what its officer owes', async () => {
  const { id, number } = await asked();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Enter a letter' }));
  const form = await dialog('Enter a letter');
  expect(form.queryByRole('checkbox')).toBeNull();
  await pick(user, form.getByRole('combobox', { name: 'Officer' }), 'Ravi · Executive Engineer');
  await user.type(form.getByLabelText('Subject'), 'The road');
  await user.click(await form.findByRole('checkbox', { name: new RegExp(number) }));
  await user.click(form.getByRole('button', { name: 'Save and match' }));
  expect(await form.findAllByText('This field is required.')).not.toHaveLength(0);
  await pick(user, form.getByRole('combobox', { name: /^What was done/ }), 'Done');
  await user.type(form.getByLabelText(/^What they say/), 'Repaired');
  await user.click(form.getByRole('button', { name: 'Save and match' }));
  expect(await screen.findByText(/^Entered as HZ\w\/IN\/2026\/\d{4} and matched\.$/)).toBeVisible();
  expect(await desk.app.db.select().from(referrals)).toMatchObject([{ id, state: 'answered' }]);
});

test('[REF-10] what answers no referral is taken out of what is to be matched @seldom', async () => {
  await office.post('register/inward', { sender: 'Panchayat', way: 'by_hand', subject: 'A hall' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Match HZ/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('No referral fits by its number or its department.')).toBeVisible();
  const letGo = desk.hold('post', 'register/inward/:id/match');
  await user.click(form.getByRole('button', { name: 'It answers none of them' }));
  expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  letGo();
  await waitFor(async () =>
    expect(await desk.app.db.select().from(inwardLetters)).toMatchObject([{ is_matched: true }]),
  );
});

test('[REF-09, REF-14] days by way and department, and the switches, are set and given back @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=referrals', as: 'mla' });
  const all = await screen.findByRole('group', { name: 'All departments' });
  const [email] = await screen.findAllByLabelText('Days, Email');
  if (!email) throw new Error('no field');
  expect(all).toContainElement(email);
  await user.type(email, '400');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter 1 to 365 working days.')).toBeVisible();
  await user.clear(email);
  await user.type(email, '10');
  await pick(user, screen.getByRole('combobox', { name: 'Reminders by mail go out by themselves' }), 'On');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  const { body } = await desk.ask('GET', 'referral/settings', {}, 'mla');
  expect(body).toMatchObject({
    days: [{ email: { value: 10, is_own: true }, letter: { value: 15, from: 'default' } }, {}, {}],
    by_itself: { value: true, from: 'own' },
  });
});

describe('what is waited for', () => {
  const open = (as: 'mla' | 'staff' | 'admin' = 'mla') =>
    desk.renderApp({ path: '/grievance/referrals', as });

  test('[REF-15] opens for admin at the office with most open grievances', async () => {
    const { number } = await asked();
    await open('admin');
    expect(await screen.findByText(number)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Office' })).toHaveValue('A1 · P1');
  });

  test('[REF-15] figures on top filter the one list below; the grievance is one click away', async () => {
    await asked({ subject: 'A draft' }, false);
    const waits = await asked({ subject: 'Asked long ago', due_on: '2099-03-02' });
    await asked({ subject: 'Asked now', due_on: '2099-03-03' });
    await desk.app.db.update(referrals).set({ due_on: '2020-01-01' }).where(eq(referrals.id, waits.id));
    const { id } = await asked({ subject: 'Answered now' });
    await office.post(`referral/${id}/reply`, { way: 'phone', is_final: true, action: 'done', text: 'Done' });
    const { user } = await open();
    const figure = (name: string) => screen.findByRole('link', { name });
    expect(await figure('1 To send')).not.toHaveAttribute('aria-current');
    expect(await figure('2 Waiting')).toHaveAttribute('aria-current', 'true');
    const waiting = await region('Waiting');
    expect(await waiting.findByRole('link', { name: waits.complaint.complaint_number })).toHaveAttribute(
      'href',
      `/grievance/${waits.complaint.id}`,
    );
    expect(waiting.getByText(/Asked now/)).toBeVisible();
    await user.click(await figure('1 Overdue'));
    await waitFor(() => expect(screen.queryByText(/Asked now/)).toBeNull());
    expect(await screen.findByText(/Asked long ago/)).toBeVisible();
    await user.click(await figure('1 Answered'));
    expect(await (await region('Answered')).findByText(/Answered now/)).toBeVisible();
    await user.click(await figure('1 To send'));
    expect(await (await region('To send')).findByText(/A draft/)).toBeVisible();
  });

  test('[REF-15] what is ticked in the list is reminded of at once; the departments and officers have their figures @seldom', async () => {
    await asked({ subject: 'First' });
    await asked({ subject: 'Second', way: 'portal', contact_ids: [office.officers().sita] });
    const { user } = await open();
    const list = await region('Waiting');
    await list.findByText(/Second/);
    await user.click(list.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(list.getByRole('button', { name: 'Remind' }));
    const form = await office.dialog('Remind: 2');
    expect(await form.findByText(/Ravi, Executive Engineer, Roads and Buildings \(1\)/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Remind of these 2' }));
    expect(await screen.findByText('Done: 2 of 2 done, 0 refused')).toBeVisible();
    await waitFor(async () => expect(await desk.app.db.select().from(officerMails)).toHaveLength(1));
    const sent = await desk.app.db.select().from(letters);
    expect(sent.map(({ kind, state }) => [kind, state])).toContainEqual(['reminder_1', 'dispatched']);
    const departments = within(await screen.findByRole('table', { name: 'By department' }));
    expect(departments.getByRole('row', { name: /^Roads and Buildings 1 0/ })).toBeVisible();
    const officers = within(screen.getByRole('table', { name: 'By officer, in a year' }));
    expect(
      officers.getByRole('row', { name: /^Sita, Executive Engineer, Water Supply 1 0 0 –/ }),
    ).toBeVisible();
  });

  test('[REF-15, GRD-14] on a phone the officers are shown on demand, after the work @seldom', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await asked();
    const { user } = await open();
    const officers = () => screen.queryByRole('table', { name: 'By officer, in a year' });
    const toggle = await screen.findByRole('button', { name: 'Show the table' });
    expect(officers()).toBeNull();
    await user.click(toggle);
    expect(officers()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(officers()).toBeNull();
    vi.unstubAllGlobals();
  });

  test('[REF-05, REF-15] the number of a stage leads to all of it, which is numbered, sent and printed at once @seldom', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
    for (const nth of [1, 2, 3, 4, 5, 6]) await asked({ subject: `Draft ${nth}` }, false);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: '6 To send' }));
    expect(await screen.findByRole('region', { name: 'To send' })).toBeVisible();
    expect(await screen.findByText(/Draft 1/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'All 6: Send' }));
    const form = await office.dialog('Send: 6');
    expect(await form.findByText('6 of 6 can be done. By: Letter 6.')).toBeVisible();
    expect(form.getByText('To: Ravi, Executive Engineer, Roads and Buildings (6)')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Number, send and print these 6' }));
    expect(await screen.findByText('Done: 6 of 6 done, 0 refused')).toBeVisible();
    expect(await screen.findAllByText(/^R-\d{4}: HZ\w\/GR\/2026\/\d{4}$/)).toHaveLength(6);
    await waitFor(() => expect(openWindow).toHaveBeenCalledTimes(1));
    openWindow.mockRestore();
  });

  test('[REF-13] accepting shows the answer, what was done, when and how it came, and its scan @seldom', async () => {
    const { id, number } = await asked({ subject: 'Answered now' });
    const { file } = { file: await png() };
    const said = { way: 'by_hand', is_final: 'true', action: 'done', text: 'The road is repaired.' };
    await desk.app.send('POST', `referral/${id}/reply`, {
      token: desk.accounts.mla.token,
      form: { ...said, received_on: '2026-03-01', file },
    });
    const { user } = await desk.renderApp({ path: '/grievance/referrals?stage=answered', as: 'mla' });
    await user.click(await screen.findByRole('button', { name: `Accept: ${number}` }));
    const form = await office.dialog(`Accept: ${number}`);
    expect(form.getByText('The road is repaired.')).toBeVisible();
    expect(form.getByText(/^Done · Received on 1 Mar 2026 · By hand/)).toBeVisible();
    expect(form.getByRole('link', { name: /^Scan: / })).toHaveAttribute('href');
  });
});
