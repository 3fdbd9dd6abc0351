import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { referralDesk } from '../letters/referrals/office.ts';

const office = referralDesk();
const { desk, asked, post } = office;
beforeEach(() => desk.app.db.update(offices).set({ settings: { closing: { ask_evidence: true } } }));

const states = async () => (await desk.app.db.select().from(referrals)).map(({ state }) => state);
const standing = async (id: number) => (await desk.ask('GET', `complaint/${id}`, {}, 'mla')).body;

/** The dialog that closes a grievance, with a message in it. */
async function resolving(id: number) {
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  const form = within(await screen.findByRole('dialog', { name: /^Resolve/ }));
  await user.type(form.getByLabelText(/^Message/), 'The road is mended.');
  const send = () => user.click(form.getByRole('button', { name: 'Resolve' }));
  return { user, form, send };
}

test('[REF-16, REF-24] what was not answered is no evidence; outcome, evidence and departments are settled by one dialog', async () => {
  const { complaint, number } = await asked();
  const { user, form, send } = await resolving(complaint.id);
  expect(await form.findByText(`Departments are still waited for: ${number}.`)).toBeVisible();
  expect(form.getByText(/^Evidence: None yet/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Withdraw what was asked' }));
  await user.click(form.getByRole('radio', { name: 'Partly solved' }));
  await send();
  const question = within(await screen.findByRole('dialog', { name: 'Close without evidence?' }));
  expect(await states()).toEqual(['sent']);
  await user.click(question.getByRole('button', { name: 'Close without evidence' }));
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
  expect((await standing(complaint.id)).closing).toMatchObject({ outcome: 'partly', without_evidence: true });
  await waitFor(async () => expect(await states()).toEqual(['withdrawn']));
});

test('[REF-16, MSG-23] the note of a call that reached the citizen is evidence; a call without one, or that reached nobody, is not @seldom', async () => {
  const { complaint } = await asked();
  const call = (json: object) => post(`complaint/${complaint.id}/call`, { ...json });
  expect((await call({ result: 'reached' })).status).toBe(200);
  expect((await call({ result: 'no_answer', note: 'Rang twice' })).status).toBe(200);
  expect((await standing(complaint.id)).closing).toMatchObject({ evidence: { calls: 0 } });
  expect((await call({ result: 'reached', note: 'The tap runs again' })).status).toBe(200);
  const { user, form, send } = await resolving(complaint.id);
  expect(form.getByText('Evidence: 1 note of a call')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Solved' }));
  await send();
  expect(await screen.findByText('Complaint resolved successfully!')).toBeVisible();
});

test('[REF-21, REF-24] as long as a closing waits for somebody else, departments are waited for; whoever approves it is asked @seldom', async () => {
  await desk.app.db.update(offices).set({ settings: { closing: { second_approval: true } } });
  const { complaint, number } = await asked();
  const given = { message: 'No', outcome: 'not_possible', reason: 'Forest land' };
  const body = { id: complaint.id, ...given };
  expect((await desk.ask('POST', 'complaint/close', { json: body }, 'admin')).body.proposed).toBe(true);
  expect(await states()).toEqual(['sent']);
  const { user } = await desk.renderApp({ path: `/grievance/${complaint.id}`, as: 'mla' });
  const question = await screen.findByText(`Departments are still waited for: ${number}.`);
  expect(question).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Withdraw what was asked' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The closing is approved.')).toBeVisible();
  await waitFor(async () => expect(await states()).toEqual(['withdrawn']));
});
