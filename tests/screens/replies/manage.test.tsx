import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { replies } from '#server/replies/schema/macros.ts';
import { grievanceDesk } from '../complaints/grievances.ts';
import { dialog, pick, region } from '../parts.ts';

const { desk } = grievanceDesk();
afterEach(async () => {
  await desk.app.db.delete(replies);
});

const kept = async (as: 'mla' | 'staff') => (await desk.ask('GET', 'reply', {}, as)).body.data;

test('[DESK-14, GRD-14] staff keep their own replies, and read those of the office', async () => {
  await desk.ask('POST', 'reply', { json: { title: 'Of all', texts: { en: 'x' } } }, 'mla');
  const { user } = await desk.renderApp({ path: '/grievance/replies', as: 'staff' });
  const mine = await region('Mine');
  expect(mine.getByText(/^Texts that only you use/)).toBeVisible();
  const office = await region('Of the office');
  expect(office.getByText('Of all')).toBeVisible();
  expect(office.queryByRole('button')).toBeNull();

  await user.click(mine.getByRole('button', { name: 'Add a reply' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('This field is required.')).toBeVisible();
  expect(form.getByText('Write the text in at least one language.')).toBeVisible();
  await user.type(form.getByLabelText(/^Title/), 'Heard');
  const telugu = form.getByLabelText('Text in Telugu');
  await user.type(telugu, 'నమస్కారం {{{{x}}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Unknown placeholder: {{x}}.')).toBeVisible();
  expect(desk.writes()).toEqual([]);
  await user.clear(telugu);
  await user.click(form.getByRole('button', { name: 'Name' }));
  expect(telugu).toHaveValue('{{name}}');
  await pick(user, form.getByRole('combobox', { name: 'Only for categories' }), 'Water');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The quick reply is saved.')).toBeVisible();
  expect(await mine.findByText('Heard')).toBeVisible();
  expect(mine.getByText('Water')).toBeVisible();
  expect(await kept('staff')).toMatchObject([
    { title: 'Heard', texts: { te: '{{name}}' }, from: 'mine' },
    { title: 'Of all' },
  ]);
});

test('[ERR-04] says above the replies that they were not loaded again after a save', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/replies', as: 'staff' });
  await user.click((await region('Mine')).getByRole('button', { name: 'Add a reply' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Title/), 'Heard');
  await user.type(form.getByLabelText('Text in English'), 'x');
  desk.fail('get', 'reply', 500);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The quick replies could not be loaded.')).toBeVisible();
  expect(await region('Mine')).toBeDefined();
});

test("[DESK-14] office settings save a shared reply over another user's change, and delete it after a question", async () => {
  const { body } = await desk.ask('POST', 'reply', { json: { title: 'Of all', texts: { en: 'x' } } }, 'mla');
  const { user } = await desk.renderApp({ path: '/grievance/settings?part=replies', as: 'mla' });
  const office = await region('Of the office');
  await user.click(await office.findByRole('button', { name: 'Edit Of all' }));
  const form = await dialog();
  await desk.ask('PUT', `reply/${body.id}`, { json: { title: 'Theirs' } }, 'mla');
  await user.clear(form.getByLabelText(/^Title/));
  await user.type(form.getByLabelText(/^Title/), 'Ours');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Somebody else has changed this record/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Load the newer version' }));
  expect(form.getByLabelText(/^Title/)).toHaveValue('Ours');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await office.findByText('Ours')).toBeVisible();

  await desk.ask(
    'POST',
    'macro',
    { json: { name: 'M', steps: [{ kind: 'answer', reply_id: body.id }] } },
    'mla',
  );
  await user.click(office.getByRole('button', { name: 'Delete Ours' }));
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent(/^A quick action uses this reply/);
  const { body: macros } = await desk.ask('GET', 'macro', {}, 'mla');
  await desk.ask('DELETE', `macro/${macros.data?.[0]?.id}`, {}, 'mla');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(office.queryByText('Ours')).toBeNull());
  expect(await kept('mla')).toEqual([]);
});
