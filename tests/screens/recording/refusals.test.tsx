import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/limits.ts';
import { pdf, png } from '../../fixtures/index.ts';
import { attach, describe, editor, form, recordingDesk, send, type } from './form.ts';

const { sent, open, openWritten } = recordingDesk();

const SIZE = 'One or more files exceed the 2MB size limit. Please upload smaller files.';
const COUNT = 'You cannot upload more than 4 images.';
const KIND = 'Only images, PDF files and voice recordings are allowed.';

const sized = (bytes: number, name = 'photo.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const attached = () =>
  form()
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'));

test('[CRE-19] what is missing is marked, each with its own message, and the first gets the focus', async () => {
  await open();
  await send();
  await waitFor(() => expect(form().getByLabelText(/^Phone \*/)).toHaveFocus());
  for (const text of [
    'Please enter a 10-digit phone number.',
    'Please choose a category.',
    'Please choose a mandal.',
    'Please choose an area.',
    'Please enter the full name.',
    'Please describe the grievance.',
  ])
    expect(await form().findByText(text)).toBeInTheDocument();
  expect(form().getByLabelText(/^Area/)).toBeRequired();
  expect(sent).toEqual([]);
});

test('[CRE-19] an incomplete phone and a wrong email are named; details alone wrong get the focus', async () => {
  await openWritten();
  type(/^Phone \*/, '98765');
  type(/^Email/, 'nobody');
  await send();
  expect(await form().findByText('Please enter a 10-digit phone number.')).toBeInTheDocument();
  expect(await form().findByText('Please enter a valid email address.')).toBeInTheDocument();
  type(/^Phone \*/, '9876543210');
  type(/^Email/, '');
  describe('<p></p>');
  await send();
  await waitFor(() => expect(editor()).toHaveFocus());
  expect(sent).toEqual([]);
});

test('[CRE-17] the phone keeps digits only, ten of them; a pasted country code is dropped', async () => {
  await open();
  const phone = form().getByLabelText(/^Phone \*/);
  type(/^Phone \*/, '98a76 5b43-2109');
  expect(phone).toHaveValue('9876543210');
  type(/^Phone \*/, '+91 91234 56789');
  expect(phone).toHaveValue('9123456789');
});

test('[CRE-12] a file above 2 MB is refused, one of exactly 2 MB is not', async () => {
  const { user } = await open();
  await attach(user, sized(MAX_ATTACHMENT_BYTES, 'fits.jpg'), sized(MAX_ATTACHMENT_BYTES + 1));
  expect(await screen.findByText(SIZE)).toBeInTheDocument();
  expect(attached()).toEqual(['Remove fits.jpg']);
});

test('[CRE-13] a fifth image is refused, also when it comes on its own; a pdf is not an image', async () => {
  const { user } = await open();
  await attach(user, ...[1, 2, 3].map((number) => sized(10, `${number}.jpg`)), pdf());
  await attach(user, sized(10, '4.jpg'));
  expect(screen.queryByText(COUNT)).not.toBeInTheDocument();
  await attach(user, sized(10, '5.jpg'));
  expect(await screen.findByText(COUNT)).toBeInTheDocument();
  expect(attached()).toHaveLength(5);
  await user.click(form().getByRole('button', { name: 'Remove 2.jpg' }));
  await attach(user, sized(10, '5.jpg'));
  expect(attached()).toContain('Remove 5.jpg');
});

test('[CRE-14] Upload offers images and pdfs only; anything else that is dropped is refused', async () => {
  await open();
  expect(screen.getByLabelText('Images and PDF files')).toHaveAttribute(
    'accept',
    'image/jpeg,image/jpg,image/png,application/pdf',
  );
  const files = [
    new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }),
    new File(['x'], 'song.aac', { type: 'audio/aac' }),
  ];
  fireEvent.drop(editor(), { dataTransfer: { files } });
  expect(await screen.findByText(KIND)).toBeInTheDocument();
  expect(attached()).toEqual([]);
});

test('[CRE-14] an image that is pasted into the editor is attached', async () => {
  await open();
  fireEvent.paste(editor(), { clipboardData: { files: [await png()], getData: () => '' } });
  expect(attached()).toEqual(['Remove image.png']);
});
