import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closingDesk } from './office.ts';

const { desk, dialog, open, post, record, set, standing } = closingDesk();
beforeEach(() => set({}));

const bodies = () => desk.writes().map(({ path }) => path);

test('[REF-16, DET-05] by the keyboard: e, a message, the outcome, and once whether there is no evidence', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await screen.findByRole('button', { name: 'Resolve' });
  await user.keyboard('e');
  const form = await dialog(/^Resolve/);
  await user.keyboard('The road is mended.{Enter}');
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please say what came of it.');
  expect(form.getByText(/^Evidence: None yet/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Solved' }));
  await user.keyboard('{Enter}');
  const asked = await dialog('Close without evidence?');
  expect(bodies()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Close without evidence' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(id)).closing).toMatchObject({ outcome: 'solved', without_evidence: true });
  expect(await screen.findByText('Closed without evidence')).toBeInTheDocument();
});

test('[REF-16] an earlier file is evidence; what is not possible says why; nothing is asked of information', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  const form = await dialog(/^Resolve/);
  await user.type(form.getByLabelText(/^Message/), 'No');
  await user.click(form.getByRole('radio', { name: 'Not possible' }));
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(form.getByText('Please say why it is not possible, or where the citizen can go.')).toBeVisible();
  await user.type(form.getByLabelText(/^Why it is not possible/), 'Forest land');
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(id)).closing).toMatchObject({ outcome: 'not_possible', reason: 'Forest land' });
});

test('[REF-21] what waits for a second person is a chip in list and page, and is approved there by somebody else', async () => {
  await set({ closing: { second_approval: true } });
  const { id } = await record({ staff_id: desk.accounts.staff.id });
  const given = { id, message: 'Forest', outcome: 'not_possible', reason: 'Forest land' };
  await post('staff', 'complaint/close', given);
  const staffs = await open(id, 'staff');
  expect(await screen.findByText('To be approved')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  staffs.unmount();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const form = await dialog(/^Refuse the closing/);
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(form.getByLabelText(/^Why it is not approved/)).toBeInvalid();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The closing is approved.')).toBeVisible();
  await waitFor(async () => expect((await standing(id)).status).toBe('Resolved'));
});
