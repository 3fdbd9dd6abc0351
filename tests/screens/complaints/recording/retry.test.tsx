import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { jpeg, pdf, png } from '../../../fixtures/index.ts';
import { button, describe, form, recordingDesk, send, success, type } from './form.ts';

const { desk, sent, open, openWritten, complaints } = recordingDesk();

const noAnswer = () => HttpResponse.error();
const broken = () => HttpResponse.json({ message: 'Something went wrong' }, { status: 500 });
/** The server does its work, but its answer never arrives. */
const lostAnswer = async ({ request }: { request: Request }) => {
  await desk.app.app.fetch(request);
  return HttpResponse.error();
};
const on = (path: string, answer: (given: { request: Request }) => Response | Promise<Response>) =>
  desk.network.use(http.post(`*/api/v1/${path}`, answer, { once: true }));

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('[CRE-11, ERR-04] when creating fails the dialog closes, a toast says why, and everything is still there', async () => {
  await openWritten({ phone: '9876510001', files: [await png()] });
  on('complaint', broken);
  await send();
  expect(
    await screen.findByText('The complaint could not be created. Something went wrong'),
  ).toBeInTheDocument();
  await dialogClosed();
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('Lakshmi Devi');
  expect(form().getByText('image.png')).toBeInTheDocument();
  await send('Retry');
  await success();
  expect(await complaints('9876510001')).toMatchObject([{ media: [{ name: 'image.png' }] }]);
});

test('[CRE-11, CRE-19] a refusal by the server is shown under its field, which gets the focus', async () => {
  await openWritten({ phone: '9876510003' });
  const errors = { name: ['This text is too long.'] };
  on('complaint', () => HttpResponse.json({ message: 'Invalid', errors }, { status: 422 }));
  await send();
  expect(await form().findByText('This text is too long.')).toBeInTheDocument();
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveFocus());
  expect(await button('Create Complaint')).toBeInTheDocument();
});

test('[CRE-11] nor when the next try is refused before it is looked at @seldom', async () => {
  await openWritten({ phone: '9876510011' });
  on('complaint', lostAnswer);
  await send();
  await button('Retry');
  on('complaint', () => HttpResponse.json({ message: 'Too many' }, { status: 429 }));
  await send('Retry');
  await screen.findByText(/Too many/);
  type(/^Full Name/, 'Lakshmi Bai');
  await send('Retry');
  await success();
  expect(await complaints('9876510011')).toMatchObject([{ name: 'Lakshmi Bai' }]);
});

test('[CRE-11] what was changed after a lost answer corrects the one complaint @seldom', async () => {
  await openWritten({ phone: '9876510005' });
  on('complaint', lostAnswer);
  await send();
  await button('Retry');
  type(/^Full Name/, 'Lakshmi Bai');
  describe('<p>Water is back</p>');
  await send('Retry');
  await success();
  expect(await complaints('9876510005')).toMatchObject([
    { name: 'Lakshmi Bai', details: '<p>Water is back</p>' },
  ]);
});

test('[CRE-11] content that was refused after an unknown outcome gives way to what the form says now @seldom', async () => {
  await openWritten({ phone: '9876510006', name: 'Lakshmi' });
  on('complaint', noAnswer);
  await send();
  await button('Retry');
  type(/^Full Name/, 'Lakshmi Bai');
  on('complaint', () => HttpResponse.json({ message: 'Refused' }, { status: 422 }));
  await send('Retry');
  await success();
  expect(await complaints('9876510006')).toMatchObject([{ name: 'Lakshmi Bai' }]);
});

test('[CRE-11] after a failed upload a retry, even after a reload, sends only what is missing', async () => {
  const { unmount } = await openWritten({
    phone: '9876510007',
    files: [await png(), await jpeg(), pdf()],
  });
  let uploads = 0;
  const second = ({ request }: { request: Request }) => {
    uploads += 1;
    return uploads === 2 ? noAnswer() : desk.app.app.fetch(request);
  };
  desk.network.use(http.post('*/api/v1/complaint/media', second));
  await send();
  const toast = await screen.findByText(/was created, but image.jpg could not be uploaded/);
  const [number = ''] = /\d+-\d+/.exec(toast.textContent ?? '') ?? [];
  expect(
    screen.getByText(`Complaint ${number} was created. Retry sends what is still missing.`),
  ).toBeVisible();
  unmount();
  desk.network.resetHandlers();
  sent.length = 0;

  await open();
  expect(await screen.findByTitle('Uploaded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove image.png' })).not.toBeInTheDocument();
  await send('Retry');
  expect(await success()).toHaveTextContent(number);
  expect(sent.map(({ form }) => (form.file as File).name)).toEqual(['image.jpg', 'petition.pdf']);
  expect(await complaints('9876510007')).toMatchObject([{ media: { length: 3 } }]);
});

test('[CRE-11] an upload whose answer got lost is not kept twice', async () => {
  await openWritten({ phone: '9876510008', files: [await png()] });
  on('complaint/media', lostAnswer);
  await send();
  await send('Retry');
  await success();
  expect(await complaints('9876510008')).toMatchObject([{ media: { length: 1 } }]);
});

test('[CRE-11] closing the tab while sending asks first, before and after it does not @seldom', async () => {
  const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await openWritten({ phone: '9876510009' });
  const seen: boolean[] = [];
  on('complaint', async ({ request }) => {
    await screen.findByRole('dialog');
    seen.push(leaves());
    return desk.app.app.fetch(request);
  });
  expect(leaves()).toBe(true);
  await send();
  await success();
  expect(seen).toEqual([false]);
  expect(leaves()).toBe(true);
});
