import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useNotify } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { addRemark } from '#contract/complaints/complaintCalls.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { pages } from '#src/pages.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();
const dashboard = pages['/dashboard'];

let broken = false;

/** A page at /dashboard: one button fails, one succeeds; it throws while `broken`. */
function Trial() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  if (broken) throw new Error('broken screen');
  const ask = () => call(addRemark, { body: { complaint_id: 1, message: '' } }).catch(notifyFailure);
  return (
    <>
      <h1>Trial</h1>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <button type="button" onClick={() => notify('It is done', { type: 'success' })}>
        Succeed
      </button>
    </>
  );
}

async function openTrial() {
  pages['/dashboard'] = { load: async () => ({ default: Trial }) };
  return desk.renderApp({ path: '/dashboard', as: 'mla' });
}

afterEach(() => {
  broken = false;
  pages['/dashboard'] = dashboard;
  vi.useRealTimers();
});

const answer = (status: number, body: object) =>
  desk.network.use(http.post('*/api/v1/complaint/history', () => HttpResponse.json(body, { status })));

test('[ERR-02] the first validation message is shown as a toast', async () => {
  answer(422, { message: 'Bad', errors: { phone: ['Too odd.', 'x'], name: ['y'] } });
  const { user } = await openTrial();
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too odd.');
});

test("[SHELL-14, ERR-02] shows the server's errors in the chosen language", async () => {
  localStorage.setItem('locale', 'te');
  const { user } = await openTrial();
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ఈ వివరం తప్పనిసరి.');
});

test('[SHELL-11] a success hides after 3 s, a failure stays longer', async () => {
  answer(500, { message: 'Not now' });
  const { user } = await openTrial();
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByText('Not now');
  vi.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Succeed' }).click());
  expect(screen.getByText('It is done')).toBeVisible();
  act(() => vi.advanceTimersByTime(2_900));
  expect(screen.getByText('It is done')).toBeVisible();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('It is done')).toBeNull();
  expect(screen.getByText('Not now')).toBeVisible();
});

test('[ERR-04] a screen that breaks leaves the menu alive and can be tried again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = true;
  const { user } = await openTrial();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not work at the moment' }),
  ).toBeVisible();
  expect(reported).toHaveBeenCalled();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'News' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('[ERR-05] without a network the page says so, and recovers automatically', async () => {
  // react-admin prints failures of a list in development.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  desk.fail('get', 'news', 0);
  await desk.renderApp({ path: '/news', as: 'mla' });
  expect(await screen.findByText(/There is no connection to the server/)).toBeVisible();
  desk.network.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/There is no connection to the server/)).toBeNull());
  expect(await screen.findByText('News: nothing here yet')).toBeVisible();
});
