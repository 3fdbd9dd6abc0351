import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IDS, messagesDesk, topDialog } from './messages.ts';

const { desk, template, open } = messagesDesk();

const all = async () => (await desk.ask('GET', 'message/template', {}, 'mla')).body.data;
const move = (id: number, state: string) =>
  desk.ask(
    'POST',
    `message/template/${id}/state`,
    { json: { state, ...(state === 'approved' ? IDS : {}) } },
    'mla',
  );

test.each([
  ['an approved', ['submitted', 'approved']],
  ['a rejected', ['submitted', 'rejected']],
])('[MSG-02] %s one is copied to a new version, which is a draft', async (_, states) => {
  await template({}, states);
  const { user } = await open('templates');
  await user.click(await screen.findByText('Registered'));
  await user.click((await topDialog()).getByRole('button', { name: 'Copy to a new version' }));
  expect(await screen.findByText('Version 2 is a draft.')).toBeVisible();
  expect((await topDialog()).getByLabelText(/^Text/)).toHaveValue('Request {#alphanumeric#} came.');
  expect(await all()).toMatchObject([{ edition: 2, state: 'draft' }, { edition: 1 }]);
});

test('[MSG-02, MSG-05] a rejected one whose newer version is approved is read and copied, not written anew', async () => {
  const id = await template({}, ['submitted', 'rejected']);
  const { body } = await desk.ask('POST', `message/template/${id}/copy`, {}, 'mla');
  await move(Number(body.id), 'submitted');
  await move(Number(body.id), 'approved');
  const { user } = await open('templates');
  await user.click(await screen.findByRole('button', { name: 'Open Registered (version 1)' }));
  const dialog = await topDialog();
  expect(await dialog.findByText(/^A newer version is approved/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Text/)).toBeNull();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Close',
    'Copy to a new version',
    'Retire',
  ]);
});
