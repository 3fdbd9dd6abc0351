import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { notices } from '#server/desk/schema/notices.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

const { desk, record } = grievanceDesk();

const order: string[] = [];
beforeAll(() => {
  desk.network.events.on('request:start', ({ request: { url } }) => void order.push(`ask ${pathOf(url)}`));
  desk.network.events.on('response:mocked', ({ request: { url } }) => void order.push(`got ${pathOf(url)}`));
});
afterEach(async () => {
  order.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  await desk.app.db.delete(notices);
});
const pathOf = (url: string) => new URL(url).pathname.replace('/api/v1/', '');
const asked = () => order.filter((one) => one === 'ask notice').length;

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notices' }));
const given = (more = {}) => record({ staff_id: desk.accounts.staff.id, ...more });
const open = (path = '/changePassword') => desk.renderApp({ path, as: 'staff' });

/** Waits as long as the bell's code needs to load. */
const bellCode = () => act(async () => void (await import('#src/custom/desk/notices/Bell.tsx')));
/** Makes the page visible or hidden. */
const show = (visibilityState: 'visible' | 'hidden') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    window.dispatchEvent(new Event('visibilitychange'));
  });
/** Passes the bell's interval of half a minute. */
const passInterval = () => act(() => vi.advanceTimersByTimeAsync(30_000));

test('[GRD-08] a grievance that was assigned is told by number, category and place; opened, it is read', async () => {
  const { complaint_number } = await given({ name: 'Lakshmi' });
  const { user, path } = await open();
  await user.click(await bell('Notices, 1 unread'));
  const notices = await panel();
  const link = await notices.findByRole('link', { name: /was assigned to you/ });
  expect(link).toHaveTextContent(
    `Unread: Grievance ${complaint_number} was assigned to youRoads · V1, M1 mandal, A1`,
  );
  expect(link).not.toHaveTextContent('Lakshmi');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: `Grievance ${complaint_number}` })).toBeVisible();
  expect(path()).toMatch(/^\/grievance\/\d+$/);
  expect(await bell('Notices, none unread')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[GRD-08, GRD-11] by keyboard: opened, one marked, all marked, left by Escape, back at the bell', async () => {
  for (const name of ['Ramulu', 'Sita', 'Gita']) await given({ name });
  const { user } = await open();
  (await bell('Notices, 3 unread')).focus();
  await user.keyboard('{Enter}');
  const notices = await panel();
  const [first] = await notices.findAllByRole('link');
  const mark = notices.getAllByRole('button', { name: /^Mark as read: Grievance/ });
  expect(mark).toHaveLength(3);
  mark[0]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(notices.getAllByRole('button', { name: /^Mark as read:/ })).toHaveLength(2));
  expect(first).toHaveFocus();
  expect(first).not.toHaveTextContent('Unread');
  notices.getByRole('button', { name: 'Mark all as read' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(notices.queryByRole('button', { name: /^Mark/ })).toBeNull());
  expect(notices.getAllByRole('link')).toHaveLength(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bell('Notices, none unread')).toHaveFocus();
});

test('[GRD-08, GRD-14] without notices one sentence says what they are for; above 99 the badge says so', async () => {
  const { user } = await open();
  await user.click(await bell('Notices, none unread'));
  expect(
    await (await panel()).findByText('No notices yet: what others do with your grievances is told here.'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  const { id } = await given();
  const row = { user_id: desk.accounts.staff.id, kind: 'assigned' as const, complaint_id: id };
  await desk.app.db.insert(notices).values(Array.from({ length: 99 }, () => row));
  await show('visible');
  expect(await bell('Notices, more than 99 unread')).toHaveTextContent('99+');
});

test('[GRD-08, ERR-04] a failed load has a Try again; a failed mark stays unread', async () => {
  await given();
  const { user } = await open();
  const button = await bell('Notices, 1 unread');
  desk.fail('get', 'notice', 500, { message: 'Not now' });
  await user.click(button);
  const notices = await panel();
  expect(await notices.findByText('The notices could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(notices.getByRole('button', { name: 'Try again' }));
  expect(await notices.findByRole('link')).toBeVisible();
  desk.fail('post', 'notice/read', 503, { message: 'Not now' });
  await user.click(notices.getByRole('button', { name: 'Mark all as read' }));
  expect(await notices.findByText('Not now')).toBeVisible();
  expect(notices.getByRole('link')).toHaveTextContent('Unread');
});

test('[GRD-12] neither code nor call of the bell come before the first rows', async () => {
  await given();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  desk.network.use(http.get('*/api/v1/complaint', async () => void (await released)));
  await open('/grievance');
  await screen.findByRole('combobox', { name: 'Find a grievance' });
  await waitFor(() => expect(order).toContain('got /config.json'));
  await bellCode();
  expect([screen.queryByRole('button', { name: /^Notices/ }), asked()]).toEqual([null, 0]);
  release();
  expect(await bell('Notices, 1 unread')).toBeVisible();
  expect(await screen.findByText('Ramulu Goud')).toBeVisible();
});

test('[GRD-08] asked for every half minute while the page is seen, at once when it is seen again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false });
  await open();
  await bell('Notices, none unread');
  expect(asked()).toBe(1);
  await passInterval();
  await waitFor(() => expect(asked()).toBe(2));
  await show('hidden');
  await passInterval();
  await passInterval();
  expect(asked()).toBe(2);
  await given();
  await show('visible');
  expect(await bell('Notices, 1 unread')).toBeVisible();
  expect(asked()).toBe(3);
});

test('[GRD-08] a notice that comes is announced; those that were there are not', async () => {
  await given();
  await open();
  await bell('Notices, 1 unread');
  const live = document.querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  const { complaint_number } = await given();
  await show('visible');
  await waitFor(() =>
    expect(live).toHaveTextContent(`New notice: Grievance ${complaint_number} was assigned to you`),
  );
});

test('[GRD-08, ERR-05] while the server is away the bell says nothing', async () => {
  await given();
  await open();
  await bell('Notices, 1 unread');
  let lost = 0;
  desk.answer('get', 'notice', () => {
    lost++;
    return HttpResponse.error() as Response;
  });
  await show('visible');
  await waitFor(() => expect(lost).toBe(1));
  expect(await bell('Notices, 1 unread')).toBeVisible();
  expect(screen.queryByText(/no connection to the server/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
