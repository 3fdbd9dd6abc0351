import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pdf, png } from '../../../fixtures/index.ts';
import { attach, editor, form, recordingDesk, send } from './form.ts';

const { sent, open } = recordingDesk();

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

test('[CRE-13] a fifth image is refused, also when it comes on its own; a pdf is not an image @seldom', async () => {
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

test('[CRE-14] Upload offers images and pdfs only; anything else that is dropped is refused @seldom', async () => {
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

test('[CRE-14] an image that is pasted into the editor is attached @seldom', async () => {
  await open();
  fireEvent.paste(editor(), { clipboardData: { files: [await png()], getData: () => '' } });
  await waitFor(() => expect(attached()).toEqual(['Remove image.png']));
});
