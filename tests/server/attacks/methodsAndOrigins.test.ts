import { beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../complaints/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});

const exists = async (id: number) => (await desk.get(desk.admin, `complaint/${id}`)).status === 200;

describe('_method', () => {
  test.each([
    ['GET with _method=DELETE', 'GET', '?_method=DELETE', undefined],
    ['PUT with _method=DELETE', 'PUT', '?_method=DELETE', { _method: 'DELETE' }],
    ['POST with DELETE in the query and PUT in the body', 'POST', '?_method=DELETE', { _method: 'PUT' }],
    ['POST with CONNECT', 'POST', '', { _method: 'CONNECT' }],
    ['POST with GET', 'POST', '?_method=GET', undefined],
    ['POST with a list that has DELETE second', 'POST', '', { _method: ['PUT', 'DELETE'] }],
    ['POST with an object', 'POST', '', { _method: { toString: 'DELETE' } }],
    ['POST with DELETE and a null byte', 'POST', '', { _method: 'DELETE\0' }],
    [
      'POST that says it of another record in its body',
      'POST',
      '',
      { method: 'DELETE', 'X-HTTP-Method-Override': 'DELETE' },
    ],
  ])('[API-02] %s deletes nothing', async (_, method, query, json) => {
    const { id } = await desk.record(desk.mla);
    await desk.send(method, `complaint/${id}${query}`, { token: desk.admin.token, json });
    expect(await exists(id)).toBe(true);
  });

  test('[API-02] twice in a form: the last one counts, with its own rights', async () => {
    const { id } = await desk.record(desk.mla);
    const body = '_method=PUT&_method=DELETE';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const send = (token: string) => desk.send('POST', `complaint/${id}`, { token, body, headers });
    expect((await send(desk.staff.token)).status).toBe(403);
    expect(await exists(id)).toBe(true);
    expect((await send(desk.mla.token)).status).toBe(200);
    expect(await exists(id)).toBe(false);
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '[API-02] %s means nothing',
    async (name) => {
      const { id } = await desk.record(desk.mla);
      await desk.send('POST', `complaint/${id}`, {
        token: desk.admin.token,
        json: {},
        headers: { [name]: 'DELETE' },
      });
      expect(await exists(id)).toBe(true);
    },
  );
});

describe('pages of other origins', () => {
  const ORIGINS = [
    'null',
    'http://localhost',
    'https://localhost',
    'http://localhost:8080',
    'https://localhost:443',
    'https://www.localhost',
    'https://localhost.evil.example',
    'https://evil-localhost',
    'HTTPS://LOCALHOST',
    'file://',
    'https://evil.example',
    'chrome-extension://abcdefghijklmnop',
  ];

  test.each(ORIGINS)(
    '[API-05] %s reads no answer and is allowed nothing, signed in or not',
    async (Origin) => {
      const asked = {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, content-type',
      };
      const { token } = desk.mla;
      const answers = [
        await desk.send('GET', 'me', { headers: { Origin }, token }),
        await desk.send('GET', 'me', { headers: { Origin, Cookie: `token=${token}` } }),
        await desk.send('POST', 'login', { headers: { Origin }, json: {} }),
        await desk.send('OPTIONS', 'complaint', { headers: asked }),
        await desk.send('OPTIONS', 'login', { headers: asked }),
        await desk.send('OPTIONS', 'complaint', { headers: asked, token }),
      ];
      for (const { headers } of answers) {
        const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(allowed).toEqual([]);
        expect(headers.get('set-cookie')).toBeNull();
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 401, 422, 401, 404, 404]);
    },
  );

  test('[API-05] a form of another page, which needs no leave, is a stranger’s', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      const headers = {
        Origin: 'https://evil.example',
        'Content-Type': type,
        Cookie: `token=${desk.admin.token}`,
      };
      expect((await desk.send('POST', 'complaint/category', { headers, body: 'name=Evil' })).status).toBe(
        401,
      );
    }
  });
});

describe('headers of the API', () => {
  test('[DET-16] say on every answer what it is, and that it is no page', async () => {
    const answers = [
      await desk.get(desk.mla, 'complaint'),
      await desk.send('GET', 'me'),
      await desk.send('POST', 'login', { json: {} }),
      await desk.send('GET', 'nowhere', { token: desk.mla.token }),
    ];
    const kept = await desk.send('GET', 'openapi.json');
    for (const { headers } of [...answers, kept]) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
    expect(kept.headers.get('cache-control')).toBe('no-cache');
  });
});
