import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#server/messages/schema/messages.ts';
import { card, talkingDesk } from './talking.ts';

const { desk, toCall, comes, open, record, template } = talkingDesk();

/** Answers a complaint through the API. */
const answer = (complaint_id: number, message: string) =>
  desk.ask('POST', 'complaint/response', { json: { complaint_id, message, status: 'responded' } }, 'mla');

test('[MSG-23] beside the citizen to call: what was asked, and what was told since, newest first', async () => {
  const { id } = await toCall({ name: 'Gangavva', details: '<p>No water for six days</p>' });
  await answer(id, 'The tanker comes on Monday.');
  await open();
  const now = await card('Gangavva');
  const asked = await now.findByRole('region', { name: 'What the citizen asked' });
  expect(within(asked).getByText('No water for six days')).toBeVisible();
  const told = now.getByRole('region', { name: 'What they were told' });
  expect(within(told).getByText('The tanker comes on Monday.')).toBeVisible();
});

test('[MSG-09, MSG-23] a message that did not go out has told nobody anything', async () => {
  const { id } = await toCall({ name: 'Rajaiah', phone: '9848012346' });
  await template();
  const template_id = await template('Request {#alphanumeric#} is done.');
  await desk.ask('POST', `complaint/${id}/message`, { json: { channel: 'sms', template_id } }, 'mla');
  await desk.app.db.update(messages).set({ state: 'failed' });
  await open();
  const told = await (await card('Rajaiah')).findByRole('region', { name: 'What they were told' });
  expect(within(told).getByText('Nothing was sent or answered yet.')).toBeVisible();
});

test('[MSG-15] a message names the newest open grievance of its sender, with what was asked and told', async () => {
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
