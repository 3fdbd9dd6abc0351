import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { takeIncoming } from '#server/messages/incoming.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { png } from '../../../fixtures/index.ts';
import { button, choose, editor, form, recordingDesk, send, success } from './form.ts';

const { desk, complaints, openWritten } = recordingDesk();
const rows = () => desk.app.db.select().from(inboxRows);
beforeEach(async () => {
  await desk.app.db.delete(inboxRows);
});

let phones = 9_877_000_000;
/** Something that somebody of A1 has sent, whose phone one person has. */
async function sent({ text = 'No water <since> Monday\nat the tank' } = {}) {
  const phone = String(++phones);
  const first = { phone, name: 'Lakshmi Devi', category_id: 2, details: 'No road', type: 'complaint' };
  await desk.ask('POST', 'complaint', { form: { ...first, ...desk.places.V1 } }, 'staff');
  const bytes = new Uint8Array(await (await png()).arrayBuffer());
  await takeIncoming(desk.app.services, {
    ...{ channel: 'whatsapp', from: `91${phone}`, at: desk.app.clock.now, text },
    media: [{ name: 'tank.png', type: 'image/png', bytes }],
  });
  const [row] = await rows();
  return { phone, id: row?.id ?? 0 };
}
async function open(id: number) {
  const opened = await desk.renderApp({ path: `/grievance?inbox=${id}`, as: 'staff' });
  await screen.findByText(/^Recorded from what a citizen has sent/);
  return opened;
}
const wish = () => screen.findByText(/^Recorded from what a citizen has sent/);

test('[MSG-15] a new grievance is filled in from what was sent, and saved that is done: its files come along', async () => {
  const { phone, id } = await sent();
  await open(id);
  expect(await wish()).toHaveTextContent('These files come along: tank.png');
  expect(form().getByLabelText(/^Phone \*/)).toHaveValue(phone);
  await waitFor(() => expect(form().getByLabelText(/^Full Name/)).toHaveValue('Lakshmi Devi'));
  await waitFor(() =>
    expect(editor().editor.getHTML()).toBe('<p>No water &lt;since&gt; Monday</p><p>at the tank</p>'),
  );
  expect(window.location.search).toBe('');
  expect(await rows()).toMatchObject([{ state: 'open' }]);
  await choose(/^Category/, 'Water');
  await send();
  await success();
  expect(
    desk
      .writes()
      .map(({ path }) => path)
      .filter((path) => /^(complaint|inbox)(\/\d|$)/.test(path)),
  ).toEqual(['complaint']);
  const recorded = (await complaints(phone))[0];
  expect(recorded?.media).toMatchObject([{ name: 'tank.png' }]);
  expect(await rows()).toMatchObject([{ state: 'taken', take: 'new_case', complaint_id: recorded?.id }]);
});

const begunFirst = () => screen.findByText(/^Something else was begun here\. Send or discard it first/);

test('[MSG-15, CRE-11] a grievance of which a file is still to be sent is not made that of another citizen @seldom', async () => {
  const { phone, id } = await sent();
  const { unmount } = await openWritten({ phone: '9876530001', files: [await png()] });
  desk.fail('post', 'complaint/media', 500, { message: 'Something went wrong' });
  await send();
  await button('Retry');
  unmount();
  desk.network.resetHandlers();
  await desk.renderApp({ path: `/grievance?inbox=${id}`, as: 'staff' });
  await begunFirst();
  await send('Retry');
  await success();
  expect(await complaints('9876530001')).toMatchObject([
    { details: '<p>No water</p>', media: [{ name: 'image.png' }] },
  ]);
  expect(await rows()).toMatchObject([{ state: 'open' }]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter' });
  await wish();
  expect(form().getByLabelText(/^Phone \*/)).toHaveValue(phone);
});
