import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { startDesk } from '../app.tsx';

const away = vi.hoisted(() => ({ isAway: false }));
vi.mock('../../../src/i18n/catalogues.ts', async (original) => {
  const { loadCatalogue } = await original<typeof import('../../../src/i18n/catalogues.ts')>();
  return {
    loadCatalogue: (locale: 'en') =>
      away.isAway ? Promise.reject(new TypeError('Failed to fetch')) : loadCatalogue(locale),
  };
});

const desk = startDesk();
afterEach(() => {
  away.isAway = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[ERR-05] an application that could not be loaded starts anew when the server is back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  away.isAway = true;
  const asked = vi.fn();
  desk.network.use(
    http.get('*/config.json', () => {
      asked();
      return HttpResponse.error();
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await desk.renderApp({ path: '/news', as: 'mla' });
  await vi.waitFor(() => expect(screen.getByText('The application could not be loaded.')).toBeVisible());
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(reload).not.toHaveBeenCalled();
  desk.network.resetHandlers();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalled();
  });
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible());
});
