import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { galleryRoom } from './galleryRoom.ts';

const room = galleryRoom();

/** Without its signature, which names the account that the link was made for. */
const pathOf = (link: unknown) => String(link).split('?')[0];
const pictureIn = (link: HTMLElement) => link.querySelector('img')?.getAttribute('src') ?? null;

test('[GAL-01, SHELL-12] the list shows thumbnails, with an eye to the images and the way to the form', async () => {
  const [full, empty] = [
    await room.gallery('Foundation day', ['stage', 'crowd']),
    await room.gallery('Empty'),
  ];
  const [first] = (await room.ask(`gallery/media/${full}`)).data ?? [];
  await room.open('/gallery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Galleries' })).toBeVisible();
  const card = await screen.findByRole('link', { name: 'Foundation day' });
  expect(card).toHaveAttribute('href', `/gallery/gallery/${full}`);
  expect(pathOf(pictureIn(card))).toBe(pathOf(first?.path));
  expect(pictureIn(screen.getByRole('link', { name: 'Empty' }))).toBeNull();
  expect(screen.getByRole('link', { name: 'View Empty' })).toHaveAttribute(
    'href',
    `/gallery/gallery/${empty}`,
  );
  expect(screen.getByRole('link', { name: 'Edit Empty' })).toHaveAttribute(
    'href',
    `/gallery/update/${empty}`,
  );
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/gallery/create');
});

test('[GAL-01, CRUD-02] galleries are found by a keyword, which is remembered', async () => {
  await room.gallery('Temple fair');
  await room.gallery('School');
  const { user } = await room.open('/gallery');
  await screen.findByRole('link', { name: 'School' });
  await user.type(screen.getByLabelText('Search'), 'TEMPLE');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'School' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Temple fair' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Temple fair' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('TEMPLE');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('link', { name: 'School' })).toBeVisible();
});

test('[GAL-01] a gallery is deleted after a question by name', async () => {
  const id = await room.gallery('Old pictures', ['one']);
  const { user } = await room.open('/gallery');
  await user.click(await screen.findByRole('button', { name: 'Delete Old pictures' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete the gallery "Old pictures" with all its images?',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect((await room.send('GET', `gallery/${id}`)).status).toBe(404);
});

test('[GAL-01, EVT-02] one that an event shows is not deleted, and the reason is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gallery_id = await room.gallery('In use');
  await room.send('POST', 'event', { name: 'Fair', start_date: '2026-03-02T09:00', gallery_id });
  const { user } = await room.open('/gallery');
  await user.click(await screen.findByRole('button', { name: 'Delete In use' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^This cannot be deleted/)).toBeVisible();
  expect((await room.send('GET', `gallery/${gallery_id}`)).status).toBe(200);
});

test('[GAL-04, CRUD-01] an edit travels as JSON and leads to the list, as Back does', async () => {
  const id = await room.gallery('Draft', ['one']);
  const { user, path } = await room.open(`/gallery/update/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Update Gallery' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/gallery');
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  expect(room.desk.writes()).toEqual([]);
  await user.type(name, 'Final');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/gallery'));
  const [write] = room.desk.writes();
  expect(write).toMatchObject({ method: 'PUT', path: `gallery/${id}` });
  expect(await write?.json()).toMatchObject({ name: 'Final', ...room.places.V1 });
  expect(await room.titlesOf(id)).toEqual(['one']);
});

test.each([
  ['mp', true],
  ['admin', false],
  ['mla', false],
] as const)('[SCOPE-07] %s filters galleries by place: %s', async (role, filters) => {
  await room.gallery('In A1');
  await room.open('/gallery', role);
  await screen.findAllByRole('link', { name: 'In A1' });
  const parliament = screen.queryByRole('combobox', { name: 'Parliament' });
  if (!filters) expect(parliament).toBeNull();
  else await waitFor(() => expect(screen.getByRole('combobox', { name: 'Parliament' })).toHaveValue('P1'));
});
