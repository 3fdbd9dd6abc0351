import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import { addNews, NEWS } from './records.ts';

const desk = startDesk();
type User = Awaited<ReturnType<typeof desk.renderApp>>['user'];

const openForm = (at: string) => desk.renderApp({ path: at, as: 'admin' });
const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

async function fill(user: User) {
  await user.type(await label('Title'), NEWS.title);
  await user.type(await label('Date'), NEWS.date);
  await user.type(await label('Video link'), NEWS.video_link);
  await user.type(await label('Description'), NEWS.description);
}

const existing = (place: object = {}) => addNews(desk, place);

const tooLarge = () =>
  new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'large.png', { type: 'image/png' });
const writes = () => desk.writes();

test('[NEWS-02, CRUD-01] a news with its image is kept and the list is shown', async () => {
  const { user, path } = await openForm('/news/create');
  expect(await screen.findByRole('heading', { level: 1, name: 'Add News' })).toBeVisible();
  await fill(user);
  await user.upload(await label('Image'), await image());
  await save(user);
  await waitFor(() => expect(path()).toBe('/news'));
  expect(await screen.findByRole('link', { name: NEWS.title })).toBeVisible();
  const { body } = await desk.ask('GET', 'news');
  expect(body.data?.[0]).toMatchObject({ ...NEWS, thumbnail: { path: expect.any(String) } });
});

test('[NEWS-02, IMG-02] a save right after the choice of an image waits until the image is checked @seldom', async () => {
  const id = await existing();
  const { path } = await openForm(`/news/update/${id}`);
  const input = await label('Image');
  const pathOf = async () => {
    const { body } = await desk.ask('GET', `news/${id}`);
    return (body.thumbnail as { path: string }).path.split('?')[0];
  };
  const before = await pathOf();
  fireEvent.change(input, { target: { files: [await image()] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/news'));
  expect(await pathOf()).not.toBe(before);
});

test('[CRUD-01, ERR-04] a form changed after its answer was lost says that the first try is saved, and is saved when asked again @seldom', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, path } = await openForm('/news/create');
  await fill(user);
  await user.upload(await label('Image'), await image());
  desk.loseAnswer('news');
  await save(user);
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  desk.network.resetHandlers();
  await user.type(await label('Title'), ' twice');
  await save(user);
  expect(await screen.findByText(errorTexts.keyReused)).toBeVisible();
  expect(path()).toBe('/news/create');
  await save(user);
  await waitFor(() => expect(path()).toBe('/news'));
  const { body } = await desk.ask('GET', 'news');
  const titles = body.data?.map(({ title }) => title).slice(0, 2);
  expect(titles?.sort()).toEqual([NEWS.title, `${NEWS.title} twice`]);
});

test('[NEWS-02] every field but the place is required and marked', async () => {
  const { user } = await openForm('/news/create');
  await screen.findByRole('button', { name: 'Save' });
  await save(user);
  for (const field of ['Title', 'Date', 'Video link', 'Description'])
    expect(await label(field)).toHaveAttribute('aria-invalid', 'true');
  expect(writes()).toEqual([]);
});

test('[IMG-02] on edit a large image says so, and again on saving, which does not save', async () => {
  const id = await existing();
  const { user, path } = await openForm(`/news/update/${id}`);
  await user.upload(await label('Image'), tooLarge());
  const text = 'File size should not exceed 2MB.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
  await save(user);
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(3));
  expect(writes()).toEqual([]);
  expect(path()).toBe(`/news/update/${id}`);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await save(user);
  await waitFor(() => expect(path()).toBe('/news'));
});

test('[NEWS-02, API-02] an edit keeps the saved image and sends only what a form has', async () => {
  const id = await existing(desk.places.V1);
  const { user, path } = await openForm(`/news/update/${id}`);
  const title = await label('Title');
  await user.clear(title);
  await user.type(title, 'Road closed');
  await save(user);
  await waitFor(() => expect(path()).toBe('/news'));
  const [write] = writes();
  expect(write).toMatchObject({ method: 'POST', path: `news/${id}` });
  const form = await write?.form();
  expect(form?.get('_method')).toBe('PUT');
  expect(form?.has('file')).toBe(false);
  const { body } = await desk.ask('GET', `news/${id}`);
  expect(body).toMatchObject({
    ...NEWS,
    ...desk.places.V1,
    title: 'Road closed',
    thumbnail: { path: expect.any(String) },
  });
});

test('[ERR-02, API-04] shows server errors under their fields, the first in a toast, and keeps typed text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, path } = await openForm('/news/create');
  await fill(user);
  const link = await label('Video link');
  await user.clear(link);
  await user.type(link, 'example');
  await user.upload(await label('Image'), await image());
  await save(user);
  const text = 'Please enter a link that starts with http:// or https://.';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(link).toHaveAttribute('aria-invalid', 'true');
  expect(await label('Title')).toHaveValue(NEWS.title);
  expect(path()).toBe('/news/create');
});

test("[UPD-05] loads another user's newer change on request, and keeps the typed NEWS", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const id = await existing();
  const { user, path } = await openForm(`/news/update/${id}`);
  const title = await label('Title');
  await user.clear(title);
  await user.type(title, 'Mine');
  await desk.ask('PUT', `news/${id}`, { json: { description: 'Theirs' } });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  await waitFor(async () => expect(await label('Description')).toHaveValue('Theirs'));
  expect(await label('Title')).toHaveValue('Mine');
  await save(user);
  await waitFor(() => expect(path()).toBe('/news'));
  const { body } = await desk.ask('GET', `news/${id}`);
  expect(body).toMatchObject({ title: 'Mine', description: 'Theirs' });
});

test('[UPD-05] leaving with something typed asks first', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user, path } = await openForm('/news/create');
  await user.type(await label('Title'), 'A');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(path()).toBe('/news/create');
  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/news'));
});

test('[UPD-05, CRUD-01] deleting a record asks nothing about what was typed into its form', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user, path } = await openForm(`/news/update/${await existing()}`);
  await user.type(await label('Title'), ' again');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(path()).toBe('/news'));
  expect(confirm).not.toHaveBeenCalled();
});

test('[NEWS-01] the page of a news shows all of it, with Back and Edit', async () => {
  const id = await existing(desk.places.V1);
  await openForm(`/news/${id}`);
  expect(await screen.findByText(NEWS.description)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'View News' })).toBeVisible();
  expect(screen.getByText('V1, M1, A1, P1')).toBeVisible();
  expect(screen.getByRole('img', { name: NEWS.title })).toBeVisible();
  expect(screen.getByRole('link', { name: NEWS.video_link })).toHaveAttribute('href', NEWS.video_link);
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/news/update/${id}`);
});
