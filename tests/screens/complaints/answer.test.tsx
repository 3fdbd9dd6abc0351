import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grievanceDesk } from './grievances.ts';
import { startAnswering } from './page.ts';

const { desk, post, record } = grievanceDesk();

const open = (id: number) => desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
const closed = () => waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());
const stored = async (id: number) => (await desk.ask('GET', `complaint/${id}?response=1`)).body;

type Writing = Parameters<typeof startAnswering>[0];
const send = (user: Writing, form: Awaited<ReturnType<typeof startAnswering>>) =>
  user.click(form.getByRole('button', { name: 'Save answer' }));

test('[API-07, DET-02] an answer leaves the grievance open, as responded unless another status is chosen', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await send(user, await startAnswering(user, ' The engineer has been told. '));
  expect(await screen.findByText('Answer saved.')).toBeVisible();
  await closed();
  expect(await screen.findByText('The engineer has been told.')).toBeVisible();
  expect(await stored(id)).toMatchObject({
    status: 'responded',
    clock: { response: 'given' },
  });

  const form = await startAnswering(user, 'More papers are needed.');
  await user.click(form.getByRole('combobox', { name: 'Status after the answer' }));
  const statuses = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(statuses).toEqual(['Open', 'Pending', 'Reviewed', 'Responded']);
  await user.click(screen.getByRole('option', { name: 'Pending' }));
  await send(user, form);
  await closed();
  expect(await stored(id)).toMatchObject({ status: 'pending' });
});

test('[API-07, DESK-02] once an answer is saved from its field, the next key acts on the page', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const form = await startAnswering(user, 'Told');
  expect(form.getByLabelText(/^Message/)).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await closed();
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: /^Resolve/ })).toBeVisible();
});

test('[API-07] a blank answer is not sent; a failure keeps what was typed, and is sent once', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const form = await startAnswering(user, '   ');
  await send(user, form);
  expect(form.getByText('This field is required.')).toBeVisible();
  expect(desk.writes()).toEqual([]);
  await user.type(form.getByLabelText(/^Message/), 'Told');
  desk.loseAnswer('complaint/response');
  await send(user, form);
  expect(await form.findByRole('alert')).toHaveTextContent('No connection to the server.');
  await user.keyboard('{Escape}');
  await closed();
  desk.network.resetHandlers();
  const again = await startAnswering(user, '');
  expect(again.getByLabelText(/^Message/)).toHaveValue('   Told');
  await send(user, again);
  await closed();
  expect((await stored(id)).response).toHaveLength(1);
});

test('[API-07, UPD-05] an answer does not reopen a complaint that another user has resolved @seldom', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const form = await startAnswering(user, 'We will come.');
  await post('mla', 'complaint/close', { id, message: 'Done' });
  await send(user, form);
  expect(await form.findByRole('alert')).toHaveTextContent(/^Somebody else has changed this complaint/);
  expect(form.getByLabelText(/^Message/)).toHaveValue('We will come.');
  await waitFor(() => expect(form.getByRole('button', { name: 'Save answer' })).toBeDisabled());
  expect(await stored(id)).toMatchObject({ status: 'Resolved' });
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});
