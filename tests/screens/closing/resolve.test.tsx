import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { openRow } from '../desk/office/foldedRow.ts';
import { pick } from '../parts.ts';
import { closingDesk } from './office.ts';

const { desk, dialog, open, post, record, set, standing, closed, verifier, verifyAll } = closingDesk();

beforeEach(() => set({}));

const ASKS = { closing: { ask_evidence: true } };
const bodies = () => desk.writes().map(({ path }) => path);

/** The dialog of a button on the page of a grievance, which has the same name. */
async function opened(name: 'Resolve' | 'Reopen', id: number) {
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name }));
  return { user, form: await dialog(new RegExp(`^${name}`)) };
}

test('[DET-05, REF-16] resolving takes a message alone: Solved is preselected, nothing asks for evidence', async () => {
  const { id } = await record();
  const { user, form } = await opened('Resolve', id);
  expect(form.getByRole('radio', { name: 'Solved' })).toBeChecked();
  expect(form.queryByText(/^Evidence/)).toBeNull();
  await user.type(form.getByLabelText(/^Message/), 'The road is mended.');
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(id)).closing).toMatchObject({ outcome: 'solved', without_evidence: false });
});

test('[REF-16, DET-05] by the keyboard: e, a message, and once whether there is no evidence where the office asks', async () => {
  await set(ASKS);
  const { id } = await record();
  const { user } = await open(id);
  await screen.findByRole('button', { name: 'Resolve' });
  await user.keyboard('e');
  const form = await dialog(/^Resolve/);
  await user.keyboard('The road is mended.{Enter}');
  expect(form.getByText(/^Evidence: None yet/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Partly solved' }));
  await user.keyboard('{Enter}');
  const asked = await dialog('Close without evidence?');
  expect(bodies()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Close without evidence' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(id)).closing).toMatchObject({ outcome: 'partly', without_evidence: true });
  expect(await screen.findByText('Closed without evidence')).toBeInTheDocument();
});

test('[REF-16] an earlier file is evidence; what is not possible says why; nothing is asked of information @seldom', async () => {
  const { id } = await record();
  const { user, form } = await opened('Resolve', id);
  await user.type(form.getByLabelText(/^Message/), 'No');
  await user.click(form.getByRole('radio', { name: 'Not possible' }));
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(form.getByText('Please say why it is not possible, or where the citizen can go.')).toBeVisible();
  await user.type(form.getByLabelText(/^Why it is not possible/), 'Forest land');
  await user.click(form.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(id)).closing).toMatchObject({ outcome: 'not_possible', reason: 'Forest land' });
});

test('[REF-21] what waits for a second person is a chip in list and page, and is approved there by somebody else @seldom', async () => {
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

test('[DET-06, REF-20] reopening takes one answer to the question: Not solved is preselected', async () => {
  const { id } = await closed();
  const { user, form } = await opened('Reopen', id);
  expect(form.getByRole('radio', { name: 'Not solved' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Complaint reopened successfully!')).toBeVisible();
  expect(await standing(id)).toMatchObject({ status: 'open' });
});

test('[REF-20, ERR-04] refuses to reopen what another user has reopened, and keeps the choice and the text', async () => {
  const { id } = await closed();
  const { user, form } = await opened('Reopen', id);
  await user.click(form.getByRole('radio', { name: 'It came back' }));
  await user.type(form.getByLabelText('Note'), 'After the rain');
  await post('staff', 'complaint/reopen', { id });
  await user.click(form.getByRole('button', { name: 'Reopen' }));
  expect(await form.findByText('This complaint is not resolved.')).toBeVisible();
  // The page behind the dialog was loaded again.
  expect(await screen.findAllByText(/^Escalated to/)).not.toHaveLength(0);
  expect(form.getByRole('radio', { name: 'It came back' })).toBeChecked();
  expect(form.getByLabelText('Note')).toHaveValue('After the rain');
  expect(form.queryByText(/as often as may be/)).toBeNull();
});

describe('figures', () => {
  beforeEach(verifyAll);

  test('[REF-16, REF-17, DASH-01] the dashboard tells what is only claimed from what citizens have confirmed @seldom', async () => {
    const shown = () => desk.renderApp({ path: '/dashboard', as: 'mla' });
    const before = await shown();
    expect(await screen.findByRole('link', { name: /^Closed/ })).not.toHaveTextContent(/reported as done/i);
    before.unmount();
    const [confirmed] = [await closed(), await closed(), await closed()];
    const unasked = await shown();
    expect(await screen.findByText('Confirmed by citizens: 0')).toBeVisible();
    expect(screen.getByText('Only reported as done: 3')).toBeVisible();
    unasked.unmount();
    const json = { result: 'confirmed', channel: 'phone' };
    const { token } = verifier;
    expect((await desk.app.send('POST', `complaint/${confirmed?.id}/verify`, { token, json })).status).toBe(
      200,
    );
    await shown();
    expect(await screen.findByText('Confirmed by citizens: 1')).toBeVisible();
    expect(screen.getByText('Only reported as done: 2')).toBeVisible();
  });
});

test('[REF-16, REF-20, REF-21, GRD-01] an office sets share, limit, evidence and second approval; marks a wrong share', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=closing', as: 'mla' });
  const share = (await openRow(user, 'Roads')).getByLabelText('Percent: Roads');
  expect(share).toHaveAttribute('placeholder', '20');
  await user.type(share, '101');
  expect(screen.getByLabelText(/^Days/)).toHaveAttribute('placeholder', 'No limit');
  await user.type(screen.getByLabelText(/^Times/), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter 0 to 100 percent.')).toBeVisible();
  await user.clear(share);
  await user.type(share, '50');
  await pick(user, screen.getByRole('combobox', { name: 'Second approval' }), 'Switched on');
  await pick(user, screen.getByRole('combobox', { name: 'Evidence' }), 'Switched on');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
  const rows = await desk.app.db.select({ settings: offices.settings }).from(offices);
  const saved = rows.map(({ settings }) => settings).find(({ closing }) => closing);
  expect(saved?.closing).toEqual({ reopen_max: 3, ask_evidence: true, second_approval: true });
  expect(Object.values(saved?.categories ?? {})).toEqual([{ verify_share: 50 }]);
});
