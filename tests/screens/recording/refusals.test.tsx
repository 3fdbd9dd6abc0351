import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/limits.ts';
import { pdf, png } from '../../fixtures/index.ts';
import { attach, describe, editor, form, recordingDesk, send, type } from './form.ts';

const { sent, open, openWritten } = recordingDesk();

const SIZE = 'One or more files exceed the 2MB size limit. Please upload smaller files.';
const COUNT = 'You cannot upload more than 4 images.';
const KIND = 'Only images, PDF files and voice recordings are allowed.';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const sized = (bytes: number, name = 'photo.jpg') =>
  new File([JPEG, new Uint8Array(bytes - JPEG.length)], name, { type: 'image/jpeg' });
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
  expect(await form().findByText(/^This has 5 digits\./)).toBeInTheDocument();
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

test('[CRE-17] a phone that is pasted is understood; two stay as they are, say so and are not sent', async () => {
  await openWritten();
  const user = userEvent.setup();
  const phone = form().getByLabelText(/^Phone \*/);
  const paste = async (text: string) => {
    await user.clear(phone);
    await user.click(phone);
    await user.paste(text);
  };
  await paste('\u202A+91 98480 11101\u202C');
  expect(phone).toHaveValue('9848011101');
  await paste('0878-2245678');
  expect(phone).toHaveValue('0878-2245678');
  await paste('98480 11101 / 98480 11102');
  expect(phone).toHaveValue('98480 11101 / 98480 11102');
  expect(phone).toHaveAccessibleDescription('These are two phone numbers. Please enter one.');
  await send();
  await waitFor(() => expect(phone).toHaveFocus());
  expect(sent).toEqual([]);
  await user.type(phone, '{Backspace>13/}');
  expect(phone).toHaveValue('9848011101');
  expect(phone).toBeValid();
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
  await waitFor(() => expect(attached()).toHaveLength(5));
  expect(screen.queryByText(COUNT)).not.toBeInTheDocument();
  await attach(user, sized(10, '5.jpg'));
  expect(await screen.findByText(COUNT)).toBeInTheDocument();
  expect(attached()).toHaveLength(5);
  await user.click(form().getByRole('button', { name: 'Remove 2.jpg' }));
  await attach(user, sized(10, '5.jpg'));
  await waitFor(() => expect(attached()).toContain('Remove 5.jpg'));
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

test('[CRE-14] refuses a photo in HEIC by its bytes, with its name, before anything is recorded', async () => {
  const { user } = await openWritten();
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0heicmif1'], 'IMG_0042.jpg', { type: 'image/jpeg' });
  await attach(user, heic);
  expect(await screen.findByText(KIND)).toBeInTheDocument();
  expect(screen.getByText(/^IMG_0042\.jpg: This is a HEIC photo\./)).toBeInTheDocument();
  expect(attached()).toEqual([]);
  expect(sent).toEqual([]);
});

test('[CRE-14] an image that is pasted into the editor is attached', async () => {
  await open();
  fireEvent.paste(editor(), { clipboardData: { files: [await png()], getData: () => '' } });
  await waitFor(() => expect(attached()).toEqual(['Remove image.png']));
});
