import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { insertContact } from '../../worlds/contacts.ts';
import { dialog, region } from '../parts.ts';
import { causesDesk } from '../persons/causes/causes.ts';
import { rowOf } from './grievances.ts';

const { desk, many, openAll } = causesDesk();

/** Chooses an action of *More* for two ticked rows, or for the last row. */
async function chosen(action: string, which: 'page' | 'last' = 'page') {
  const made = await many(2);
  const { user } = await openAll('mla');
  const last = await rowOf(made[0]?.complaint_number ?? '');
  const page = await screen.findByRole('checkbox', { name: 'Select this page' });
  await user.click(which === 'page' ? page : within(last).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: `${action}…` }));
  return { made, user, form: await dialog() };
}

const pick = async (user: UserEvent, option: RegExp) =>
  user.click(await screen.findByRole('option', { name: option }));

async function template(name: string, kind: 'service_implicit' | 'service_explicit') {
  const { parliament_id, assembly_id } = desk.places.A1;
  const { db } = desk.app;
  const [own] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
  await db.insert(messageTemplates).values({
    ...{ office_id: own?.id ?? 0, name, kind, channel: 'sms', language: 'en', state: 'approved' },
    ...{ text: 'News of {#alphanumeric#}.', values: [{ value: 'number', shorten: false }] },
    ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
  });
}

test('[DESK-10, REF-01] a department is asked about those that are ticked, in drafts, after a look', async () => {
  await insertContact(desk.app.db, {}, { name: 'Ravi' });
  const { made, user, form } = await chosen('Write to a department');
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText('Please select an officer before forwarding the complaint.')).toBeVisible();
  await user.click(form.getByLabelText('Officers'));
  await pick(user, /Ravi/);
  await user.type(form.getByLabelText('Subject'), 'Water');
  await user.type(form.getByLabelText('What to write'), 'Repair it.');
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText('Drafts are written about 2 of 2 grievances.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save 2 for sending' }));
  const notice = await region('Write to a department');
  expect(notice.getByRole('status')).toHaveTextContent('Finished: 2 of 2 done, 0 refused');
  expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await screen.findByText('Drafts about 2 grievances are written.')).toBeVisible();
  const next = notice.getByRole('link', { name: 'Send them under Referrals' });
  expect(next).toHaveAttribute('href', '/grievance/referrals?stage=to_send');
  const rows = await desk.app.db.select().from(referrals).orderBy(referrals.id);
  expect(rows.map(({ complaint_id, state, subject }) => [complaint_id, state, subject])).toEqual(
    made.map(({ id }) => [id, 'draft', 'Water']),
  );
});

test('[DESK-10, ERR-05] what was changed after a lost answer does not go out as well', async () => {
  await insertContact(desk.app.db, {}, { name: 'Lakshmi' });
  const { user, form } = await chosen('Write to a department');
  await user.click(form.getByLabelText('Officers'));
  await pick(user, /Lakshmi/);
  await user.type(form.getByLabelText('Subject'), 'Roads');
  await user.type(form.getByLabelText('What to write'), 'Repair it.');
  await user.click(form.getByRole('button', { name: 'Check first' }));
  const save = await form.findByRole('button', { name: 'Save 2 for sending' });
  desk.loseAnswer('bulk');
  await user.click(save);
  expect(await form.findByRole('alert')).toHaveTextContent(/network/);
  desk.network.resetHandlers();
  await user.type(form.getByLabelText('What to write'), ' Soon.');
  await user.click(form.getByRole('button', { name: 'Check first' }));
  await user.click(await form.findByRole('button', { name: 'Save 2 for sending' }));
  expect(await form.findByText(errorTexts.keyReused)).toBeVisible();
  const rows = await desk.app.db.select().from(referrals).where(eq(referrals.subject, 'Roads'));
  expect(rows.map(({ request }) => request)).toEqual(['Repair it.', 'Repair it.']);
});

test('[DESK-10, MSG-06, MSG-22] a message is a template that tells of the grievance, seen before it goes out; news are not offered', async () => {
  await template('stands', 'service_implicit');
  await template('fair', 'service_explicit');
  const { made, user, form } = await chosen('Message');
  expect(form.getByText(/no phone gets more than 5 a day/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText('Choose a template.')).toBeVisible();
  await user.click(form.getByLabelText('Template'));
  await screen.findByRole('option', { name: /stands/ });
  expect(screen.queryByRole('option', { name: /fair/ })).toBeNull();
  await pick(user, /stands/);
  expect(await form.findByText(/^News of \d+-\d+\.$/)).toBeVisible();
  expect(form.queryByLabelText('Message')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Check first' }));
  expect(await form.findByText('Messages go out about 2 of 2 grievances.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send 2' }));
  const notice = await region('Message');
  expect(notice.getByRole('status')).toHaveTextContent('Finished: 2 of 2 done, 0 refused');
  const rows = await desk.app.db.select().from(messages).orderBy(messages.id);
  expect(rows.filter(({ event }) => event === null).map(({ text }) => text)).toEqual(
    made.map(({ complaint_number }) => `News of ${complaint_number}.`),
  );
});

test('[DESK-10] nothing goes out that was not looked at: an answer to what is no longer chosen does not count @seldom', async () => {
  await template('rests', 'service_implicit');
  await template('moves', 'service_implicit');
  const { user, form } = await chosen('Message');
  await user.click(form.getByLabelText('Template'));
  await pick(user, /rests/);
  const answerCheck = desk.hold('post', 'bulk');
  const answered = new Promise<void>((heard) => {
    desk.network.events.on('response:mocked', ({ request: { url } }) => url.endsWith('/bulk') && heard());
  });
  await user.click(form.getByRole('button', { name: 'Check first' }));
  await user.click(form.getByLabelText('Template'));
  await pick(user, /moves/);
  answerCheck();
  await answered;
  await user.click(await form.findByRole('button', { name: 'Check first' }));
  await user.click(await form.findByRole('button', { name: 'Send 2' }));
  expect(desk.writes().filter(({ path }) => path === 'bulk')).toHaveLength(3);
});
