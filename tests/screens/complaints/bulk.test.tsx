import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { dialog } from '../parts.ts';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, post, record, openAll } = grievanceDesk();
const { happyDOM } = window as unknown as HappyWindow;

beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A3;
  await desk.colleague({ name: 'Prasad Rao', parliament_id, assembly_id });
});
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const tickBox = (number: string) => screen.findByRole('checkbox', { name: `Select ${number}` });

async function assignTo(user: UserEvent, name: string, action = 'Assign') {
  const form = await dialog();
  const staff = form.getByLabelText('Staff');
  await user.clear(staff);
  await user.click(staff);
  await user.click(await screen.findByRole('option', { name }));
  await user.click(form.getByRole('button', { name: action }));
}

test('[LIST-09, LIST-11] a page is ticked and given to a staff member at once', async () => {
  await record({ name: 'First' });
  await record({ name: 'Second' });
  const { user } = await openAll('mla');
  await rowOf('First');
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('2 selected')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Assign staff' }));
  expect(await screen.findByRole('dialog', { name: 'Assign 2 grievances' })).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Please choose a staff member.')).toBeVisible();
  await assignTo(user, 'Sunitha Chary');
  expect(await screen.findByText('Assigned Successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const name of ['First', 'Second'])
    expect(await rowOf(name)).toHaveTextContent(/InProgress.*Sunitha Chary/);
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('[DESK-09] with Shift the rows from the last ticked one are ticked, too', async () => {
  const made = [];
  for (const name of ['First', 'Second', 'Third', 'Fourth']) made.push(await record({ name }));
  const [first, second, , fourth] = made.map(({ complaint_number }) => complaint_number);
  const { user } = await openAll('mla');
  await user.click(await tickBox(fourth ?? ''));
  await user.keyboard('{Shift>}');
  await user.click(await tickBox(second ?? ''));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toHaveAttribute('role', 'status');
  expect(await tickBox(first ?? '')).not.toBeChecked();
  await user.click(await tickBox(second ?? ''));
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('[LIST-11, ERR-04] each that could not be assigned is named with its reason, and only these are tried again @seldom', async () => {
  const mine = await record({ name: 'Mine' });
  const other = await record({ name: 'Of another assembly', ...desk.places.V4 }, 'admin');
  const resolved = await record({ name: 'Resolved meanwhile' });
  const { user } = await openAll('admin');
  for (const { complaint_number } of [mine, other, resolved])
    await user.click(await tickBox(complaint_number));
  await post('mla', 'complaint/close', { id: resolved.id, message: 'Done' });
  await user.click(screen.getByRole('button', { name: 'Assign staff' }));
  await assignTo(user, 'Sunitha Chary');

  const alert = await (await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('1 grievance was assigned. 2 grievances could not be assigned:');
  const failures = within(alert).getAllByRole('listitem');
  expect(failures.map((item) => item.textContent).sort()).toEqual([
    `${other.complaint_number}: This staff member does not work in the assembly of this grievance.`,
    `${resolved.complaint_number}: This complaint is already resolved.`,
  ]);
  expect(screen.queryByText('Assigned Successfully')).toBeNull();

  await assignTo(user, 'Prasad Rao', 'Try these again');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    `1 grievance was assigned. 1 grievance could not be assigned:${resolved.complaint_number}`,
  );
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  expect(await rowOf('Mine')).toHaveTextContent('Sunitha Chary');
  expect(await rowOf('Of another assembly')).toHaveTextContent('Prasad Rao');
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('[LIST-09, DET-10] what is resolved cannot be ticked; other filters begin a new selection, another page does not @seldom', async () => {
  const done = await record({ name: 'Done' });
  await post('mla', 'complaint/close', { id: done.id, message: 'Done' });
  for (let number = 1; number <= 11; number++) await record({ name: `Citizen ${number}` });
  const { user } = await openAll('mla');
  await rowOf('Citizen 11');
  const wholePage = await screen.findByRole('checkbox', { name: 'Select this page' });
  await user.click(wholePage);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await rowOf('Citizen 1');
  expect(await tickBox(done.complaint_number)).toBeDisabled();
  expect(screen.getByText('10 selected')).toBeVisible();
  await user.click(wholePage);
  expect(screen.getByText('11 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(wholePage).not.toBeChecked();

  await user.click(wholePage);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await rowOf('Citizen 11');
  expect(screen.queryByText(/selected$/)).toBeNull();
});
