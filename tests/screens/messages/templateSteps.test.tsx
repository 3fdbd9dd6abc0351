import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messageMessages } from '../../../contract/messageMessages.ts';
import { messagesDesk, takeStep, topDialog } from './messages.ts';

const { desk, template, open, writes } = messagesDesk();

const all = async () => (await desk.ask('GET', 'message/template', {}, 'mla')).body.data ?? [];

describe('what becomes of a template', () => {
  test('[MSG-02] approved without its template id is refused at that field', async () => {
    const id = await template({ template_id: null }, ['submitted']);
    const { user } = await open('templates');
    await user.click(await screen.findByText('Registered'));
    await takeStep(user, 'Approved', 'Approve');
    const field = (await topDialog()).getByLabelText('Template id');
    expect(field).toHaveAccessibleDescription(messageMessages.templateIdNeeded);
    await user.type(field, '1234567');
    await user.click((await topDialog()).getByRole('button', { name: 'Approve' }));
    expect(field).toHaveAccessibleDescription('Please enter 8 to 25 digits.');
    expect(writes()).toEqual([]);
    expect((await all()).find((one) => one.id === id)?.state).toBe('submitted');
  });

  test('[MSG-03] what the operators have is compared word for word, and the wrong word is named', async () => {
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

  test('[MSG-02] a rejected one says why; an edit makes it a draft, and one that is retired is no longer sent', async () => {
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

  test('[MSG-02, GRD-11] a step that somebody else has taken shows the template as it stands', async () => {
    const id = await template();
    const { user } = await open('templates');
    await user.click(await screen.findByText('Registered'));
    await desk.ask('POST', `message/template/${id}/state`, { json: { state: 'submitted' } }, 'mla');
    await takeStep(user, 'Submit', 'Submit');
    expect(await screen.findByText(/It is shown as it stands\.$/)).toBeVisible();
    expect(await screen.findByText(/^It waits for the operators/)).toBeVisible();
  });

  test('[MSG-02, GRD-11] a step that is still to be taken after somebody else’s change stays open, with what the template says now', async () => {
    const id = await template();
    const { user } = await open('templates');
    await user.click(await screen.findByText('Registered'));
    await user.click((await topDialog()).getByRole('button', { name: 'Submit' }));
    const text = 'Request {#alphanumeric#} is noted.';
    await desk.ask('PUT', `message/template/${id}`, { json: { text } }, 'mla');
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit the template?' }));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText(/^Somebody else has changed this template/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/^It waits for the operators/)).toBeVisible();
    expect(await all()).toMatchObject([{ state: 'submitted', text }]);
  });
});
