import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { chooser, galleryRoom, picture } from './galleryRoom.ts';

const room = galleryRoom();

/** Without the signature, which depends on the account. */
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

test('[GAL-01] a gallery is deleted after a question by name', async () => {
  const id = await room.gallery('Old pictures', ['one']);
  const { user } = await room.open('/gallery');
  await user.click(await screen.findByRole('button', { name: 'Delete Old pictures' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete the gallery "Old pictures" with all its images?',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Gallery "Old pictures" deleted')).toBeVisible();
  expect((await room.send('GET', `gallery/${id}`)).status).toBe(404);
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

describe('its images', () => {
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Images' })).getAllByRole('listitem');
  const card = async (name: string) => {
    const found = (await cards()).find((item) => within(item).queryByText(name));
    if (!found) throw new Error(`no image is called ${name}`);
    return within(found);
  };

  test('[GAL-03] the page shows the gallery with its images in order, Back and Edit', async () => {
    const id = await room.gallery('Foundation day', ['stage', 'crowd']);
    await room.open(`/gallery/gallery/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Gallery Media' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Foundation day' })).toBeVisible();
    expect(screen.getByText('Pictures of the day')).toBeVisible();
    expect(screen.getByText('V1, M1, A1, P1')).toBeVisible();
    expect(await cards()).toHaveLength(2);
    expect((await card('stage')).getByText('Thumbnail')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/gallery');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/gallery/update/${id}`);
  });

  test('[GAL-03] another image becomes the thumbnail, which the list shows @seldom', async () => {
    const id = await room.gallery('Foundation day', ['stage', 'crowd']);
    const [, crowd] = (await room.ask(`gallery/media/${id}`)).data ?? [];
    const { user } = await room.open(`/gallery/gallery/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Set crowd as thumbnail' }));
    expect(await screen.findByText('The thumbnail has been set.')).toBeVisible();
    expect((await card('crowd')).getByText('Thumbnail')).toBeVisible();
    expect((await card('stage')).queryByText('Thumbnail')).toBeNull();
    expect(room.desk.writes().map(({ path }) => path)).toEqual(['gallery/thumbnail']);
    expect(await room.desk.writes()[0]?.json()).toEqual({ gallery_id: id, thumbnail_id: crowd?.id });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const links = await screen.findAllByRole('link', { name: 'Foundation day' });
    const pictures = links.map((link) => pathOf(link.querySelector('img')?.getAttribute('src')));
    expect(pictures).toContain(pathOf(crowd?.path));
  });

  test('[GAL-03] an image is deleted after a question, and the first of the others is the thumbnail', async () => {
    const id = await room.gallery('Foundation day', ['stage', 'crowd']);
    const { user } = await room.open(`/gallery/gallery/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete stage' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the image "stage"?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image "stage" deleted')).toBeVisible();
    expect(await cards()).toHaveLength(1);
    expect((await card('crowd')).getByText('Thumbnail')).toBeVisible();
    expect(await room.titlesOf(id)).toEqual(['crowd']);
  });

  test('[GAL-03] several images are added through the picker; an empty gallery says that it is @seldom', async () => {
    const id = await room.gallery('New');
    const { user } = await room.open(`/gallery/gallery/${id}`);
    expect(await screen.findByText('This gallery has no images yet.')).toBeVisible();
    await user.upload(await chooser(), [await picture('one.png'), await picture('two.png')]);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(await room.titlesOf(id)).toEqual(['one', 'two']);
    const large = new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'large.jpg', { type: 'image/jpeg' });
    await user.upload(await chooser(), large);
    const text = 'One or more files exceed the 2MB size limit. Please upload smaller files.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(await room.titlesOf(id)).toEqual(['one', 'two']);
  });

  test('[GAL-03, ERR-04, UPD-05] images that did not arrive stay, hold the page and are sent again once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = await room.gallery('Offline');
    const { user, path } = await room.open(`/gallery/gallery/${id}`);
    const input = await chooser();
    room.desk.loseAnswer('gallery/media');
    await user.upload(input, [
      await picture('one.png'),
      await picture('two.png'),
      await picture('three.png'),
    ]);
    expect(await screen.findByText(/^3 images have not been uploaded: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove two.png' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(path()).toBe(`/gallery/gallery/${id}`);
    room.desk.network.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.queryByText(/not been uploaded/)).toBeNull();
    expect(await room.titlesOf(id)).toEqual(['one', 'three']);
  });
});
