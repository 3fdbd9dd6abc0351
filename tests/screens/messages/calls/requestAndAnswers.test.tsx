import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MessageState } from '#contract/messages/messageState.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { card, talkingDesk } from './talking.ts';

const { desk, toCall, comes, open, record, template } = talkingDesk();

/** Answers a complaint through the API. */
const answer = (complaint_id: number, message: string) =>
  desk.ask('POST', 'complaint/response', { json: { complaint_id, message, status: 'responded' } }, 'mla');

test('[MSG-23] shows the request next to the last answers and messages, newest first', async () => {
  const { id } = await toCall({ name: 'Gangavva', details: '<p>No water for six days</p>' });
  await answer(id, 'The tanker comes on Monday.');
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000);
  await answer(id, 'It comes on Tuesday.');
  await open();
  const now = await card('Gangavva');
  const asked = await now.findByRole('region', { name: 'What the citizen asked' });
  expect(within(asked).getByText('No water for six days')).toBeVisible();
  const told = now.getByRole('region', { name: 'What they were told' });
  expect(told).toHaveTextContent(/Tuesday.*Monday/);
});

/** A message of the office in this state, and what the card of its recipient shows of answers. */
async function answersWith(state: MessageState) {
  const { id } = await toCall({ name: 'Rajaiah', phone: '9848012346' });
  const template_id = await template('Request {#alphanumeric#} is done.');
  await desk.ask('POST', `complaint/${id}/message`, { json: { channel: 'sms', template_id } }, 'mla');
  await desk.app.db.update(messages).set({ state });
  await open();
  return (await card('Rajaiah')).findByRole('region', { name: 'What they were told' });
}

test.each(['queued', 'failed', 'suppressed'] as const)(
  '[MSG-09, MSG-23] leaves out a message that is %s',
  async (state) => {
    expect(await answersWith(state)).toHaveTextContent('Nothing was sent or answered yet.');
  },
);

test('[MSG-09, MSG-23] shows a message that was delivered', async () => {
  expect(await answersWith('delivered')).toHaveTextContent(/Request .+ is done\./);
});

test('[MSG-15] names the newest open grievance of the sender of a message, with its request', async () => {
  const { complaint_number } = await record({
    name: 'Lachavva',
    phone: '9848012347',
    details: '<p>Street light</p>',
  });
  await comes({ from: '919848012347', text: 'Still dark.' });
  await open('?part=inbox');
  const now = await card('9848012347');
  expect(await now.findByText('Open grievance:', { exact: false })).toHaveTextContent(complaint_number);
  expect(await now.findByText('Street light')).toBeVisible();
});

test('[MSG-23] admin sees the office with most open grievances, unless the state’s own office has something', async () => {
  await toCall({ name: 'Mallavva', phone: '9848012349' });
  await desk.renderApp({ path: '/grievance/calls', as: 'admin' });
  await card('Mallavva');
  expect(new URLSearchParams(window.location.search).get('office')).not.toBeNull();
});
