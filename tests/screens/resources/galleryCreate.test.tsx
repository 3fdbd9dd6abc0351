import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { pick } from '../parts.ts';
import { chooser, galleryRoom, picture } from './galleryRoom.ts';

const room = galleryRoom();
type User = Awaited<ReturnType<typeof room.open>>['user'];

const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const chosen = () => within(screen.getByRole('list', { name: 'Chosen images' })).getAllByRole('listitem');
const paths = () => room.desk.writes().map(({ method, path }) => `${method} ${path}`);
const newest = async () => (await room.ask('gallery')).data?.[0];

async function fill(user: User, name: string) {
  await user.type(await label('Name'), name);
  await user.type(await label('Description'), 'Pictures of the day');
  for (const [level, option] of [
    ['Mandal', 'M1'],
    ['Area', 'V1'],
  ] as const) {
    await pick(user, screen.getByRole('combobox', { name: level }), option);
  }
}
const attach = async (user: User, ...names: string[]) =>
  user.upload(await chooser(), await Promise.all(names.map(picture)));

test('[GAL-02, CRUD-01] a gallery is sent, then each of its images, and the list is shown', async () => {
  const { body: event } = await room.send('POST', 'event', {
    name: 'Harvest',
    start_date: '2026-03-02T09:00',
  });
  const { user, path } = await room.open('/gallery/create');
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Gallery' })).toBeVisible();
  await fill(user, 'Harvest festival');
  await pick(user, screen.getByRole('combobox', { name: 'Event' }), 'Harvest');
  await attach(user, 'stage.png', 'crowd.png');
  await attach(user, 'dance.png');
  await waitFor(() => expect(chosen()).toHaveLength(3));
  expect(screen.getByRole('img', { name: 'stage.png' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove crowd.png' }));
  expect(chosen()).toHaveLength(2);
  await save(user);
  await waitFor(() => expect(path()).toBe('/gallery'));
  expect(await screen.findByText('The gallery has been saved.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Harvest festival' })).toBeVisible();

  const made = await newest();
  expect(made).toMatchObject({ ...room.places.V1, event: { id: event.id, name: 'Harvest' } });
  expect(paths()).toEqual(['POST gallery', 'POST gallery/media', 'POST gallery/media']);
  const form = Object.fromEntries((await room.desk.writes()[1]?.form()) ?? []);
  expect(form).toMatchObject({ gallery_id: String(made?.id), title: 'stage', file: expect.any(File) });
  expect(await room.titlesOf(Number(made?.id))).toEqual(['stage', 'dance']);
});

test('[GAL-02] without an image: Please upload at least one image before submitting the form.', async () => {
  const { user, path } = await room.open('/gallery/create');
  await fill(user, 'Empty');
  await save(user);
  const text = 'Please upload at least one image before submitting the form.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(paths()).toEqual([]);
  expect(path()).toBe('/gallery/create');
  expect(await label('Name')).toHaveValue('Empty');
});

test('[GAL-02, ERR-04] a failed upload keeps everything; saving again sends what is missing and no second gallery', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, path } = await room.open('/gallery/create');
  await fill(user, 'Road works');
  await attach(user, 'one.png', 'two.png', 'three.png');
  let calls = 0;
  room.desk.answer('post', 'gallery/media', () => {
    calls += 1;
    return calls === 2 ? HttpResponse.json({ message: 'Disk full' }, { status: 500 }) : undefined;
  });
  await save(user);
  const texts = await screen.findAllByText(/2 images have not been uploaded: Disk full/);
  expect(texts.length).toBeGreaterThan(0);
  expect(path()).toBe('/gallery/create');
  expect(chosen()).toHaveLength(3);
  expect(within(chosen()[0] as HTMLElement).getByTitle('Uploaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove one.png' })).toBeNull();

  const name = await label('Name');
  await user.clear(name);
  await user.type(name, 'Road works, finished');
  await user.click(screen.getByRole('button', { name: 'Remove three.png' }));
  await save(user);
  await waitFor(() => expect(path()).toBe('/gallery'));
  const made = await newest();
  expect(made?.name).toBe('Road works, finished');
  expect(await room.titlesOf(Number(made?.id))).toEqual(['one', 'two']);
  const galleries = (await room.ask('gallery')).data?.map((gallery) => String(gallery.name));
  expect(galleries?.filter((title) => title.startsWith('Road works'))).toHaveLength(1);
});

test('[GAL-02, CRE-11] answers that were lost make neither a second gallery nor a second image @seldom', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, path } = await room.open('/gallery/create');
  await fill(user, 'Lost');
  await attach(user, 'one.png');
  await waitFor(() => expect(chosen()).toHaveLength(1));
  room.desk.loseAnswer('gallery');
  await save(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(await label('Name'), ' and found');
  room.desk.network.resetHandlers();
  room.desk.loseAnswer('gallery/media');
  await save(user);
  expect((await screen.findAllByText(/1 image has not been uploaded/)).length).toBeGreaterThan(0);
  room.desk.network.resetHandlers();
  await save(user);
  await waitFor(() => expect(path()).toBe('/gallery'));
  const made = (await room.ask('gallery')).data?.filter(({ name }) => String(name).startsWith('Lost'));
  expect(made?.map(({ name }) => name)).toEqual(['Lost and found']);
  expect(await room.titlesOf(Number(made?.[0]?.id))).toEqual(['one']);
});
