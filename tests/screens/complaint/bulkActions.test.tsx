import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tasks } from '../../../server/db/schema/tasks.ts';
import { causesDesk, dialog, part } from '../causes/causes.ts';
import { rowOf } from './grievances.ts';
import '../../../src/custom/complaint/bulk/BulkDialog.tsx';
import '../../../src/custom/complaint/bulk/BulkWatch.tsx';
import '../../../src/custom/complaint/bulk/BulkWorks.tsx';
import '../../../src/custom/complaint/bulk/SelectionMore.tsx';
import '../../../src/custom/complaint/list/ListTools.tsx';
import '../../../src/i18n/en/later.ts';

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
  const notice = await part('Priority');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Priority' })).toHaveFocus());
  expect(notice.getByRole('status')).toHaveTextContent('Finished: 2 of 2 done, 0 refused');
  expect(notice.getByRole('link', { name: 'Result of each grievance (csv)' })).toBeVisible();
  for (const one of made) expect((await read(one)).priority).toBe('urgent');
  expect(screen.queryByText(/selected$/)).toBeNull();

  await user.click(notice.getByRole('button', { name: 'Undo' }));
  const undone = await part('Undo: Priority');
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
  await user.click(form.getByRole('button', { name: 'Check' }));
  const checked = await form.findByText(/^11 of 12 grievances will be changed\./);
  expect(checked).toHaveTextContent(
    `1 is left as it is: This complaint is already resolved. ${closed?.complaint_number}`,
  );
  await user.click(form.getByRole('button', { name: 'Answer 11' }));
  const notice = await part('Answer');
  expect(await notice.findByText('Finished: 11 of 12 done, 1 refused')).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull();
  for (const one of made.slice(1)) expect(await statusOf(one)).toBe('responded');
  expect(screen.queryByText('All 12 selected')).toBeNull();
});

test('[DESK-09] other filters, or a row taken out, end it; what is ticked on the page stays', async () => {
  const { user } = await ticked(11);
  await user.click(await screen.findByRole('button', { name: 'Select all 11 found' }));
  const [row] = screen.getAllByRole('checkbox', { name: /^Select 20/ });
  await user.click(row as HTMLElement);
  expect(screen.getByText('9 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 11 found' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(screen.getByText('10 selected')).toBeVisible());
});

test('[DESK-10] when the list has changed meanwhile it says so with both numbers, and all is offered anew', async () => {
  const { user } = await ticked(11);
  await user.click(await screen.findByRole('button', { name: 'Select all 11 found' }));
  await many(1);
  const form = await choose(user, 'Resolve');
  await user.type(form.getByLabelText(/^Message to the citizen/), 'Repaired');
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('The list has changed: 12 instead of 11.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('All 11 selected')).toBeNull());
  expect(await desk.app.db.$count(tasks)).toBe(0);
});

test('[GRD-15, DESK-12] after a reload what is under way is there, and can be cancelled; the rest of the week is listed', async () => {
  const { user, unmount } = await ticked(22, '?perPage=25');
  const form = await choose(user, 'Follow-up');
  await user.type(form.getByLabelText(/^Day/), '31/12/2026');
  await user.click(form.getByRole('button', { name: 'Check' }));
  await user.click(await form.findByRole('button', { name: 'Put off 22' }));
  await part('Follow-up');
  unmount();
  const again = await openAll('mla');
  const notice = await part('Follow-up');
  expect(notice.getByRole('status')).toHaveTextContent('About to begin: 0 of 22 done, 0 refused');
  await again.user.click(notice.getByRole('button', { name: 'Cancel the rest' }));
  expect(await notice.findByText('Cancelled: 0 of 22 done, 0 refused')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Recent bulk work' }));
  const list = await dialog('Recent bulk work');
  expect(within(list.getByRole('listitem')).getByText(/Cancelled: 0 of 22 done/)).toBeVisible();
});
