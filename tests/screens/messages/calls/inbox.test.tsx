import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { png } from '../../../fixtures/index.ts';
import { card, talkingDesk } from './talking.ts';

const { desk, record, comes, open, passDays } = talkingDesk();
const inbox = () => open('?part=inbox');
const taken = async (at: number, by: 'mla' | 'staff' = 'staff') => {
  const [row] = (await rows()).sort((one, other) => one.id - other.id).slice(at);
  const path = `inbox/${row?.id}/take`;
  expect((await desk.ask('POST', path, { json: { take: 'not_for_us' } }, by)).status).toBe(200);
};
/** After a minute the inbox reloads automatically. */
const minutePasses = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const rows = () => desk.app.db.select().from(inboxRows);
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
const picture = async () => ({
  ...{ name: 'road.png', type: 'image/png' },
  bytes: new Uint8Array(await (await png()).arrayBuffer()),
});

test('[MSG-15] adds a received message with its files to an open complaint, by keyboard only', async () => {
  const { id, complaint_number } = await record({ name: 'Gangavva' });
  await comes({ media: [await picture()] });
  const { user } = await inbox();
  const now = await card('9848012345');
  expect(now.getByText('No water')).toBeVisible();
  expect(now.getByRole('link', { name: 'Gangavva' })).toBeVisible();
  expect(now.getByRole('link', { name: 'road.png' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/v1/files/'),
  );
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to an open grievance' }));
  await dialog.findByRole('radio', { name: new RegExp(complaint_number) });
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Please choose a grievance.')).toBeVisible();
  await user.keyboard(' {Enter}');
  expect(await screen.findByText(`Added to ${complaint_number}.`)).toBeVisible();
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  const { body } = await desk.ask('GET', `complaint/${id}?media=1`);
  expect(body.media).toMatchObject([{ name: 'road.png' }]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const done = await card('9848012345');
  expect(done.getByText(/^Added to · mla@example\.org · /)).toBeVisible();
  expect(done.getByRole('link', { name: complaint_number })).toHaveAttribute('href', `/grievance/${id}`);
});

test('[MSG-15] goes on to the next message before the page has loaded again', async () => {
  const { complaint_number } = await record({ name: 'Gangavva' });
  await comes();
  await record({ name: 'Ramulu', phone: '9848054321' });
  await comes({ from: '919848054321' });
  const { user } = await inbox();
  await card('9848012345');
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to an open grievance' }));
  await user.click(await dialog.findByRole('radio', { name: new RegExp(complaint_number) }));
  const letGo = desk.hold('get', 'inbox');
  await user.keyboard('{Enter}');
  await card('9848054321');
  expect(screen.queryByRole('dialog')).toBeNull();
  letGo();
});

test('[MSG-15, DESK-01] My day shows messages without an answer for a working day, with a link to the inbox', async () => {
  await record();
  await comes();
  const day = await desk.renderApp({ path: '/grievance/day', as: 'mla' });
  await screen.findByRole('link', { name: /^New for me/ });
  expect(screen.queryByRole('link', { name: /^Waiting in the inbox/ })).toBeNull();
  day.unmount();
  passDays(3);
  const { user } = await desk.renderApp({ path: '/grievance/day', as: 'mla' });
  const late = await screen.findByRole('link', { name: /^Waiting in the inbox ?1$/ });
  expect(screen.getByRole('link', { name: '9848012345' })).toBeVisible();
  await user.click(late);
  expect((await card('9848012345')).getByText('Late')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?part=inbox'));
});

test('[MSG-13] offers a call instead of an answer once the 24 hours are over', async () => {
  await comes({ at: new Date(desk.app.clock.now.getTime() - 25 * 3_600_000) });
  const { user } = await inbox();
  await card('9848012345');
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer 9848012345' }));
  await user.click(await dialog.findByRole('button', { name: 'Call instead' }));
  const call = within(await screen.findByRole('dialog', { name: 'Call about 9848012345' }));
  expect(call.getByRole('link', { name: /9848012345/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.queryByRole('dialog', { name: 'Answer 9848012345' })).toBeNull();
});

test('[MSG-15, ERR-04] keeps card, dialog and text when another user handles the message, until the user continues', async () => {
  await record();
  await record({ name: 'Rajaiah', phone: '9848012346' });
  await comes();
  await comes({ from: '919848012346', text: 'No light' });
  const { user } = await inbox();
  await card('9848012345');
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer 9848012345' }));
  await dialog.findAllByRole('radio');
  await user.type(dialog.getByLabelText('Message'), 'We send');
  await taken(0);
  await minutePasses();
  expect(await screen.findByText(/^This is no longer on the list/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Message')).toHaveFocus();
  await user.keyboard(' x');
  expect(dialog.getByLabelText('Message')).toHaveValue('We send x');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Somebody has taken this already.')).toBeVisible();
  expect(dialog.getByLabelText('Message')).toHaveValue('We send x');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const now = await card('9848012345');
  expect(now.getByText('No water')).toBeVisible();
  await user.keyboard('j');
  await card('9848012346');
  expect((await rows()).filter(({ state }) => state === 'open')).toMatchObject([{ text: 'No light' }]);
});

test('[MSG-15] a key that is held, and the second click of a double click, do nothing to the next citizen @seldom', async () => {
  for (const phone of ['9848012345', '9848012346', '9848012347']) {
    await record({ name: phone, phone });
    await comes({ from: phone });
  }
  const { user } = await inbox();
  await card('9848012345');
  await user.keyboard('x');
  await card('9848012346');
  fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX', repeat: true });
  const button = (name: RegExp) => screen.getByRole('button', { name });
  expect(desk.writes()).toHaveLength(1);
  fireEvent.click(button(/^Not for us/), { detail: 1 });
  await card('9848012347');
  fireEvent.click(button(/^Not for us/), { detail: 2 });
  expect(desk.writes()).toHaveLength(2);
  fireEvent.click(button(/^Not for us/), { detail: 1 });
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  expect(desk.writes()).toHaveLength(3);
});
