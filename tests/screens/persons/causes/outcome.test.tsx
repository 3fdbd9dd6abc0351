import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { dialog, pick } from '../../parts.ts';
import { answering } from './answering.ts';
import { causesDesk } from './causes.ts';

const office = causesDesk();
const { desk, runJobs, statusOf } = office;
const { begin, write, work } = answering(office);
afterEach(() => setClosing({}));

const setClosing = (closing: object) => desk.app.db.update(offices).set({ settings: { closing } });
const closingOf = async ({ id }: { id: number }) => (await desk.ask('GET', `complaint/${id}`)).body.closing;
const check = { name: 'Check who gets it' };

test('[PER-19, REF-16] what is solved without evidence is asked once, and kept with each and with the answer', async () => {
  await setClosing({ ask_evidence: true });
  const { user, members } = await begin(2);
  const [first = { id: 0 }, second = { id: 0 }] = members;
  await desk.ask('POST', `complaint/${second.id}/call`, { json: { result: 'reached', note: 'It runs' } });
  const form = await write(user, 'The pump is repaired', 'Solved');
  await user.click(form.getByRole('button', check));
  await user.click(await form.findByRole('button', { name: 'Send to 2 grievances' }));
  const asked = await dialog('Close without evidence?');
  expect(asked.getByText(/^Of some of these grievances neither a file nor/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(form.getByRole('button', { name: 'Send to 2 grievances' }));
  await user.click(
    (await dialog('Close without evidence?')).getByRole('button', { name: 'Close without evidence' }),
  );
  await work();
  await runJobs();
  expect(await screen.findByText('Finished: 2 of 2 answered, 0 refused')).toBeVisible();
  expect(await closingOf(first)).toMatchObject({ outcome: 'solved', without_evidence: true });
  expect(await closingOf(second)).toMatchObject({ outcome: 'solved', without_evidence: false });
  expect(await screen.findByText(/· Resolved · Solved · given to 2 grievances$/)).toBeVisible();
});

test('[PER-19] what stays open is asked for no outcome, nor why where it was not to be possible @seldom', async () => {
  const { user, members } = await begin(1);
  const form = await write(user, 'We are on it', 'Not possible');
  await pick(user, form.getByRole('combobox', { name: 'What becomes of the grievances' }), 'Responded');
  expect(form.queryByRole('radio', { name: 'Solved' })).toBeNull();
  await user.click(form.getByRole('button', check));
  await user.click(await form.findByRole('button', { name: 'Send to 1 grievance' }));
  await work();
  await runJobs();
  expect(await statusOf(members[0] ?? { id: 0 })).toBe('responded');
});

test('[PER-19, REF-21] where somebody else has to approve it is said before, and who waits is told apart @seldom', async () => {
  await setClosing({ second_approval: true });
  const { user, members } = await begin(2);
  const form = await write(user, 'No', 'Not our matter');
  await user.type(form.getByLabelText(/^Where the citizen can go/), 'The railway office');
  await user.click(form.getByRole('button', check));
  const told = await form.findByText(/^2 of 2 grievances get this answer/);
  expect(told).toHaveTextContent('Somebody else has to approve each closing first; citizens are told then.');
  expect(told).not.toHaveTextContent('Messages to citizens');
  await user.click(form.getByRole('button', { name: 'Send to 2 grievances' }));
  await work();
  await runJobs();
  const given = within(await screen.findByRole('region', { name: 'Answers given' }));
  expect(await given.findByText(/· given to 0 grievances · 2 to be approved$/)).toBeVisible();
  expect(await statusOf(members[0] ?? { id: 0 })).toBe('reviewed');
});
