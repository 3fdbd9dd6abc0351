import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { dropSession, liveToken } from '#src/authProvider/storedSession.ts';
import { preload } from '#src/boot/preload.ts';
import { request } from '#src/dataProvider/http.ts';
import { API_URL, prefetch } from '#src/dataProvider/prefetch.ts';
import { pages } from '#src/pages.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  desk.network.events.removeAllListeners();
  desk.network.events.on('request:start', ({ request: { url } }) => {
    asked.push(url.replace(window.location.origin, ''));
  });
});
const times = (url: string) => asked.filter((one) => one === url).length;

const begins = Object.entries(pages).flatMap(([path, { begins }]) => (begins ? [{ path, begins }] : []));
const roles: Record<string, Role> = { '/grievance': 'staff', '/grievance/admin': 'admin' };

test.each(begins)(
  '[LIST-01, LIST-09] the first call of $path is the one that its screen makes',
  async ({ path, begins }) => {
    await desk.keepSessionOf(roles[path] ?? 'mla');
    window.history.replaceState(null, '', path);
    preload(liveToken() ?? '');
    const url = `${API_URL}/${begins()}`;
    expect(asked).toContain(url);
    await desk.renderApp();
    await screen.findByText('0 grievances');
    expect(asked.filter((one) => one.startsWith(`${API_URL}/complaint?`))).toEqual([url]);
    expect(times('/config.json')).toBe(1);
  },
);

test('an address with filters is left to its screen', async () => {
  await desk.keepSessionOf('mla');
  window.history.replaceState(null, '', '/grievance/all?status=open');
  preload(liveToken() ?? '');
  expect(asked.join()).not.toContain('/complaint');
  await desk.renderApp();
  await screen.findByText('0 grievances');
  expect(asked.filter((url) => url.includes('status=open'))).toHaveLength(1);
});

test.each(['/users', '/masterdata', '/grievance/admin', '/users/update/7'])(
  '[SHELL-13] %s asks the server for nothing before it is denied to mla',
  async (path) => {
    await desk.keepSessionOf('mla');
    window.history.replaceState(null, '', path);
    preload(liveToken() ?? '');
    await desk.renderApp();
    expect(await screen.findByText('Access denied')).toBeVisible();
    const calls = asked.filter((url) => url.startsWith(API_URL)).map((url) => url.slice(API_URL.length + 1));
    expect(calls.filter((call) => !/^(me$|notice)/.test(call))).toEqual([]);
  },
);

test('an answer is used once, and not for another token', async () => {
  const url = `${API_URL}/complaint?page=1`;
  const ask = () => request('GET', 'complaint', { query: { page: 1 } });
  await desk.keepSessionOf('mla');
  prefetch(url);
  await ask();
  expect(times(url)).toBe(1);
  await ask();
  expect(times(url)).toBe(2);

  prefetch(url);
  dropSession();
  await desk.keepSessionOf('staff');
  await ask();
  expect(times(url)).toBe(4);
});

test('[ERR-05] a call that was begun in vain is made again', async () => {
  await desk.keepSessionOf('mla');
  desk.failOnce('get', 'complaint', 0);
  prefetch(`${API_URL}/complaint?page=1`);
  expect(await request('GET', 'complaint', { query: { page: 1 } })).toMatchObject({ total: 0 });
});
