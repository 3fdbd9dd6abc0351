import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';
import { dialog, pick } from '../../parts.ts';

const { desk } = grievanceDesk();
afterEach(async () => {
  await desk.app.db.delete(macros);
  await desk.app.db.delete(replies);
});

const section = async () => within(await screen.findByRole('region', { name: 'Quick actions' }));
const kept = async () => (await desk.ask('GET', 'macro', {}, 'mla')).body.data;
const open = () => desk.renderApp({ path: '/grievance/settings?part=macros', as: 'mla' });

test('[DESK-13, GRD-14] builds a macro step by step, and shows an error at its step', async () => {
  await desk.ask('POST', 'reply', { json: { title: 'Heard', texts: { en: 'Heard' } } }, 'mla');
  await insertContact(desk.app.db, desk.places.A1, { name: 'Ravi' });
  const { user } = await open();
  const list = await section();
  expect(list.getByText(/^A quick action takes several steps at once/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add a quick action' }));
  const form = await dialog();
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  const add = async (name: string) => {
    await user.click(form.getByRole('button', { name: 'Add a step' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return within(form.getByRole('region', { name: new RegExp(name) }));
  };
  await save();
  expect(form.getByText('This field is required.')).toBeVisible();
  expect(form.getByText('A quick action needs at least one step.')).toBeVisible();
  await user.type(form.getByLabelText(/^Name( \*)?$/), 'Usual');
  await user.type(form.getByLabelText('Name in Telugu'), 'మామూలు');

  const answer = await add('Answer');
  await save();
  expect(answer.getByText('Choose a quick reply, or write a message.')).toBeVisible();
  await pick(user, answer.getByRole('combobox', { name: 'Quick reply' }), 'Heard');
  const assign = await add('Assign');
  await pick(user, assign.getByRole('combobox', { name: 'Staff' }), 'Whoever applies it');
  const followup = await add('Follow-up');
  await user.clear(followup.getByLabelText('Working days'));
  await save();
  expect(followup.getByText('Please enter 1 to 250 working days.')).toBeVisible();
  await user.type(followup.getByLabelText('Working days'), '5');
  const referral = await add('Referral');
  await user.type(referral.getByLabelText('What is asked'), 'Look into {{{{numbr}}');
  await save();
  expect(referral.getByText('Unknown placeholder: {{numbr}}.')).toBeVisible();
  await user.clear(referral.getByLabelText('What is asked'));
  await user.type(referral.getByLabelText('What is asked'), 'Look into {{{{number}}');
  await user.type(referral.getByLabelText('Subject'), 'To {{{{officer}}');
  await save();
  expect(referral.getByText(/^A referral cannot contain {{officer}}/)).toBeVisible();
  await user.clear(referral.getByLabelText('Subject'));
  await pick(user, referral.getByRole('combobox', { name: 'Officers' }), 'Ravi · Executive Engineer');
  await user.click(form.getByRole('button', { name: 'Move Assign up' }));
  expect(desk.writes()).toEqual([]);
  await save();
  expect(await list.findByText('Usual')).toBeVisible();
  expect(
    list
      .getAllByRole('listitem')
      .slice(1)
      .map((step) => step.textContent),
  ).toEqual([
    'Assign to: Whoever applies it',
    'Answer “Heard”, then: Responded',
    'Follow up in 5 working days',
    'Draft a referral to Ravi, Letter: “Look into {{number}}”',
  ]);
  expect(await kept()).toMatchObject([
    {
      name: 'Usual',
      name_te: 'మామూలు',
      steps: [
        { kind: 'assign' },
        { kind: 'answer' },
        { kind: 'followup', working_days: 5 },
        { kind: 'refer', contact_ids: [expect.any(Number)], way: 'letter', request: 'Look into {{number}}' },
      ],
    },
  ]);
});

test("[DESK-13] saves a macro over another user's change, and deletes it after a question", async () => {
  const steps = [
    { kind: 'priority', priority: 'high' },
    { kind: 'pause', reason: 'court', days: 3 },
  ];
  const { body } = await desk.ask('POST', 'macro', { json: { name: 'Old', steps } }, 'mla');
  const { user } = await open();
  const list = await section();
  await user.click(await list.findByRole('button', { name: 'Edit Old' }));
  const form = await dialog();
  await desk.ask('PUT', `macro/${body.id}`, { json: { name: 'Theirs' } }, 'mla');
  await user.click(form.getByRole('button', { name: 'Take out Pause' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Somebody else has changed this record/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Load the newer version' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kept()).toMatchObject([{ name: 'Theirs', steps: [{ kind: 'priority' }] }]),
  );
  await user.click(await list.findByRole('button', { name: 'Delete Theirs' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list.queryByText('Theirs')).toBeNull());
  expect(await kept()).toEqual([]);
});
