import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messageErrors } from '#contract/messages/messageErrors.ts';
import { pick } from '../parts.ts';
import { IDS, messagesDesk, takeStep, topDialog } from './messages.ts';

const { desk, template, open, writes } = messagesDesk();

describe('templates', () => {
  test('[MSG-02] they are listed by name with version, channel, language and state, and filtered', async () => {
    await template({ name: 'Solved', language: 'te' });
    await template({ name: 'Came in' }, ['submitted', 'approved']);
    const { user } = await open('templates');
    await screen.findByText('Solved');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(1, 5)
            .map((cell) => cell.textContent),
        );
    expect(names()).toEqual([
      ['1', 'SMS', 'English', 'Approved'],
      ['1', 'SMS', 'Telugu', 'Draft'],
    ]);
    await pick(user, screen.getByRole('combobox', { name: 'Status' }), 'Draft');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText('Solved')).toBeVisible();
  });

  test('[MSG-02, GRD-01] that of an office above is read, and not changed', async () => {
    const json = {
      ...{ name: 'Of the state', channel: 'sms', language: 'en', kind: 'service_implicit' },
      ...{ text: 'Your request came.', values: [] },
    };
    await desk.ask('POST', 'message/template', { json }, 'admin');
    const { user } = await open('templates');
    await user.click(await screen.findByText('Of the state'));
    const dialog = await topDialog();
    expect(dialog.getByText(/^It belongs to an office above/)).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });
});

const move = (id: number, state: string) =>
  desk.ask(
    'POST',
    `message/template/${id}/state`,
    { json: { state, ...(state === 'approved' ? IDS : {}) } },
    'mla',
  );

test('[MSG-02, MSG-05] a rejected version with a newer approved one can be read and copied, not edited', async () => {
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
    'Copy to a new version',
    'Retire',
    'Close',
  ]);
});

describe('steps', () => {
  const all = async () => (await desk.ask('GET', 'message/template', {}, 'mla')).body.data ?? [];

  describe("changes of a template's state", () => {
    test('[MSG-02] approved without its template id is refused at that field', async () => {
      const id = await template({ template_id: null }, ['submitted']);
      const { user } = await open('templates');
      await user.click(await screen.findByText('Registered'));
      await takeStep(user, 'Approved', 'Approve');
      const field = (await topDialog()).getByLabelText('Template id');
      expect(field).toHaveAccessibleDescription(messageErrors.templateIdNeeded);
      await user.type(field, '1234567');
      await user.click((await topDialog()).getByRole('button', { name: 'Approve' }));
      expect(field).toHaveAccessibleDescription('Please enter 8 to 25 digits.');
      expect(writes()).toEqual([]);
      expect((await all()).find((one) => one.id === id)?.state).toBe('submitted');
    });

    test('[MSG-03] compares the registered text word for word, and names the wrong word @seldom', async () => {
      await template({}, ['submitted']);
      const { user } = await open('templates');
      await user.click(await screen.findByText('Registered'));
      await user.click((await topDialog()).getByRole('button', { name: 'Approved' }));
      const approve = await topDialog();
      const field = approve.getByLabelText('Text as the operators have it');
      await user.click(field);
      await user.paste('Request {#alphanumeric#} Came.');
      await user.click(approve.getByRole('button', { name: 'Approve' }));
      expect(field).toHaveAccessibleDescription('This is not as it was registered: Came.');
      await user.clear(field);
      await user.click(field);
      await user.paste('Request {#alphanumeric#} came.');
      await user.click(approve.getByRole('button', { name: 'Approve' }));
      expect(await screen.findByText(/^It stays as it was registered/)).toBeVisible();
    });

    test('[MSG-02] a rejected one says why; an edit makes it a draft, and one that is retired is no longer sent @seldom', async () => {
      await template({}, ['submitted']);
      const { user } = await open('templates');
      await user.click(await screen.findByText('Registered'));
      await user.click((await topDialog()).getByRole('button', { name: 'Rejected' }));
      await user.type((await topDialog()).getByLabelText('Reason'), 'Header unknown');
      await user.click((await topDialog()).getByRole('button', { name: 'Reject' }));
      expect(await screen.findByText('The operators rejected it: Header unknown')).toBeVisible();
      await user.type(screen.getByLabelText(/^Text/), 'Sir, ', {
        initialSelectionStart: 0,
        initialSelectionEnd: 0,
      });
      expect((await topDialog()).getByRole('button', { name: 'Retire' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Save the draft' }));
      await waitFor(async () => expect(await all()).toMatchObject([{ state: 'draft' }]));
      await takeStep(user, 'Retire', 'Retire');
      expect(await screen.findByText('It is no longer sent.')).toBeVisible();
    });

    test('[MSG-02, GRD-11] shows the current template when another user has changed its state', async () => {
      const id = await template();
      const { user } = await open('templates');
      await user.click(await screen.findByText('Registered'));
      await desk.ask('POST', `message/template/${id}/state`, { json: { state: 'submitted' } }, 'mla');
      await takeStep(user, 'Submit', 'Submit');
      expect(await screen.findByText(/It is shown as it stands\.$/)).toBeVisible();
      expect(await screen.findByText(/^It waits for the operators/)).toBeVisible();
    });
  });
});
