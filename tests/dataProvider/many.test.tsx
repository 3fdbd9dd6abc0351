import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { AdminContext, RecordContextProvider, ReferenceField, TextField } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { administator } from '#contract/contacts/administator.ts';
import { videoCategory } from '#contract/content/categories.ts';
import { gallery } from '#contract/content/gallery.ts';
import { video } from '#contract/content/video.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { createDataProvider } from '#src/dataProvider/index.ts';

const asked: string[] = [];
const keys: (string | null)[] = [];
/** The rows of the server; a host that does not support `ids` returns all of them. */
let rows: { id: number; name: string; is_administrator?: boolean }[] = [];
let knowsIds = true;

const server = setupServer(
  http.get('*/api/v1/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(pathname.replace('/api/v1/', ''));
    const ids = searchParams.get('ids')?.split(',').map(Number);
    const data = ids && knowsIds ? rows.filter(({ id }) => ids.includes(id)) : rows;
    return HttpResponse.json({ data, total: data.length });
  }),
  http.post('*/api/v1/*', async ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    asked.push(`${new URL(request.url).pathname.replace('/api/v1/', '')} ${await request.text()}`);
    return HttpResponse.json({ message: 'Deleted' });
  }),
  http.delete('*/api/v1/*', ({ request }) => {
    asked.push(`DELETE ${new URL(request.url).pathname.replace('/api/v1/', '')}`);
    return HttpResponse.json({ message: 'Deleted' });
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
  keys.length = 0;
  knowsIds = true;
});
afterAll(() => server.close());

