import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inboxRows, personWishes } from '../../../server/db/schema/citizens.ts';
import { messages, messageTemplates } from '../../../server/db/schema/messages.ts';
import { talkingDesk } from '../calls/talking.ts';
import { tryToLeave } from '../leaving.ts';
import '../../../src/kit/contact/ContactDialog.tsx';

const { desk, record, comes, callsOf, template } = talkingDesk();
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = () => desk.app.db.select().from(messages);
const open = (id: number, as: 'mla' | 'staff' | 'admin' = 'mla') =>
  desk.renderApp({ path: `/grievance/${id}`, as });

beforeEach(async () => {
  await desk.app.db.delete(messages);
  await desk.app.db.delete(messageTemplates);
  await desk.app.db.delete(inboxRows);
  await desk.app.db.delete(personWishes);
});

async function openToWrite(id: number) {
  const { user, ...rest } = await open(id);
  const part = await section('Messages');
  await user.click(await part.findByRole('button', { name: 'Message' }));
  return {
    user,
    ...rest,
    part,
    dialog: within(await screen.findByRole('dialog', { name: /^Message about/ })),
  };
}

async function chooseTemplate(
  user: Awaited<ReturnType<typeof openToWrite>>['user'],
  dialog: ReturnType<typeof within>,
) {
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'Looked into (version 1) · English' }));
}

test('[MSG-09, MSG-22] what would be sent is seen before it is; then it stands with its state on the page of its grievance', async () => {
  const { id, complaint_number } = await record();
  await template();
  const { user, dialog, part } = await openToWrite(id);
  await chooseTemplate(user, dialog);
  const text = `Grievance ${complaint_number} is being looked into.`;
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText(/^To 9848012345 · English · \d+ letters, one part/)).toBeVisible();
  expect(await rows()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The message is on its way.')).toBeVisible();
  expect(await part.findByText('Looked into (version 1)')).toBeVisible();
  expect(part.getByText('Waiting')).toBeVisible();
  expect(await rows()).toMatchObject([{ text, complaint_id: id, state: 'queued' }]);
});

