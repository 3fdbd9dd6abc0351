import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CreatedNotice } from '#src/custom/complaints/recording/CreatedNotice.tsx';

const show = () =>
  render(<CreatedNotice complaint={{ id: 1, complaint_number: '2026-000001' }} onClose={() => undefined} />);

afterEach(() => void vi.unstubAllGlobals());

/** A browser with this clipboard, or with none, as on plain http. */
const browserWith = (clipboard?: Pick<Clipboard, 'writeText'>) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));

test('[CRE-10] shows the number without a copy button where the browser has no clipboard', () => {
  browserWith();
  show();
  expect(screen.getByRole('status')).toHaveTextContent('recording.created');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'common.close' })]);
});

test('[CRE-10] the button says whether the number could be copied', async () => {
  const user = userEvent.setup();
  const writeText = vi.fn().mockRejectedValueOnce(new Error('denied')).mockResolvedValue(undefined);
  browserWith({ writeText });
  show();
  await user.click(screen.getByRole('button', { name: 'recording.next.copy' }));
  await user.click(await screen.findByRole('button', { name: 'recording.next.notCopied' }));
  expect(await screen.findByRole('button', { name: 'recording.next.copied' })).toBeVisible();
  expect(writeText.mock.calls).toEqual([['2026-000001'], ['2026-000001']]);
});
