import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PROFILE_IMAGES, type ProfileImage, pixelRefusal } from '#contract/accounts/account.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { startDesk } from '../../app.tsx';
import { addCandidate, complete, decodePictures, picture } from './person.ts';

const desk = startDesk();
const saved = vi.fn();

beforeAll(async () => {
  await addCandidate(desk.app, desk.accounts.mla.id, complete);
});
beforeEach(() => {
  saved.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(saved);
  decodePictures();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LABELS = {
  file: 'Master image',
  header_image: 'Header image',
  profile_image: 'Profile image',
} as const;
const FIELDS = Object.keys(LABELS) as ProfileImage[];
const input = (name: ProfileImage) => screen.getByLabelText(LABELS[name]);
/** The description of the picture's input. */
const chooser = (name: ProfileImage) =>
  screen.getByRole('button', { name: new RegExp(`^Choose .*: ${LABELS[name]}$`) });
const update = () => screen.getByRole('button', { name: 'Update' });
const large = (name: string) => new File([new Uint8Array(5 * 1024 * 1024 + 1)], name, { type: 'image/png' });

async function open(label: string = LABELS.file) {
  const { user } = await desk.renderApp({ path: '/profile', as: 'mla' });
  await screen.findByLabelText(label);
  return user;
}

test('[PROF-03] files above 5 MB are named together, and nothing is sent', async () => {
  const sent = vi.fn();
  desk.network.use(http.post('*/api/v1/candidate/:id', sent));
  const user = await open();
  await user.upload(input('file'), large('tall.png'));
  expect(await screen.findByText('One or more files exceed the 5MB size limit. tall.png')).toBeVisible();
  await user.upload(input('profile_image'), large('me.png'));
  await user.click(update());
  const both = 'One or more files exceed the 5MB size limit. tall.png, me.png';
  await waitFor(() => expect(chooser('file')).toHaveAccessibleDescription(both));
  expect(chooser('profile_image')).toHaveAccessibleDescription(both);
  expect(screen.getByRole('alert')).toHaveTextContent(both);
  expect(sent).not.toHaveBeenCalled();
});

test('[PROF-04] a picture of another size is refused under its field, and can be discarded', async () => {
  const name = 'header_image';
  const { width, height } = PROFILE_IMAGES[name];
  const user = await open();
  await user.upload(input(name), await picture('wrong.jpg', width + 1, height));
  await waitFor(() => expect(chooser(name)).toHaveAccessibleDescription(codedText(pixelRefusal(name))));
  await user.click(screen.getByRole('button', { name: /^Discard choice/ }));
  const rule = `JPG or PNG, exactly ${width} × ${height} pixels, at most 5 MB`;
  await waitFor(() => expect(chooser(name)).toHaveAccessibleDescription(rule));
});

test('[PROF-04] the size is that of the picture as it is seen, and all three are saved', async () => {
  const user = await open();
  for (const name of FIELDS) {
    const { width, height } = PROFILE_IMAGES[name];
    await user.upload(input(name), await picture(`${name}.jpg`, width, height, true));
    expect(await screen.findByText(`Chosen: ${name}.jpg`)).toBeVisible();
  }
  await user.click(update());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { body } = await desk.app.send('GET', 'me', { token: desk.accounts.mla.token });
  const { id } = body.candidate as { id: number };
  const profile = await desk.app.send('GET', `candidate/${id}`, { token: desk.accounts.mla.token });
  for (const link of ['image_path', 'header_image_path', 'avatar_path'])
    expect(profile.body[link]).toEqual(expect.stringContaining('signature='));
});

test('[PROF-03] refuses a file that is no picture, whatever its name', async () => {
  const user = await open();
  const text = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' });
  await user.upload(input('file'), text);
  const refused = 'Only JPG and PNG images are allowed.';
  await waitFor(() => expect(chooser('file')).toHaveAccessibleDescription(refused));
});
