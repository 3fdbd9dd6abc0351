import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offerDraft } from '#src/components/drafts/useDraft.ts';
import { dialog, region } from '../parts.ts';
import { causesDesk } from '../persons/causes/causes.ts';
import { rowOf } from './grievances.ts';

const office = causesDesk();
const { desk, many, openAll, statusOf } = office;

const read = async ({ id }: { id: number }) => (await desk.ask('GET', `complaint/${id}`)).body;

/** The list of the mla with its first page ticked. */
async function ticked(count: number, path = '') {
  const made = await many(count);
  const { user, unmount } = await openAll('mla', path);
  await rowOf(made.at(-1)?.complaint_number ?? '');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  return { made, user, unmount };
}

async function choose(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: `${action}…` }));
  return dialog();
}

test('[DESK-10, DESK-12] the priority of a few is changed at once, and given back by Undo', async () => {
  const { made, user } = await ticked(2);
  const form = await choose(user, 'Priority');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This field is required.')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: 'Priority' }));
  await user.click(await screen.findByRole('option', { name: 'Urgent' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 grievances were changed.')).toBeVisible();
  const notice = await region('Priority');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Priority' })).toHaveFocus());
  expect(notice.getByRole('status')).toHaveTextContent('Finished: 2 of 2 done, 0 refused');
  expect(notice.getByRole('link', { name: 'Result of each grievance (csv)' })).toBeVisible();
  for (const one of made) expect((await read(one)).priority).toBe('urgent');
  expect(screen.queryByText(/selected$/)).toBeNull();

  await user.click(notice.getByRole('button', { name: 'Undo' }));
  const undone = await region('Undo: Priority');
  expect(undone.getByRole('status')).toHaveTextContent('Undone: 2 of 2 given back, 0 kept');
  expect(undone.queryByRole('button', { name: 'Undo' })).toBeNull();
  for (const one of made) expect((await read(one)).priority).toBe('normal');
  await user.click(undone.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Undo: Priority' })).toBeNull();
});

test('[DESK-09, DESK-10] all that is found is checked, told in words, and done over all pages', async () => {
  const { made, user } = await ticked(12);
  const [closed] = made;
  await desk.ask('POST', 'complaint/close', { form: { id: closed?.id, message: 'Done' } }, 'mla');
  await user.click(await screen.findByRole('button', { name: 'Select all 12 found' }));
  expect(screen.getByText('All 12 selected')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await rowOf(made[1]?.complaint_number ?? '');
  expect(screen.getByRole('checkbox', { name: 'Select this page' })).toBeChecked();
  const form = await choose(user, 'Answer');
  await user.type(form.getByLabelText(/^Message to the citizen/), 'The engineer comes on Friday.');
  await user.click(form.getByRole('button', { name: 'Check first' }));
  const checked = await form.findByText(/^11 of 12 grievances will be changed\./);
  expect(checked).toHaveTextContent(
    `1 is left as it is: This complaint is already resolved. ${closed?.complaint_number}`,
  );
  await user.click(form.getByRole('button', { name: 'Answer 11' }));
  const notice = await region('Answer');
  expect(await notice.findByText('Finished: 11 of 12 done, 1 refused')).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull();
  for (const one of made.slice(1)) expect(await statusOf(one)).toBe('responded');
  expect(screen.queryByText('All 12 selected')).toBeNull();
});

test('[GRD-15, DESK-12] after a reload what is under way is there, and can be cancelled; the rest of the week is listed @seldom', async () => {
  const { user, unmount } = await ticked(22, '?perPage=25');
  const form = await choose(user, 'Follow-up');
  await user.click(form.getByRole('button', { name: /^In a week/ }));
  await user.click(form.getByRole('button', { name: 'Check first' }));
  await user.click(await form.findByRole('button', { name: 'Put off 22' }));
  await region('Follow-up');
  unmount();
  const again = await openAll('mla');
  const notice = await region('Follow-up');
  expect(notice.getByRole('status')).toHaveTextContent('About to begin: 0 of 22 done, 0 refused');
  await again.user.click(notice.getByRole('button', { name: 'Cancel the rest' }));
  expect(await notice.findByText('Cancelled: 0 of 22 done, 0 refused')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Recent bulk work' }));
  const list = await dialog('Recent bulk work');
  expect(within(list.getByRole('listitem')).getByText(/Cancelled: 0 of 22 done/)).toBeVisible();
});

test('[DESK-10, DESK-13] a macro is chosen, its steps are read, those that refuse it are named, and the others take it @seldom', async () => {
  const steps = [
    { kind: 'priority', priority: 'urgent' },
    { kind: 'answer', message: 'Heard: {{number}}', status: 'pending' },
  ];
  await desk.ask('POST', 'macro', { json: { name: 'Heard', steps } }, 'mla');
  const { made, user } = await ticked(2);
  const [closed, open] = made;
  await desk.ask('POST', 'complaint/close', { form: { id: closed?.id, message: 'Done' } }, 'mla');
  const form = await choose(user, 'Quick action');
  expect(form.getByText('Each grievance takes all steps, or none. It cannot be undone.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText('Choose a quick action.')).toBeVisible();
  await user.type(form.getByRole('combobox', { name: 'Quick action' }), 'hea{ArrowDown}{Enter}');
  expect((await form.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Priority: Urgent',
    'Answer “Heard: {{number}}”, then: Pending',
  ]);
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText(/^1 of 2 grievances will be changed\./)).toHaveTextContent(
    `Step 2, Answer: This complaint is already resolved. ${closed?.complaint_number}`,
  );
  await user.click(form.getByRole('button', { name: 'Apply to 1' }));
  const notice = await region('Quick action');
  expect(await notice.findByText('Finished: 1 of 2 done, 1 refused')).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull();
  const { body } = await desk.ask('GET', `complaint/${open?.id}?response=1`);
  expect(body).toMatchObject({
    priority: 'urgent',
    status: 'pending',
    response: [{ message: `Heard: ${open?.complaint_number}` }],
  });
});

type Form = Awaited<ReturnType<typeof dialog>>;

/** The dialog of an action for so many, all that are found. */
async function chosen(action: string, count: number) {
  await many(count);
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: `Select all ${count} found` }));
  return { user, form: await choose(user, action) };
}
const write = (user: UserEvent, form: Form) =>
  user.type(form.getByLabelText(/^Message to the citizen/), 'It is repaired.');
const asked = () => desk.writes().filter(({ path }) => path === 'bulk');

test('[DESK-12] an answer to more than 50 rows: their number has to be typed @seldom', async () => {
  await desk.keepSessionOf('mla');
  await offerDraft('bulk/answer', { number: '51' });
  const { user, form } = await chosen('Answer', 51);
  await user.click(await form.findByRole('button', { name: 'Continue' }));
  await write(user, form);
  await user.click(form.getByRole('button', { name: 'Check first' }));
  const number = await form.findByLabelText(/^Type 51 to go on/);
  expect(number).toHaveValue('');
  for (const wrong of ['', '50', '510']) {
    await user.clear(number);
    if (wrong) await user.type(number, wrong);
    await user.click(form.getByRole('button', { name: 'Answer 51' }));
    expect(form.getByText('Please type the number of grievances.')).toBeVisible();
  }
  expect(asked()).toHaveLength(1);
  await user.clear(number);
  await user.type(number, '51');
  await user.click(form.getByRole('button', { name: 'Answer 51' }));
  expect((await region('Answer')).getByRole('status')).toHaveTextContent('About to begin: 0 of 51 done');
  const [look, begun] = await Promise.all(asked().map(({ json }) => json()));
  expect(look).toMatchObject({ expected_total: 51, dry_run: true });
  expect(begun).toMatchObject({ expected_total: 51 });
  expect(begun).not.toHaveProperty('dry_run');
});