test('[MSG-06, MSG-09] a person who has refused gets nothing: the preview says so, and so does the row', async () => {
  const { id } = await record();
  await template();
  const { body } = await desk.ask('GET', `complaint/${id}`);
  await desk.ask(
    'PUT',
    `person/${body.person_id}/wishes`,
    { json: { status: 'refused', way: 'phone' } },
    'mla',
  );
  const { user, dialog, part } = await openToWrite(id);
  await chooseTemplate(user, dialog);
  expect(await dialog.findByText('It would not be sent: refused by the person')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not sent: refused by the person')).toBeVisible();
  expect(await part.findByText('Not sent')).toBeVisible();
});

test('[MSG-13] on WhatsApp own words as long as the 24 hours last, with the time left; then templates alone', async () => {
  const { id } = await record();
  await comes();
  const { user, unmount, dialog } = await openToWrite(id);
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  expect(await dialog.findByText(/^Own words until 3 Mar 2026, 10:00.am: /)).toHaveRole('timer');
  await user.click(await dialog.findByRole('button', { name: 'Own words' }));
  await user.type(dialog.getByLabelText('Message'), 'We come tomorrow.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect(await rows()).toMatchObject([{ text: 'We come tomorrow.' }]));
  unmount();
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 25 * 3_600_000);
  const later = await openToWrite(id);
  await later.user.click(later.dialog.getByRole('button', { name: 'WhatsApp' }));
  expect(await later.dialog.findByText('The 24 hours are over. Choose a template.')).toHaveRole('status');
  expect(later.dialog.queryByLabelText('Message')).toBeNull();
});

test('[MSG-13, ERR-04] when the time runs out while somebody writes, the text stays to be read, a template is asked for, and what it says is seen', async () => {
  const { id, complaint_number } = await record();
  await template(undefined, { channel: 'whatsapp', kind: 'utility' });
  await comes({ at: new Date(desk.app.clock.now.getTime() - 23.9 * 3_600_000) });
  const { user, dialog } = await openToWrite(id);
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  await user.click(await dialog.findByRole('button', { name: 'Own words' }));
  await user.type(dialog.getByLabelText('Message'), 'We come tomorrow.');
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 0.2 * 3_600_000);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect((await dialog.findAllByText('The 24 hours are over. Choose a template.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveAttribute('readonly'));
  expect(dialog.getByLabelText('Message')).toHaveValue('We come tomorrow.');
  expect(await rows()).toHaveLength(0);
  await chooseTemplate(user, dialog);
  const text = `Grievance ${complaint_number} is being looked into.`;
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByText(/^It would not be sent/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect(await rows()).toMatchObject([{ text }]));
});

test('[MSG-13, GRD-11] what was typed is left by the button of its dialog alone; a message by Escape, too, once nothing is written', async () => {
  const { id } = await record();
  await comes();
  const { user, dialog, part } = await openToWrite(id);
  await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
  await user.click(await dialog.findByRole('button', { name: 'Own words' }));
  const message = dialog.getByLabelText('Message');
  await user.type(message, 'We come');
  await tryToLeave(user);
  expect(message).toHaveValue('We come');
  await user.clear(message);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(part.getByRole('button', { name: 'Call' }));
  const call = within(await screen.findByRole('dialog', { name: /^Call about/ }));
  await user.type(call.getByLabelText('Note'), 'Comes on Monday');
  await user.keyboard('{Escape}');
  await tryToLeave(user);
  expect(call.getByLabelText('Note')).toHaveValue('Comes on Monday');
  const goOn = desk.hold('post', 'complaint/:id/call');
  await user.click(call.getByRole('button', { name: /^Reached/ }));
  await user.clear(call.getByLabelText('Note'));
  await tryToLeave(user);
  expect(call.getByLabelText('Note')).toBeVisible();
  goOn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await callsOf(id)).toMatchObject([{ note: 'Comes on Monday' }]);
});

test('[MSG-10, ERR-04] sent again after a lost answer it is one message', async () => {
  const { id } = await record();
  await template();
  const { user, dialog } = await openToWrite(id);
  await chooseTemplate(user, dialog);
  desk.loseAnswer('complaint/:id/message');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Looked into (version 1) · English');
  desk.network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('The message is on its way.');
  expect(await rows()).toHaveLength(1);
});

test('[MSG-02] nothing is sent without a template, and where there is none that is said', async () => {
  const { id } = await record();
  const { user, dialog } = await openToWrite(id);
  expect(await dialog.findByText('There is no approved template for this yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(desk.writes().filter(({ path }) => path.endsWith('/message'))).toHaveLength(0);
});

test('[MSG-02] templates in Telugu are offered first', async () => {
  const { id } = await record();
  await template();
  await template(undefined, { name: 'చూస్తున్నాము', language: 'te' });
  const { user, dialog } = await openToWrite(id);
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'చూస్తున్నాము (version 1) · Telugu',
    'Looked into (version 1) · English',
  ]);
});

test('[MSG-23] a call from the page of a grievance: c, then its result by one key, which stands there and in the timeline', async () => {
  const { id, complaint_number } = await record();
  const { user } = await open(id);
  const part = await section('Messages');
  await part.findByRole('button', { name: 'Call' });
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: `Call about ${complaint_number}` }));
  expect(dialog.getByRole('link', { name: '9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
  await waitFor(() => expect(dialog.getByRole('group', { name: 'What came of the call?' })).toHaveFocus());
  await user.keyboard('2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await part.findByText(/: No answer · mla@example\.org$/)).toBeVisible();
  expect(await callsOf(id)).toMatchObject([{ result: 'no_answer' }]);
  await user.click(screen.getByRole('switch', { name: 'Show every change' }));
  expect(await screen.findByText('Called the citizen')).toBeVisible();
  expect(screen.getByText('Result: No answer')).toBeVisible();
});

test('[MSG-18] a new status link is asked for, shown once and to be copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { id } = await record();
  const { user } = await open(id);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const part = await section('Messages');
  await user.click(await part.findByRole('button', { name: 'New status link' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Earlier addresses, on slips and in messages, no longer open/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }));
  const address = await dialog.findByLabelText('New address of the status page');
  const { value } = address as HTMLInputElement;
  await tryToLeave(user);
  expect(value).toMatch(/^https:\/\/desk\.example\.org\/s\/[\w-]{22}$/);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(value);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[MSG-14] a number that was wrong is told beside the phone of the grievance, with its day', async () => {
  const { id } = await record();
  await desk.ask('POST', `complaint/${id}/call`, { json: { result: 'wrong_number' } }, 'mla');
  await open(id);
  expect(
    await (await section('Information')).findByText('This number was wrong on 02-03-2026'),
  ).toBeVisible();
});

test('[MSG-15] what was added from the inbox stands in the timeline', async () => {
  const { id } = await record();
  await comes();
  const [row] = await desk.app.db.select().from(inboxRows);
  await desk.ask('POST', `inbox/${row?.id}/take`, { json: { take: 'case', complaint_id: id } }, 'mla');
  const { user } = await open(id);
  await user.click(await screen.findByRole('switch', { name: 'Show every change' }));
  expect(await screen.findByText('Message from the citizen')).toBeVisible();
  expect(screen.getByText('Channel: WhatsApp')).toBeVisible();
});

test('[MSG-02, MSG-05] whoever sits above the office of a grievance chooses among its templates, too', async () => {
  const { id } = await record();
  await template();
  const { user } = await open(id, 'admin');
  const part = await section('Messages');
  await user.click(await part.findByRole('button', { name: 'Message' }));
  await chooseTemplate(user, within(await screen.findByRole('dialog', { name: /^Message about/ })));
});
