import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messageChannels } from '#server/messages/schema/providers.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();
const SAID = /^SMS has failed 7 times in a row and rests until .* 0 messages wait\./;
afterEach(() => desk.app.db.delete(messageChannels));

async function rest() {
  const rests_until = new Date(desk.app.clock.now.getTime() + 4 * 60_000);
  const failed = { channel: 'sms' as const, failures: 7, reason: 'connect ECONNREFUSED', rests_until };
  await desk.app.db.insert(messageChannels).values(failed);
}
/** The number of channel calls since the page was opened. */
function watched() {
  let asked = 0;
  desk.network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname.endsWith('/message/channel')) asked += 1;
  });
  return () => asked;
}

test('[MSG-21] while a channel rests mla reads so on every page, with the way to the messages', async () => {
  await rest();
  const { user, path } = await desk.renderApp({ path: '/grievance/day', as: 'mla' });
  expect(await screen.findByText(SAID)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open the log' }));
  await waitFor(() => expect(path()).toBe('/grievance/messages'));
  expect(await screen.findByText(SAID)).toBeVisible();
});

test('[MSG-21, GRD-02] staff without the duty are neither told nor ask', async () => {
  await rest();
  const asked = watched();
  await desk.renderApp({ path: '/grievance/day', as: 'staff' });
  await screen.findByRole('button', { name: /unread|Notices/ });
  expect(screen.queryByText(SAID)).toBeNull();
  expect(asked()).toBe(0);
});

test('[MSG-21, GRD-12] while all is well nothing is said, and it is asked for after the page', async () => {
  const asked = watched();
  const letGo = desk.hold('get', 'desk/day');
  await desk.renderApp({ path: '/grievance/day', as: 'mla' });
  await screen.findByRole('heading', { level: 1 });
  expect(asked()).toBe(0);
  letGo();
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByText(SAID)).toBeNull();
});
