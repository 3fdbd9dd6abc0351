import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import * as catalogues from '../../../src/i18n/catalogues.ts';
import { startDesk } from '../app.tsx';

/** The clock of `waitFor` stands still with that of the page. */
const LONG = { timeout: 30_000 };

const desk = startDesk();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[ERR-05] an application that could not be loaded starts anew when the server is back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(catalogues, 'loadCatalogue').mockRejectedValue(new TypeError('Failed to fetch'));
  const asked = vi.fn();
  desk.network.use(
    http.get('*/config.json', ({ request }) => {
      // The configuration itself is asked for, too.
      if (request.cache === 'no-store') asked();
      return HttpResponse.error();
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await desk.renderApp({ path: '/news', as: 'mla' });
  await vi.waitFor(
    () => expect(screen.getByText('The application could not be loaded.')).toBeVisible(),
    LONG,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), LONG);
  expect(reload).not.toHaveBeenCalled();
  desk.network.resetHandlers();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalled();
  }, LONG);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible());
});
