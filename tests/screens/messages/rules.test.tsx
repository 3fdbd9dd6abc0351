import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pick } from '../parts.ts';
import { messagesDesk } from './messages.ts';

const { desk, template, open, writes } = messagesDesk();

const event = async (name: string) => within(await screen.findByRole('group', { name }));
const ruleOf = async (name: string, language: string) =>
  (await event(name)).getByRole('combobox', { name: new RegExp(`^${language}`) });
const choose = async (user: UserEvent, field: HTMLElement, option: string) => {
  await pick(user, field, option);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const rules = async () => (await desk.ask('GET', 'message/rule', {}, 'mla')).body.rules as never as Rule[];
interface Rule {
  event: string;
  audience: string;
  channel: string;
  language: string;
  from: string;
  value: { sends: string; template: { name: string } | null };
}
const saved = async (name: string) =>
  (await rules()).find(
    (rule) =>
      rule.event === name && rule.audience === 'citizen' && rule.channel === 'sms' && rule.language === 'en',
  );
/** Sets the office's English template for an event. */
const sends = (name: string, template_id: number) => {
  const rule = { event: name, audience: 'citizen', channel: 'sms', language: 'en' };
  return desk.ask(
    'PUT',
    'message/rule',
    { json: { rules: [{ ...rule, sends: 'template', template_id }] } },
    'mla',
  );
};

describe('the rules', () => {
  test('[MSG-05] show what ships for each event and language, with its text', async () => {
    await open('rules');
    const registered = await event('Registered');
    for (const language of ['Telugu', 'Hindi', 'English'])
      expect(registered.getByRole('combobox', { name: new RegExp(`^${language}`) })).toHaveTextContent(
        'As inherited: standard text',
      );
    expect(registered.getAllByText('Standard')).toHaveLength(3);
    expect(registered.getByText(/^Your request/)).toBeVisible();
  });

  test('[MSG-05] an event gets a template, and is given back; what is not touched is not sent', async () => {
    await template({ name: 'Came in' }, ['submitted', 'approved']);
    const { user } = await open('rules');
    await choose(user, await ruleOf('Registered', 'English'), 'Came in');
    expect((await event('Registered')).getByText('Set by this office')).toBeVisible();
    expect((await event('Registered')).getByText('Request [Number of the grievance] came.')).toBeVisible();
    await save(user);
    expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    const body = (await writes()[0]?.json()) as { rules: unknown[] };
    expect(body.rules).toHaveLength(1);
    expect(await saved('registered')).toMatchObject({
      from: 'own',
      value: { sends: 'template', template: { name: 'Came in' } },
    });
    await choose(user, await ruleOf('Registered', 'English'), 'As inherited: standard text');
    await save(user);
    await waitFor(async () => expect(await saved('registered')).toMatchObject({ from: 'default' }));
  });

  test('[MSG-05, ERR-04] show what goes out also while the templates cannot be loaded, which is said once and tried again @seldom', async () => {
    const id = await template({ name: 'Came in' }, ['submitted', 'approved']);
    await sends('registered', id);
    desk.fail('get', 'message/template', 500, { message: 'Something went wrong' });
    const { user } = await open('rules');
    const registered = await event('Registered');
    expect(registered.getByText('Request [Number of the grievance] came.')).toBeVisible();
    expect(registered.queryByText('No approved template: the next language is used.')).toBeNull();
    expect(await screen.findAllByText('The templates could not be loaded.')).toHaveLength(1);
    desk.network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The templates could not be loaded.')).toBeNull());
    await choose(user, await ruleOf('Resolved', 'English'), 'Came in');
  });

  test('[MSG-05] nothing is sent where the office wants that; a template that is not approved leaves it to the next language @seldom', async () => {
    await template({ name: 'Not yet' });
    const { user } = await open('rules');
    await choose(user, await ruleOf('Resolved', 'English'), 'Nothing');
    await choose(user, await ruleOf('Reopened', 'English'), 'Not yet');
    expect(
      (await event('Reopened')).getByText('No approved template: the next language is used.'),
    ).toBeVisible();
    await save(user);
    await waitFor(async () => expect((await saved('resolved'))?.value.sends).toBe('nothing'));
    expect((await saved('reopened'))?.value.sends).toBe('template');
  });

  test('[MSG-03, MSG-17] stores the registered address and phone, and shows an invalid link at its field @seldom', async () => {
    const { user } = await open('rules');
    const address = await screen.findByLabelText(/^Registered address of links/);
    await user.type(address, 'desk.example.org');
    await user.type(screen.getByLabelText(/^Phone of the office/), '9848012345');
    await save(user);
    await waitFor(() => expect(address).toBeInvalid());
    expect(address).toHaveValue('desk.example.org');
    expect(writes()).toEqual([]);
    await user.clear(address);
    await user.type(address, 'https://desk.example.org/s/');
    await save(user);
    expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    expect((await desk.ask('GET', 'message/rule', {}, 'mla')).body).toMatchObject({
      address: { value: 'https://desk.example.org/s/', from: 'own' },
      phone: { value: '9848012345', from: 'own' },
    });
  });

  test("[MSG-05, GRD-11] after another user's change it continues with theirs, and keeps the own choices", async () => {
    const { user } = await open('rules');
    await choose(user, await ruleOf('Resolved', 'English'), 'Nothing');
    const json = {
      rules: [{ event: 'registered', audience: 'citizen', channel: 'sms', language: 'en', sends: 'nothing' }],
    };
    await desk.ask('PUT', 'message/rule', { json }, 'mla');
    await save(user);
    expect(await screen.findByText(/^Somebody else has changed these settings/)).toBeVisible();
    expect(await ruleOf('Resolved', 'English')).toHaveTextContent('Nothing');
    expect(await ruleOf('Registered', 'English')).toHaveTextContent('Nothing');
    await save(user);
    await waitFor(async () => expect((await saved('resolved'))?.value.sends).toBe('nothing'));
    expect((await saved('registered'))?.value.sends).toBe('nothing');
  });
});