test('[CRUD-01, CRUD-02] a list that was asked for before a change, and answered after it, has the change', async () => {
  const provider = createDataProvider(new QueryClient(), [videoCategory]);
  rows = [];
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  let asks = 0;
  server.use(
    http.get('*/api/v1/*', async () => {
      asks += 1;
      const data = [...rows];
      if (asks === 1) await held;
      return HttpResponse.json({ data, total: data.length });
    }),
    http.post('*/api/v1/*', () => HttpResponse.json({ id: 1, name: 'Blue' })),
  );
  const page = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  } as const;
  const early = provider.getList('video/category', page);
  await waitFor(() => expect(asks).toBe(1));
  rows = [{ id: 1, name: 'Blue' }];
  await provider.create('video/category', { data: { name: 'Blue' } });
  const late = provider.getList('video/category', page);
  answerNow();
  expect((await late).data).toEqual(rows);
  expect((await early).data).toEqual(rows);
  expect((await provider.getList('video/category', page)).data).toEqual(rows);
  expect(asks).toBe(2);
});

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index + 1}` }));
const contracts = [video, gallery, videoCategory, administator];
const provider = () => createDataProvider(new QueryClient(), contracts);

test('[CRUD-02] a hundred rows with two references each make one call for each kind of record', async () => {
  rows = manyRows(100);
  const queryClient = new QueryClient();
  render(
    <AdminContext dataProvider={createDataProvider(queryClient, contracts)} queryClient={queryClient}>
      {rows.map(({ id }) => (
        <RecordContextProvider key={id} value={{ id, category_id: id, gallery_id: 101 - id }}>
          <ReferenceField source="category_id" reference="video/category" link={false}>
            <TextField source="name" />
          </ReferenceField>
          <ReferenceField source="gallery_id" reference="gallery" link={false}>
            <TextField source="name" />
          </ReferenceField>
        </RecordContextProvider>
      ))}
    </AdminContext>,
  );
  await waitFor(() => expect(screen.getAllByText('N100')).toHaveLength(2));
  expect(asked.sort()).toEqual(['gallery', 'video/category']);
});

test('[CRUD-02] more than a hundred ids are asked for in several calls, each once and in their order', async () => {
  rows = manyRows(250);
  const ids = rows.map(({ id }) => id).reverse();
  const { data } = await provider().getMany('video', { ids: [...ids, 1, 999] });
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(asked).toHaveLength(3);
});

test('[CRUD-02] a list that is here already answers without a call, as long as nothing was changed', async () => {
  rows = manyRows(3);
  const { getList, getMany, delete: remove } = provider();
  await getList('video', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } });
  expect((await getMany('video', { ids: [3] })).data).toEqual([rows[2]]);
  expect(asked).toEqual(['video']);
  await remove('video', { id: 1 });
  await getMany('video', { ids: [3] });
  expect(asked).toEqual(['video', 'DELETE video/1', 'video']);
});

test('[API-03] a host that does not know `ids` gives the same records', async () => {
  rows = manyRows(20);
  knowsIds = false;
  const { data } = await provider().getMany('leader', { ids: ['7', 3] });
  expect(data.map(({ id }) => id)).toEqual([7, 3]);
  server.use(http.get('*/api/v1/complaint/15', () => HttpResponse.json({ id: 15, name: 'N15' })));
  rows = manyRows(10);
  const complaints = await provider().getMany('complaint', { ids: [15, 2] });
  expect(complaints.data.map(({ id }) => id)).toEqual([15, 2]);
});

test('[ADM-01] records of another part of the same calls are none of the resource', async () => {
  rows = [
    { id: 1, name: 'A', is_administrator: true },
    { id: 2, name: 'B', is_administrator: false },
  ];
  const { data } = await provider().getMany('administator', { ids: [1, 2] });
  expect(data.map(({ id }) => id)).toEqual([1]);
});

test('[ERR-02] a refusal of what the library asks is an ApiFailure like any other', async () => {
  const refuse = () => HttpResponse.json(new ApiError(404, 'notFound').body, { status: 404 });
  server.use(http.get('*/api/v1/video/7', refuse));
  await expect(provider().getOne('video', { id: 7 })).rejects.toMatchObject({
    status: 404,
    message: 'rules.notFound',
  });
});

test('[CRUD-02] several records are deleted by one call, under the same key until it is answered', async () => {
  const lost = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.error();
  };
  server.use(http.post('*/api/v1/video/delete', lost, { once: true }));
  const { deleteMany } = provider();
  await expect(deleteMany('video', { ids: [1, 2] })).rejects.toMatchObject({ status: 0 });
  expect(await deleteMany('video', { ids: [1, 2] })).toEqual({ data: [1, 2] });
  await deleteMany('video', { ids: [1, 2] });
  expect(asked).toEqual(['video/delete {"id":[1,2]}', 'video/delete {"id":[1,2]}']);
  expect([keys[1] === keys[0], new Set(keys).size]).toEqual([true, 2]);
});

test('[LIST-10] a file of a list is asked for with its filters, the chosen rows and the part of the calls', async () => {
  const links: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    links.push(decodeURIComponent(new URL(request.url).search));
    return HttpResponse.json({ data: [], total: 1, link: '/api/v1/export/1/x.csv' });
  };
  server.use(http.get('*/api/v1/*', answer));
  const { exportList } = provider();
  const sort = { field: 'name', order: 'DESC' };
  const link = await exportList('video', { filter: { status: false, keyword: '' }, sort, format: 'csv' });
  expect(link).toBe('/api/v1/export/1/x.csv');
  await exportList('administator', { ids: [3, 5], format: 'xlsx' });
  expect(links).toEqual([
    '?status=0&sort=name&order=desc&export=yes&format=csv',
    '?is_administrator=true&ids=3,5&export=yes&format=xlsx',
  ]);
});

test('[CRUD-02] a refusal of several says which must stay; a host without the call deletes one by one', async () => {
  const code = 'usedByContent';
  const records = [{ id: 2, name: 'B', message: errorTexts[code], code }];
  const { body } = new ApiError(422, code, { errors: { id: [{ code }] }, records });
  server.use(
    http.post('*/api/v1/video/delete', () => HttpResponse.json(body, { status: 422 }), { once: true }),
  );
  const { deleteMany } = provider();
  await expect(deleteMany('video', { ids: [1, 2] })).rejects.toMatchObject({
    message: 'rules.usedByContent',
    body: { records },
  });
  server.use(http.post('*/api/v1/video/delete', () => HttpResponse.json({}, { status: 404 })));
  await deleteMany('video', { ids: [1, 2] });
  expect(asked).toEqual(['DELETE video/1', 'DELETE video/2']);
});
