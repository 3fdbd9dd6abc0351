import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { news } from '#contract/content/news.ts';
import { defineContract } from '#contract/kernel/define.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { line } from '#contract/kernel/fields.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { createDataProvider } from '#src/dataProvider/index.ts';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}
const sent: Sent[] = [];
const keys: (string | null)[] = [];
let answer: object | null = { id: 1 };

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart')) return Object.fromEntries(await request.formData());
  return type.includes('json') ? request.json() : null;
}
const server = setupServer(
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    keys.push(request.headers.get('idempotency-key'));
    sent.push({
      method: request.method,
      path: pathname.replace('/api/v1/', '') + search,
      body: await bodyOf(request),
    });
    return HttpResponse.json(answer);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  sent.length = 0;
  keys.length = 0;
  answer = { id: 1 };
});
afterAll(() => server.close());

const tag = defineContract({
  name: 'tag',
  policy: 'content',
  placed: false,
  input: { title: line() },
  record: { uses: z.int() },
});
const provider = () => createDataProvider(new QueryClient(), [news, tag]);
const file = new File(['x'], 'చిత్రం.png', { type: 'image/png' });

test('[CRUD-01] a create sends the fields of the contract and the chosen file, nothing else', async () => {
  await provider().create('news', {
    data: { title: 'A', file, thumbnail: { path: 'old' }, other: 1, area_id: null },
  });
  expect(sent).toEqual([
    { method: 'POST', path: 'news', body: { title: 'A', area_id: '', file: expect.any(File) } },
  ]);
  expect(sent[0]?.body).toHaveProperty('file.name', 'చిత్రం.png');
});

test('[NEWS-02, API-02] an update of a contract with files is a POST that says PUT, with the version it is based on', async () => {
  const record = { id: 7, title: 'A', version: 3, file: { path: 'saved' } };
  await provider().update('news', { id: 7, data: { ...record, title: 'B' }, previousData: record });
  expect(sent).toEqual([
    { method: 'POST', path: 'news/7', body: { title: 'B', version: '3', _method: 'PUT' } },
  ]);
});

const create = (title: string) => provider().create('tag', { data: { title } });
const once = (response: () => Response) => {
  const answered = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return response();
  };
  server.use(http.post('*/api/v1/tag', answered, { once: true }));
};
const lost = () => HttpResponse.error();
const refused = (status: ApiError['status'], code: ErrorCode) => () =>
  HttpResponse.json(new ApiError(status, code).body, { status });

test('[CRUD-01, ERR-04] saving again after a lost answer repeats the create; else it is a new one', async () => {
  once(lost);
  await expect(create('A')).rejects.toMatchObject({ status: 0 });
  for (const title of ['A', 'A', 'B']) await create(title);
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('[ERR-04] a change after a refusal is a new create', async () => {
  once(refused(422, 'tooLong'));
  await expect(create('A')).rejects.toMatchObject({ status: 422 });
  await create('B');
  expect(new Set(keys).size).toBe(2);
});

test('[ERR-04] after a lost answer, a changed save finds the saved record, reports it, and saves on the next try', async () => {
  once(lost);
  await expect(create('A')).rejects.toMatchObject({ status: 0 });
  once(refused(429, 'tooManyTries'));
  await expect(create('B')).rejects.toMatchObject({ status: 429 });
  once(refused(422, 'keyReused'));
  await expect(create('B')).rejects.toMatchObject({ message: 'rules.keyReused' });
  await create('B');
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});

test('[UPD-05] the version comes from the record before the change when the form has none', async () => {
  await provider().update('tag', { id: 7, data: { title: 'B' }, previousData: { id: 7, version: 4 } });
  expect(sent).toEqual([{ method: 'PUT', path: 'tag/7', body: { title: 'B', version: 4 } }]);
});

test.each([[{}], [null], [{ id: null }]])('[CRUD-01] a create answered %j is a failure', async (body) => {
  answer = body;
  await expect(provider().create('tag', { data: { title: 'A' } })).rejects.toMatchObject({
    message: 'rules.noId',
  });
});

test('[CRUD-02] loads a list once for its pages and searches, and again after a change', async () => {
  answer = {
    data: [
      { id: 1, title: 'Water' },
      { id: 2, title: 'Road' },
    ],
    total: 2,
  };
  const { getList, delete: remove } = provider();
  const page = (keyword: string) =>
    getList('tag', {
      filter: { keyword },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
    });
  expect((await page('')).total).toBe(2);
  await page('x');
  expect(sent.map(({ path }) => path)).toEqual(['tag']);
  await remove('tag', { id: 1 });
  await page('');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET tag', 'DELETE tag/1', 'GET tag']);
});

test('[LIST-03, LIST-08] complaints are filtered, sorted and paged by the server', async () => {
  answer = { data: [], total: 42, more: true };
  const answered = await provider().getList('complaint', {
    filter: { status: 'in_progress', created_by_me: true, name: '' },
    pagination: { page: 3, perPage: 10 },
    sort: { field: 'date', order: 'DESC' },
  });
  expect(sent[0]?.path).toBe(
    'complaint?status=in_progress&created_by_me=1&page=3&per_page=10&sort=date&order=desc',
  );
  const pageInfo = { hasNextPage: false, hasPreviousPage: true };
  expect(answered).toEqual({ data: [], pageInfo, meta: { counted: 42 } });
});

test('[LIST-04, LIST-13] a term asks the keyword search; demo records stay hidden', async () => {
  const row = { id: 1, name: 'Ravi' };
  answer = { data: [row, { id: 2, name: ' Demo ' }], total: 2 };
  const { data } = await provider().getList('complaint', { filter: { term: 'నీరు' } });
  expect(sent[0]?.path).toBe(`complaint/search?term=${encodeURIComponent('నీరు')}`);
  expect(data).toEqual([row]);
});

test('[DET-15] one complaint comes with its media and responses', async () => {
  await provider().getOne('complaint', { id: 5 });
  expect(sent[0]?.path).toBe('complaint/5?media=1&response=1');
});
