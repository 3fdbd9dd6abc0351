import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { referrals } from '#server/letters/schema/referrals.ts';
import { pick } from '../../parts.ts';
import { referralDesk } from './office.ts';

const office = referralDesk();
const { desk, record, asked, region, dialog } = office;
const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
const stored = () => desk.app.db.select().from(referrals);

/** Opens the form on the page of a new grievance, and chooses both officers. */
async function writing(as: 'mla' | 'staff' = 'mla') {
  const complaint = await record({ staff_id: desk.accounts.staff.id });
  const { user } = await desk.renderApp({ path: `/grievance/${complaint.id}`, as });
  const [button] = await screen.findAllByRole('button', { name: 'Write to a department' });
  if (button) await user.click(button);
  const form = await dialog(`Write to a department about ${complaint.complaint_number}`);
  // The officer of the category's department is chosen already.
  expect(await form.findByRole('button', { name: 'Ravi · Executive Engineer' })).toBeVisible();
  await pick(user, form.getByRole('combobox', { name: 'Officers' }), 'Sita · Executive Engineer');
  const sent = async (button: string) => {
    await user.click(form.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { complaint, user, form, sent };
}
const statusOf = async (id: number) => (await desk.ask('GET', `complaint/${id}`, {}, 'mla')).body.status;

test('[REF-01, DET-08] one button for departments: by mail it does what Forward to officer does, after its question', async () => {
  const { complaint, user, form, sent } = await writing('staff');
  expect(screen.queryByRole('button', { name: 'Forward to officer', hidden: true })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Email' }));
  expect(form.getByText('Are you sure, to forward the Email?')).toBeVisible();
  await sent('Yes, forward');
  expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
  expect(await stored()).toMatchObject([
    { contact_id: office.officers().ravi, state: 'sent', way: 'email' },
    { contact_id: office.officers().sita, state: 'sent', way: 'email' },
  ]);
  expect(await statusOf(complaint.id)).toBe('reviewed');
});

test('[REF-01, GRD-02] staff save a letter for who sends letters', async () => {
  const { user, form, sent } = await writing('staff');
  expect(form.queryByRole('button', { name: 'See the page first' })).toBeNull();
  await user.type(form.getByLabelText('Subject'), 'Broken road');
  await user.type(form.getByLabelText('What to write'), 'Please repair it.');
  await sent('Save for sending');
  expect(await stored()).toMatchObject([
    { contact_id: office.officers().ravi, state: 'draft', way: 'letter' },
    { contact_id: office.officers().sita, subject: 'Broken road' },
  ]);
});

test('[REF-01] no officer can be chosen before the suggested one is there', async () => {
  const complaint = await record();
  const letGo = desk.hold('get', 'letter/start');
  const { user } = await open(complaint.id);
  await user.click(await screen.findByRole('button', { name: 'Write to a department' }));
  const form = await dialog(`Write to a department about ${complaint.complaint_number}`);
  await user.click(form.getByRole('combobox', { name: 'Officers' }));
  expect(screen.queryByRole('option')).toBeNull();
  letGo();
  expect(await form.findByRole('button', { name: 'Ravi · Executive Engineer' })).toBeVisible();
});

test('[REF-01] without a suggestion the failure is shown, and an officer can be chosen', async () => {
  const complaint = await record();
  desk.fail('get', 'letter/start', 500, {});
  const { user } = await open(complaint.id);
  await user.click(await screen.findByRole('button', { name: 'Write to a department' }));
  const form = await dialog(`Write to a department about ${complaint.complaint_number}`);
  expect(await form.findByRole('alert')).toBeVisible();
  await pick(user, form.getByRole('combobox', { name: 'Officers' }), 'Sita · Executive Engineer');
  expect(form.getByRole('button', { name: 'Number, send and print' })).toBeEnabled();
});

test('[REF-01] what is missing is marked in the form, and nothing is sent', async () => {
  const complaint = await record();
  const { user } = await open(complaint.id);
  await user.click(await screen.findByRole('button', { name: 'Write to a department' }));
  const form = await dialog(`Write to a department about ${complaint.complaint_number}`);
  await form.findByRole('button', { name: 'Ravi · Executive Engineer' });
  await user.click(form.getByRole('combobox', { name: 'Officers' }));
  await user.keyboard('{Backspace}');
  await user.click(form.getByRole('button', { name: 'Number, send and print' }));
  expect(form.getByText('Please select an officer before forwarding the complaint.')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('[REF-01, REF-12, REF-13] sends a referral, records and accepts its reply while the grievance stays open', async () => {
  const { id, complaint, number } = await asked({}, false);
  const { user } = await open(complaint.id);
  const section = await region('Referrals to departments');
  await user.click(await section.findByRole('button', { name: `Send: ${number}` }));
  const question = await dialog(`Send: ${number}`);
  expect(
    question.getByText(
      new RegExp(
        `^Send ${number} to Ravi, Executive Engineer, Roads and Buildings\\? Its letter gets a number`,
      ),
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Sent as HZ\w\/GR\/\d{4}\/\d{4}\.$/)).toBeVisible();
  const link = await section.findByRole('link', { name: /^HZ\w\/GR\// });
  // From now on the number of its letter is the only one.
  const sentAs = link.textContent;
  expect(section.queryByText(number)).toBeNull();
  await user.click(await section.findByRole('button', { name: `Record a reply: ${sentAs}` }));
  const reply = await dialog(`Reply to ${sentAs}`);
  await user.click(reply.getByRole('button', { name: 'Save the reply' }));
  expect((await reply.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await pick(user, reply.getByRole('combobox', { name: /^What was done/ }), 'Sanctioned');
  await user.type(reply.getByLabelText(/^Amount in rupees/), '250000');
  await user.type(reply.getByLabelText(/^What they say/), 'Sanctioned from the fund');
  await user.click(reply.getByRole('button', { name: 'Save the reply' }));
  expect(await section.findByText(/^Sanctioned · ₹ 2,50,000 · .* · HZ\w\/IN\/2026\/0001 · /)).toBeVisible();
  await user.click(await section.findByRole('button', { name: `Accept: ${sentAs}` }));
  const accept = await dialog(`Accept: ${sentAs}`);
  expect(accept.getByRole('checkbox', { name: /^Then go on to resolve/ })).toBeChecked();
  await user.click(accept.getByRole('button', { name: 'Accept' }));
  const resolve = await dialog(`Resolve ${complaint.complaint_number}`);
  expect(resolve.getByRole('textbox', { name: /^Message/ })).toHaveValue('Sanctioned from the fund');
  expect(resolve.getByRole('radio', { name: 'Solved' })).toBeChecked();
  expect(await resolve.findByText(/1 accepted report/)).toBeVisible();
  await user.click(resolve.getByRole('button', { name: 'Cancel' }));
  expect(await section.findByText('Accepted')).toBeVisible();
  expect(await stored()).toMatchObject([{ id, state: 'accepted' }]);
  const { body } = await desk.ask('GET', `complaint/${complaint.id}`, {}, 'mla');
  expect(body.closed_at).toBeNull();
});

test('[REF-13] sends a final answer back with a reason and a new day, and shows it below the referral @seldom', async () => {
  const { id, complaint, number } = await asked();
  await office.post(`referral/${id}/reply`, { way: 'phone', is_final: true, action: 'done', text: 'Done' });
  const { user } = await open(complaint.id);
  const section = await region('Referrals to departments');
  await user.click(await section.findByRole('button', { name: `Send back: ${number}` }));
  const form = await dialog(`Send the answer to ${number} back`);
  await user.click(form.getByRole('button', { name: 'Send back' }));
  expect((await form.findAllByText('This field is required.')).length).toBe(2);
  await user.type(form.getByLabelText(/^Why/), 'Half of it');
  await user.type(form.getByLabelText(/^New day/), '01/04/2099');
  await user.click(form.getByRole('button', { name: 'Send back' }));
  expect(await section.findByText('Sent back: Half of it')).toBeVisible();
  expect(await stored()).toMatchObject([{ state: 'sent_back', due_on: '2099-04-01' }]);
});

test('[REF-01] what fails is told in the dialog, which keeps what was typed', async () => {
  const { complaint, number } = await asked();
  const { user } = await open(complaint.id);
  const section = await region('Referrals to departments');
  await user.click(await section.findByRole('button', { name: `Record a reply: ${number}` }));
  const reply = await dialog(`Reply to ${number}`);
  await pick(user, reply.getByRole('combobox', { name: /^What was done/ }), 'Done');
  await user.type(reply.getByLabelText(/^What they say/), 'Soon');
  await office.desk.app.db.update(referrals).set({ state: 'withdrawn' });
  await user.click(reply.getByRole('button', { name: 'Save the reply' }));
  expect(await reply.findByText('This referral does not wait for an answer.')).toBeVisible();
  expect(reply.getByLabelText(/^What they say/)).toHaveValue('Soon');
});
