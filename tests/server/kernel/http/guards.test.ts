import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { testApp } from '../../app.ts';
import { probes } from './probes.ts';

const api = await testApp([probes]);
const { token: staff } = await api.account({ role: 'staff' });
const { token: mla } = await api.account({ role: 'mla' });

describe('a request is judged in this order', () => {
  const wrong = { json: { count: 'many' } };
  test.each([
    ['who: 401 without a token', 'probe/echo', { ...wrong }, 401, errorTexts.signInAgain],
    [
      'who: 401 with an unknown token',
      'probe/echo',
      { ...wrong, token: 'nobody' },
      401,
      errorTexts.signInAgain,
    ],
    [
      'whether: 403 for a role that may not',
      'probe/echo',
      { ...wrong, token: staff },
      403,
      errorTexts.forbidden,
    ],
    ['what: 422 for what does not fit', 'probe/echo', { ...wrong, token: mla }, 422, errorTexts.required],
  ])('[API-04, API-05, SHELL-13] %s', async (_, path, sent, status, message) => {
    const answer = await api.send('POST', path, sent);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('[API-05] nothing of a stranger is read: a body that cannot be read is 401 as well', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('was read');
      },
    });
    const { status } = await api.send('POST', 'probe/echo', { body });
    expect(status).toBe(401);
  });

  test('[API-04] everything that does not fit is told at once, by field', async () => {
    const { status, body } = await api.send('POST', 'probe/echo?area=north', {
      token: mla,
      form: { name: ' ', count: '-1', file: new File(['text'], 'a.png', { type: 'image/png' }) },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      area: [expect.any(String)],
      name: [errorTexts.required],
      count: [errorTexts.notNumber],
      file: [errorTexts.imageType],
    });
  });
});

describe('_method', () => {
  test.each(['PUT', 'PATCH', 'put'])('[API-02] %s in the body or the query of a POST', async (method) => {
    const sent = { token: staff, form: { name: 'x', _method: method } };
    const answers = [
      await api.send('POST', 'probe/7', sent),
      await api.send('POST', `probe/7?_method=${method}`, { token: staff, json: { name: 'x' } }),
      await api.send('POST', `probe/7?_method=${method}`, { token: staff, form: { name: 'x' } }),
      await api.send(method.toUpperCase(), 'probe/7', { token: staff, json: { name: 'x' } }),
    ];
    for (const { body } of answers) expect(body.message).toBe('edited 7 x');
  });

  test('[API-02, API-05] rights are those of the effective method', async () => {
    const asDelete = { json: { _method: 'DELETE' } };
    expect((await api.send('POST', 'probe/7', { ...asDelete, token: staff })).status).toBe(403);
    expect((await api.send('POST', 'probe/7?_method=DELETE', { token: staff })).status).toBe(403);
    expect((await api.send('POST', 'probe/7', { ...asDelete, token: mla })).body.message).toBe('removed 7');
  });

  test.each(['GET', 'POST', 'TRACE', 'constructor', ''])('[API-02] %j is refused', async (method) => {
    expect((await api.send('POST', 'probe/7', { token: mla, json: { _method: method } })).status).toBe(400);
  });

  test('[API-02] means nothing on another method', async () => {
    const get = await api.send('GET', 'probe/7?_method=DELETE', { token: mla });
    expect(get.status).toBe(404);
    const put = await api.send('PUT', 'probe/7', { token: mla, json: { name: 'y', _method: 'DELETE' } });
    expect(put.body.message).toBe('edited 7 y');
  });
});

describe('paths', () => {
  test('an unknown one is a 404 with a body', async () => {
    const { status, body } = await api.send('GET', 'nowhere', { token: mla });
    expect([status, body.message]).toEqual([404, 'There is no such call.']);
  });

  test.each(['0', '2147483648', '99999999999999999999', 'abc', '1.5', '-1', '%00', '1%2F2'])(
    'an id that cannot be one, %s, is a record that does not exist',
    async (id) => {
      expect((await api.send('PUT', `probe/${id}`, { token: mla, json: {} })).status).toBe(404);
    },
  );

  test('odd methods and odd queries are answered', async () => {
    expect((await api.send('OPTIONS', 'probe/7', { token: mla })).status).toBe(404);
    expect((await api.send('GET', 'probe/7?%E0%A4%A=%&&=', { token: mla })).status).toBe(404);
  });
});
