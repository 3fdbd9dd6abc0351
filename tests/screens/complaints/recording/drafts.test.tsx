import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDraft } from '#src/custom/complaints/recording/drafts.ts';
import { pdf, png, recording } from '../../../fixtures/index.ts';
import { attach, describe, draftSaved, editor, form, press, recordingDesk, type } from './form.ts';

const { desk, open, openWritten } = recordingDesk();

const name = () => form().getByLabelText(/^Full Name/);
const draftOf = (role: 'staff' | 'mla') => loadDraft(desk.accounts[role].id);

test('[CRE-11, ERR-04] what was typed and attached is there again after a reload', async () => {
  const { user, unmount } = await open();
  expect(screen.queryByText('Draft saved on this device')).not.toBeInTheDocument();
  type(/^Full Name/, 'సీతా దేవి');
  describe('<p>వీధి దీపాలు</p>');
  await attach(user, await png(), pdf());
  await draftSaved();
  unmount();

  await open();
  expect(name()).toHaveValue('సీతా దేవి');
  expect(editor()).toHaveTextContent('వీధి దీపాలు');
  expect(form().getByText('image.png')).toBeInTheDocument();
  expect(form().getByText('petition.pdf')).toBeInTheDocument();
  expect(screen.getByText('What you had written is here again.')).toBeInTheDocument();
});

test('[CRE-11] a form in which nothing was written is no draft, whatever its editor makes of nothing @seldom', async () => {
  const { unmount } = await open();
  describe('<p></p>');
  unmount();
  expect(await draftOf('staff')).toBeNull();
  await open();
  expect(screen.queryByText('What you had written is here again.')).toBeNull();
});

test('[CRE-11] a page that goes away keeps the last keystrokes, and recordings play on @seldom', async () => {
  const { unmount } = await openWritten({ files: [recording()] });
  type(/^Full Name/, 'Sita');
  unmount();
  await open();
  expect(name()).toHaveValue('Sita');
  const [kept] = (await draftOf('staff'))?.attachments ?? [];
  expect(kept).toMatchObject({ kind: 'audio', file: { name: 'audio.aac', type: 'audio/webm' } });
  expect(await kept?.file.arrayBuffer()).toEqual(await recording().arrayBuffer());
});

test('[CRE-11] the draft of one account is not shown to another on the same browser', async () => {
  const { unmount } = await openWritten();
  unmount();
  await open('mla');
  expect(name()).toHaveValue('');
  expect(editor()).toHaveTextContent('');
});

test('[AUTH-09] signing out removes the draft with its files @seldom', async () => {
  const { user } = await openWritten({ files: [await png()] });
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  const logOut = await screen.findByRole('menuitem', { name: 'Log out' });
  type(/^Full Name/, 'Typed a moment ago');
  fireEvent.click(logOut);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(await draftOf('staff')).toBeNull();
});

test('[CRE-11] Discard draft asks, then the form is empty and the draft gone @seldom', async () => {
  const { user } = await openWritten({ files: [await png()] });
  const ask = () => press('Discard draft');
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name()).toHaveValue('Lakshmi Devi');
  await ask();
  const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(screen.queryByText('image.png')).not.toBeInTheDocument();
  expect(await draftOf('staff')).toBeNull();
});

/** A grievance of Sita's, with her id. */
async function recorded() {
  const sita = { phone: '9876520003', name: 'Sita', category_id: 2, details: 'No road', type: 'complaint' };
  const made = await desk.ask('POST', 'complaint', { form: { ...sita, ...desk.places.V1 } }, 'staff');
  const { body } = await desk.ask('GET', `complaint/${made.body.id}`, {}, 'staff');
  return body as unknown as { id: number; person_id: number };
}
const begunFirst = () => screen.findByText(/^Something else was begun here\. Send or discard it first/);

test.each([
  ['person', 'person_id'],
  ['refers_to', 'id'],
] as const)(
  '[CRE-11, PER-08, REF-20] over what was begun and not sent nothing is filled in from %s of the address, until it is discarded @seldom',
  async (given, field) => {
    const address = `?${given}=${(await recorded())[field]}`;
    const { unmount } = await openWritten({ name: 'Ramulu' });
    unmount();
    await desk.renderApp({ path: `/grievance${address}`, as: 'staff' });
    expect(await begunFirst()).toBeVisible();
    expect(name()).toHaveValue('Ramulu');
    expect(window.location.search).toBe(address);
    await press('Discard draft');
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(name()).toHaveValue('Sita'));
    expect(window.location.search).toBe('');
    expect(screen.queryByText(/^Something else was begun here/)).toBeNull();
  },
);
