import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pick } from '../parts.ts';
import { leaderDesk, namesShown, rowOf } from './leaders.ts';

const { desk, leader, messagesOf } = leaderDesk();

/** Addresses of the requested lists of leaders. */
const asked: string[] = [];
beforeAll(() => {
  desk.network.events.on('request:start', ({ request: { method, url } }) => {
    if (method === 'GET' && /\/api\/v1\/leader(\/search)?\?/.test(url)) asked.push(url);
  });
});

const choose = async (user: UserEvent, label: string, option: string) => {
  await pick(user, screen.getByRole('combobox', { name: label }), option);
};
/** react-admin prints failures of lists, which reload after the network is back. */
const expectFailures = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const shows = (...names: string[]) => waitFor(() => expect(namesShown()).toEqual(names));

describe('the volunteers list', () => {
  test('[VOL-04] tells name, mobile, village, designation and status of each, with view and message', async () => {
    const id = await leader({ name: 'Anitha', phone: '9111111111', designation: 'mandaladmin' });
    await leader({ name: 'భాస్కర్' });
    await desk.renderApp({ path: '/volunteers', as: 'mla' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Volunteers List' })).toBeVisible();
    const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headings.filter(Boolean)).toEqual(['Name', 'Mobile', 'Village/Area', 'Designation', 'Status']);
    const row = await rowOf('Anitha');
    expect(row.getByRole('link', { name: '9111111111' })).toHaveAttribute('href', 'tel:+919111111111');
    for (const text of ['V1', 'Mandal Admin', 'Approved', 'View', 'Message'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('link', { name: 'View Anitha' })).toHaveAttribute('href', `/leader/${id}`);
    const waiting = await rowOf('భాస్కర్');
    expect(waiting.getByText('On Hold')).toBeVisible();
    expect(waiting.getByText('Not decided')).toBeVisible();
  });

  test('[VOL-04] is cut by status, role, keyword and location, and shows all again @seldom', async () => {
    await leader({ name: 'Anitha', designation: 'volunteer', phone: '9222222222' });
    await leader({ name: 'Bhaskar', designation: 'areaadmin', ...desk.places.V2 });
    await leader({ name: 'Chandra' });
    const { user } = await desk.renderApp({ path: '/volunteers', as: 'mla' });
    await shows('Anitha', 'Bhaskar', 'Chandra');
    await choose(user, 'Status', 'On Hold');
    await shows('Chandra');
    await choose(user, 'Status', 'Approved');
    await shows('Anitha', 'Bhaskar');
    await choose(user, 'Role', 'Leader');
    await shows('Bhaskar');
    await choose(user, 'Role', 'Volunteer');
    await shows('Anitha');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await shows('Anitha', 'Bhaskar', 'Chandra');
    await user.type(screen.getByLabelText('Location'), 'v2');
    await shows('Bhaskar');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue(''));
    await user.type(screen.getByLabelText('Search'), '92222');
    await shows('Anitha');
    expect(window.location.search).toBe('');
  });

  test('[VOL-04, ERR-04] says when the list is empty, and when it could not be loaded', async () => {
    expectFailures();
    const { unmount } = await desk.renderApp({ path: '/volunteers', as: 'mla' });
    expect(await screen.findByText('Nobody here yet')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Area In-charge' })).toHaveAttribute(
      'href',
      '/incharger/add',
    );
    unmount();
    await leader({ name: 'Anitha' });
    desk.failOnce('get', 'leader');
    const { user } = await desk.renderApp({ path: '/volunteers', as: 'mla' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await shows('Anitha');
  });
});

const open = async (name: string) => {
  const { user } = await desk.renderApp({ path: '/volunteers', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: `Message to ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Leader Messages' });
  return { user, dialog: within(dialog) };
};

test('[VOL-05] messages to a volunteer are shown with a box to write another', async () => {
  const id = await leader({ name: 'Anitha' });
  const { user, dialog } = await open('Anitha');
  expect(await dialog.findByText('Nothing has been written to this leader yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Please enter a message')).toBeVisible();
  await user.type(dialog.getByLabelText('Message'), '   ');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Please enter a message')).toBeVisible();
  await user.type(dialog.getByLabelText('Message'), 'రేపు రండి');
  await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(await dialog.findByRole('listitem')).toHaveTextContent('రేపు రండి');
  expect(dialog.getByLabelText('Message')).toHaveValue('');
  expect(await messagesOf(id)).toEqual(['రేపు రండి']);
});

test('[VOL-06] a bulk message goes to everybody who is ticked, over several pages', async () => {
  const ids: number[] = [];
  for (let index = 10; index < 22; index++) ids.push(await leader({ name: `Leader ${index}` }));
  const { user } = await desk.renderApp({ path: '/volunteers', as: 'mla' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Leader 11' }));
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 items selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bulk Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Message to Volunteers' }));
  expect(dialog.getByText('Goes to 3 volunteers.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Please enter a bulk message')).toBeVisible();
  await user.type(dialog.getByLabelText('Message'), 'Camp tomorrow');
  const before = asked.length;
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Bulk message sent and messages fetched successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('3 items selected')).toBeNull();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  const sent = await Promise.all(ids.map(messagesOf));
  expect(sent.flatMap((titles, index) => (titles?.length ? [index] : []))).toEqual([1, 10, 11]);
});
