import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';
import { chooseMore, isInMore } from '../../complaints/page.ts';
import { dialog } from '../../parts.ts';

const { desk, record } = grievanceDesk();
afterEach(async () => {
  await desk.app.db.delete(macros);
  await desk.app.db.delete(replies);
});

const URGENT = { kind: 'priority', priority: 'urgent' };
const CLOSE = { kind: 'answer', message: 'Done, {{name}}', status: 'Resolved' };
const macro = (steps: object[], names: object = { name: 'Urgent', name_te: 'అత్యవసరం' }) =>
  desk.ask('POST', 'macro', { json: { ...names, steps } }, 'mla');
const stored = async (id: number) => (await desk.ask('GET', `complaint/${id}?response=1`)).body;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const steps = async (form: Awaited<ReturnType<typeof dialog>>) => {
  await form.findByText('This will happen');
  return form.getAllByRole('listitem').map((step) => step.firstChild?.textContent);
};
const open = (id: number, locale: 'en' | 'te' | 'hi' = 'en') =>
  desk.renderApp({ path: `/grievance/${id}`, as: 'mla', locale });

test('[DESK-02, DESK-13] m and letters choose a macro, its steps are shown in words, Enter applies them', async () => {
  await macro([
    URGENT,
    { kind: 'assign', staff_id: desk.accounts.staff.id },
    { kind: 'pause', reason: 'court', days: 10, note: 'Hearing' },
    { kind: 'followup', working_days: 5 },
    { kind: 'refer', contact_ids: [], way: 'email', subject: 'Road', request: 'Look into {{number}}' },
  ]);
  await macro([CLOSE], { name: 'Close' });
  const { id, complaint_number } = await record();
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const entry = await screen.findByRole('menuitem', { name: 'Quick action' });
  expect(entry).toHaveAttribute('aria-keyshortcuts', 'm');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('m');
  const form = await dialog();
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Close',
    'Urgent',
  ]);
  await user.keyboard('urg{Enter}');
  expect(await steps(form)).toEqual([
    'Priority: Normal → Urgent',
    'Assign: – → Sunitha Chary',
    'The deadline waits until 12 Mar 2026: court',
    'Follow up on 7 Mar 2026',
    'A referral is drafted to nobody yet: Email',
  ]);
  expect(form.getByText(`Road Look into ${complaint_number}`)).toBeVisible();
  expect(form.getByText('Hearing')).toBeVisible();
  expect(await stored(id)).toMatchObject({ priority: 'normal', staff_id: null });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The quick action has been applied.')).toBeVisible();
  await closed();
  expect(await stored(id)).toMatchObject({
    priority: 'urgent',
    staff_id: desk.accounts.staff.id,
    clock: { paused: { until: '2026-03-12' } },
  });
  const { body } = await desk.ask('GET', `referral?complaint_id=${id}`);
  expect(body.data).toMatchObject([{ state: 'draft', subject: 'Road' }]);
});

test('[DESK-13, DESK-14] the answer can be edited, in another language, and what is left open is not sent @seldom', async () => {
  const texts = { en: 'Dear {{name}}, ask {{officer}}', te: '{{name}} గారూ' };
  const { body } = await desk.ask('POST', 'reply', { json: { title: 'Ask', texts } }, 'mla');
  await macro([{ kind: 'answer', reply_id: body.id, status: 'responded' }]);
  const { id } = await record();
  const { user } = await open(id);
  await chooseMore(user, 'Quick action');
  const form = await dialog();
  await user.click(await screen.findByRole('option', { name: 'Urgent' }));
  const message = await form.findByRole('textbox', { name: /^Message to the citizen/ });
  expect(message).toHaveValue('Dear Ramulu Goud, ask {{officer}}');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(form.getByRole('alert')).toHaveTextContent('Please fill in: officer');
  await user.click(form.getByRole('button', { name: /^తెలుగు/ }));
  expect(message).toHaveValue('Ramulu Goud గారూ');
  await user.type(message, ', రండి');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await closed();
  expect((await stored(id)).response).toMatchObject([
    { message: 'Ramulu Goud గారూ, రండి', status: 'responded' },
  ]);
});

test('[DESK-13] the first refused step is named, and nothing is applied', async () => {
  await macro([CLOSE, { kind: 'assign', staff_id: desk.accounts.staff.id }], { name: 'Both' });
  const { id } = await record();
  const { user } = await open(id);
  await chooseMore(user, 'Quick action');
  const form = await dialog();
  await user.click(await screen.findByRole('option', { name: 'Both' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Step 2, Assign: This complaint is already resolved.',
  );
  expect(await stored(id)).toMatchObject({ status: 'open', response: [] });
});

test("[DESK-13, UPD-05] after another user's change it shows a new preview with the typed text, and applies that", async () => {
  await macro([URGENT, { ...CLOSE, status: 'responded' }]);
  const { id } = await record();
  const { user } = await open(id);
  await chooseMore(user, 'Quick action');
  const form = await dialog();
  await user.click(await screen.findByRole('option', { name: 'Urgent' }));
  const message = await form.findByRole('textbox', { name: /^Message/ });
  await user.type(message, '!');
  await desk.ask('PUT', `complaint/${id}`, { json: { priority: 'high' } }, 'mla');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/^Somebody else has changed this complaint/);
  expect(await form.findByText('Priority: High → Urgent')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue('Done, Ramulu Goud!');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await closed();
  expect(await stored(id)).toMatchObject({
    priority: 'urgent',
    response: [{ message: 'Done, Ramulu Goud!' }],
  });
});

test('[DESK-13, GRD-14] without macros there is no button, and the key says who makes them', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await screen.findByRole('button', { name: 'Answer' });
  expect(await isInMore(user, 'Quick action')).toBe(false);
  await user.keyboard('m');
  expect((await dialog()).getByText(/^This office has no quick actions yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
});
