import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { messageErrors } from '#contract/messages/messageErrors.ts';
import { offerDraft } from '#src/components/drafts/useDraft.ts';
import { drafts } from '#src/i18n/en/common/drafts.ts';
import { pick } from '../parts.ts';
import { IDS, messagesDesk, takeStep, topDialog } from './messages.ts';

const { desk, template, open, writes } = messagesDesk();

const TEXT = 'Request {#alphanumeric#} of {#alphanumeric#} came.';
const write = async (user: UserEvent, label: RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const tie = async (user: UserEvent, number: number, value: string) => {
  await pick(user, screen.getByRole('combobox', { name: new RegExp(`^${number}\\. `) }), value);
};
const begin = async () => {
  const opened = await open('templates');
  await opened.user.click(await screen.findByRole('button', { name: 'Add a template' }));
  await write(opened.user, /^Name/, 'Came in');
  return opened;
};
const all = async () => (await desk.ask('GET', 'message/template', {}, 'mla')).body.data ?? [];

describe('a template', () => {
  test('[MSG-02, MSG-03] goes from a draft to approved, its variables tied, and then stays as it is', async () => {
    const { user } = await begin();
    await write(user, /^Text/, TEXT);
    await tie(user, 1, 'Number of the grievance');
    await tie(user, 2, 'Name of the person');
    await user.click(screen.getByRole('checkbox', { name: /^Cut to whole words/ }));
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('The template was saved.')).toBeVisible();
    expect(await all()).toMatchObject([
      {
        state: 'draft',
        values: [
          { value: 'number', shorten: false },
          { value: 'name', shorten: true },
        ],
      },
    ]);
    await takeStep(user, 'Submit', 'Submit');
    expect(await screen.findByText(/^It waits for the operators/)).toBeVisible();
    await user.click((await topDialog()).getByRole('button', { name: 'Approved' }));
    const approve = await topDialog();
    for (const [label, id] of [
      ['Entity id', IDS.entity_id],
      ['Header', IDS.header],
      ['Template id', IDS.template_id],
    ] as const)
      await user.type(approve.getByLabelText(label), id);
    await user.click(approve.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^It stays as it was registered/)).toBeVisible();
    expect(screen.queryByLabelText(/^Text/)).toBeNull();
    expect(await all()).toMatchObject([{ state: 'approved', ...IDS }]);
  });

  test('[MSG-03] an unknown variable is named while one types, and nothing is sent', async () => {
    const { user } = await begin();
    await write(user, /^Text/, 'Request {#name#} came.');
    const said = 'A variable of this kind is not known: {#name#}';
    expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription(said);
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription(said);
    expect(writes()).toEqual([]);
  });

  test('[MSG-03] each variable needs a value; those before and behind a change keep theirs @seldom', async () => {
    const { user } = await begin();
    await write(user, /^Text/, TEXT);
    await tie(user, 1, 'Number of the grievance');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(screen.getByText(messageErrors.templateValues)).toBeVisible();
    expect(writes()).toEqual([]);
    await tie(user, 2, 'Category');
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Text/);
    field.setSelectionRange(TEXT.indexOf(' of'), TEXT.indexOf(' of'));
    await user.click(screen.getByRole('button', { name: 'Digits' }));
    expect(field).toHaveValue('Request {#alphanumeric#}{#numeric#} of {#alphanumeric#} came.');
    expect(screen.getAllByRole('combobox', { name: /^\d\. / }).map(({ textContent }) => textContent)).toEqual(
      ['Number of the grievance', '​', 'Category'],
    );
  });

  test("[MSG-02, GRD-11] sending again saves over another user's change; typed values stay @seldom", async () => {
    const id = await template();
    const { user } = await open('templates');
    await user.click(await screen.findByText('Registered'));
    await write(user, /^Name/, 'Mine');
    await desk.ask('PUT', `message/template/${id}`, { json: { name: 'Theirs' } }, 'mla');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText(/^Somebody else has changed this template/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('The template was saved.')).toBeVisible();
    expect(await all()).toMatchObject([{ name: 'Mine' }]);
  });

  test('[AUTH-10] text that was not sent is offered only while the template can be changed', async () => {
    const id = await template();
    const { user } = await open('templates');
    await offerDraft(`messageTemplate/${id}`, { name: 'Typed' });
    await user.click(await screen.findByText('Registered'));
    expect(await screen.findByRole('button', { name: drafts.resume })).toBeVisible();
    await takeStep(user, 'Submit', 'Submit');
    expect(await screen.findByText(/^It waits for the operators/)).toBeVisible();
    expect(screen.queryByRole('button', { name: drafts.resume })).toBeNull();
  });

  test('[MSG-02] what was typed and taken away again is no change to save before the next step', async () => {
    await template({ header: null });
    const { user } = await open('templates');
    await user.click(await screen.findByText('Registered'));
    const header = await screen.findByLabelText('Header');
    await user.type(header, 'HZB');
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    await user.clear(header);
    expect(submit).toBeEnabled();
  });

  test('[GRD-11] without the network what was typed stays, and a lost answer makes no second one', async () => {
    const { user } = await begin();
    await write(user, /^Text/, 'Your request came.');
    desk.loseAnswer('message/template');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await (await topDialog()).findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/^Text/)).toHaveValue('Your request came.');
    desk.network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('The template was saved.')).toBeVisible();
    expect(await all()).toHaveLength(1);
  });
});
