import { render, screen, waitFor } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ReplyWindow } from '#src/custom/messages/send/ReplyWindow.tsx';
import { catalogue } from '#src/i18n/en/index.ts';
import { createWords } from '#src/i18n/i18nProvider.ts';

const words = createWords('en', catalogue);
const NOW = Date.parse('2026-03-02T04:30:00Z');
const MINUTE = 60_000;

beforeAll(() => words.complete());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const open = (until: string | null) =>
  render(
    <I18nContextProvider value={words.provider}>
      <ReplyWindow until={until} />
    </I18nContextProvider>,
  );
const openFor = (minutes: number) => open(new Date(NOW + minutes * MINUTE).toISOString());
const left = async () => (await screen.findByRole('timer')).textContent?.split(': ').at(-1);

test.each([
  [23 * 60 + 59, '23 hours 59 minutes left.'],
  [61, '1 hour 1 minute left.'],
  [60, '1 hour 0 minutes left.'],
  [59.9, '59 minutes left.'],
  [0.5, '0 minutes left.'],
  [-5, '0 minutes left.'],
])('[MSG-13] %d minutes before own words end: %s', async (minutes, told) => {
  openFor(minutes);
  expect(await left()).toBe(told);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[MSG-13] counts down automatically while the user types', async () => {
  openFor(61);
  expect(await left()).toBe('1 hour 1 minute left.');
  vi.advanceTimersByTime(2 * MINUTE);
  await waitFor(async () => expect(await left()).toBe('59 minutes left.'));
});

test('[MSG-13] that the time is over is read out, and counts no more', async () => {
  open(null);
  expect(await screen.findByRole('status')).toHaveTextContent('The 24 hours are over. Choose a template.');
  expect(screen.queryByRole('timer')).toBeNull();
});
