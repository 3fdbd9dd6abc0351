import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { phoneField } from '../../persons/citizens.ts';
import { chooseMore } from '../page.ts';
import { PHONE, recordingDesk, send, success } from './form.ts';

const { desk, openWritten, complaints } = recordingDesk();
/** The printed page, as it stood when the dialog of the browser opened. */
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.stubGlobal('print', () => {
    const picture = document.querySelector<HTMLImageElement>('img#printed');
    printed.push(decodeURIComponent(picture?.src ?? ''));
    window.dispatchEvent(new Event('afterprint'));
  });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
const slips = () => desk.writes().filter(({ path }) => path.endsWith('/slip'));

async function created() {
  const { user, unmount } = await openWritten();
  await send();
  await success();
  return { user, unmount };
}

test('[MSG-17, CRE-10] from Created two keys lead to the print dialog: any, which leaves it, and F9', async () => {
  const { user } = await created();
  await user.keyboard('{F9}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(slips()).toHaveLength(0);
  await screen.findByRole('button', { name: /^Print the slip/ });
  await waitFor(() => expect(phoneField()).toHaveFocus());
  await user.keyboard('98{F9}');
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^data:image\/svg\+xml;charset=utf-8,<svg .*viewBox="0 0 297\.6\d* 419\.5\d*"/);
  expect(phoneField()).toHaveValue('98');
  expect(document.querySelector('#printed')).toBeNull();
  expect(document.head.textContent).not.toContain('@page');
});

test('[MSG-17] the key pressed twice prints one slip; when it fails that is said, and the form stays @seldom', async () => {
  const { user } = await created();
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: /^Print the slip/ });
  const letGo = desk.hold('post', 'complaint/:id/slip');
  await user.keyboard('{F9}{F9}');
  letGo();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(slips()).toHaveLength(1);
  desk.fail('post', 'complaint/:id/slip', 503, { message: 'The PDF could not be made.' });
  await user.click(button);
  expect(await screen.findByText('The PDF could not be made.')).toBeVisible();
  expect(printed).toHaveLength(1);
});

test('[MSG-17] on the page of a grievance: by p, or in the size of a receipt printer, which is kept @seldom', async () => {
  const { unmount } = await created();
  unmount();
  const [{ id } = { id: 0 }] = await complaints(PHONE);
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'staff' });
  await chooseMore(user, 'Print the slip in another size…');
  await user.click(await screen.findByRole('button', { name: 'Receipt printer, 80 mm' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('viewBox="0 0 226.7');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('p');
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toContain('viewBox="0 0 226.7');
});
