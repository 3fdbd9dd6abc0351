import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { grievanceDesk } from './grievances.ts';

const { desk, record } = grievanceDesk();

/** What the browser was asked to open; null simulates a pop-up blocker. */
const tab = { opener: window } as unknown as Window;
const openWindow = vi.spyOn(window, 'open');
const asked: string[] = [];
beforeAll(() => {
  desk.network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/complaint/download')) asked.push(request.method);
  });
});
beforeEach(() => {
  openWindow.mockReset().mockReturnValue(tab);
});
afterEach(() => {
  asked.length = 0;
  tab.opener = window;
});

const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const exportButton = () => screen.findByRole('button', { name: 'Export' });
const PDF_LINK = /^\/api\/v1\/complaint\/\d+\/pdf\/\d+\?expires=\d+&signature=[\w-]+&holder=[\w.]+$/;

test('[DET-04] a complaint is exported: its PDF opens in a new tab that has no hold on this one', async () => {
  const { id } = await record();
  const { user } = await open(id);
  await user.click(await exportButton());
  expect(await screen.findByText('The PDF is open in a new tab.')).toBeVisible();
  expect(openWindow.mock.calls).toEqual([[expect.stringMatching(PDF_LINK), '_blank']]);
  expect(tab.opener).toBeNull();
  const [url] = openWindow.mock.calls[0] ?? [];
  const response = await desk.app.app.fetch(new Request(`http://localhost${url}`));
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test('[DET-04] a double click makes one PDF; the button says that it is under way', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const button = await exportButton();
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // Answers nothing, so the server does, once the button was looked at.
  desk.network.use(http.post('*/complaint/download', () => looked, { once: true }));
  await user.dblClick(button);
  expect(button).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeVisible();
  goOn();
  await waitFor(() => expect(button).toBeEnabled());
  expect(asked).toHaveLength(1);
  expect(openWindow).toHaveBeenCalledOnce();
});

test('[DET-04] a pop-up blocker loses nothing: a link stays until it is closed @seldom', async () => {
  openWindow.mockReturnValue(null);
  const { id } = await record();
  const { user } = await open(id);
  await user.click(await exportButton());
  const link = await screen.findByRole('link', { name: 'Open the PDF' });
  expect(link).toHaveAttribute('href', expect.stringMatching(PDF_LINK));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByText('The PDF is ready.', { exact: false })).toBeVisible();
});

test('[DET-04, ERR-04] a failure is told and can be tried again', async () => {
  const { id } = await record();
  const { user } = await open(id);
  const button = await exportButton();
  desk.failOnce('post', 'complaint/download', 503, new ApiError(503, 'pdfFailed').body);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.pdfFailed);
  expect(openWindow).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(openWindow).toHaveBeenCalledOnce());
});
