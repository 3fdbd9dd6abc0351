import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { lazy, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { retryImport } from '#src/components/page/retryImport.ts';
import { pages } from '#src/pages.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();
const dashboard = pages['/dashboard'];

/** A browser's error for code that it cannot load. */
const notFetched = () => new TypeError('Failed to fetch dynamically imported module');

let isAway = false;
/** A part that loads on demand, while the network is available. */
const Part = lazy(
  retryImport(async () => {
    if (isAway) throw notFetched();
    return { default: () => <p>The part</p> };
  }),
);

function Trial() {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <h1>Trial</h1>
      <input aria-label="Words" />
      <button type="button" onClick={() => setWanted(true)}>
        Want it
      </button>
      <Suspense>{isWanted && <Part />}</Suspense>
    </>
  );
}

function goAway() {
  isAway = true;
  desk.network.use(
    http.all('*/api/v1/*', () => HttpResponse.error()),
    http.get('*/config.json', () => HttpResponse.error()),
  );
}

function comeBack() {
  isAway = false;
  desk.network.resetHandlers();
}

const online = () => act(() => void window.dispatchEvent(new Event('online')));

afterEach(() => {
  comeBack();
  pages['/dashboard'] = dashboard;
  vi.restoreAllMocks();
});

/** Opens another page with a link to the test page, whose code needs the network. */
async function openBeside() {
  pages['/dashboard'] = {
    load: async () => {
      if (isAway) throw notFetched();
      return { default: Trial };
    },
  };
  const opened = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  await screen.findByRole('link', { name: 'Dashboard' });
  return opened;
}

test('[ERR-04, ERR-05] a page opened while the network was away comes by its own Try again', async () => {
  const { user } = await openBeside();
  goAway();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText(/^This page could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^This page could not be loaded/)).toBeVisible();
  comeBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
});

test('[ERR-04] a reload loads code that is missing although the server answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { user } = await openBeside();
  isAway = true;
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { level: 1, name: 'This page does not work at the moment' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('[ERR-05, SHELL-09] the configuration that a page was opened without is asked for again', async () => {
  desk.configure({ credit: 'The IT office of the test' });
  goAway();
  await desk.renderApp({ path: '/changePassword', as: 'mla' });
  expect(await screen.findByText(/There is no connection to the server/)).toBeVisible();
  expect(screen.queryByText(/The IT office of the test/)).toBeNull();
  comeBack();
  online();
  await waitFor(() => expect(screen.getByText(/The IT office of the test/)).toBeVisible());
});
