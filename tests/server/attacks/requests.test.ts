import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '#server/kernel/http/listen.ts';
import { type TestApp, testApp } from '../app.ts';
import { connection } from '../kernel/http/socket.ts';

let app: TestApp;
let server: Listening;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await testApp();
  token = (await app.account({ role: 'admin' })).token;
  server = await listen(app.app.fetch, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop(0);
});

/** Everything that the server sends back for raw text on the socket. */
async function answerTo(...lines: string[]): Promise<string> {
  const { socket, received } = connection(server.url, lines.join('\r\n'));
  sockets.push(socket);
  return received;
}
const isHealthy = async () => expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const START = ['POST /api/v1/login HTTP/1.1', 'Host: desk'];
const SMUGGLED = 'GET /api/v1/health HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n';

describe('a request within a request', () => {
  test.each([
    ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${SMUGGLED}`],
    ['an encoding that is none', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
    ['a length with a sign', ['Content-Length: +6'], SMUGGLED],
    ['a space before the colon', ['Content-Length : 6'], SMUGGLED],
    ['a folded header', ['X-One: 1', ' Content-Length: 6'], SMUGGLED],
    ['a chunk whose size is too long', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${SMUGGLED}`],
    ['a chunk whose size is negative', ['Transfer-Encoding: chunked'], `-1\r\n${SMUGGLED}`],
    ['a bare line feed in the headers', ['X-One: 1\nTransfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['a null byte in a header', ['X-One: 1\0'], SMUGGLED],
  ])('[API-05] %s is refused, and what follows is not read', async (_, headers, body) => {
    const text = await answerTo(...START, ...headers, '', body);
    expect(statuses(text)).not.toContain(200);
    expect(text).not.toContain('"database"');
    await isHealthy();
  });

  test('[API-05] a length that ends early leaves a second request, which is judged as any other', async () => {
    const text = await answerTo(
      ...START,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      `{}${SMUGGLED}`,
    );
    expect(statuses(text)).toEqual([422, 200]);
  });
});

describe('a request without measure', () => {
  const long = 'a'.repeat(20_000);
  test.each([
    ['address', [`GET /api/v1/news?keyword=${long} HTTP/1.1`, 'Host: desk']],
    ['path', [`GET /${long} HTTP/1.1`, 'Host: desk']],
    ['header', ['GET /api/v1/health HTTP/1.1', 'Host: desk', `X-Long: ${long}`]],
    ['token', ['GET /api/v1/me HTTP/1.1', 'Host: desk', `Authorization: Bearer ${long}`]],
  ])('[API-05] its %s is 20 kB long: 431', async (_, lines) => {
    expect(statuses(await answerTo(...lines, '', ''))).toEqual([431]);
    await isHealthy();
  });

  test('[API-05] a method, a version or a host that does not exist', async () => {
    for (const line of [
      'CONNECT desk:443 HTTP/1.1',
      'BREW /pot HTTP/1.1',
      'GET / HTTP/9.9',
      'GET /api/v1/health HTTP/1.1',
    ]) {
      expect(statuses(await answerTo(line, 'Connection: close', '', ''))).not.toContain(200);
    }
    for (const host of ['', 'a b', 'desk:99999', '[::1', 'http://x/', 'desk"><script>']) {
      const text = await answerTo(
        'GET /api/v1/nowhere HTTP/1.1',
        `Host: ${host}`,
        'Connection: close',
        '',
        '',
      );
      expect(statuses(text).every((status) => status >= 400 && status < 500)).toBe(true);
      expect(text).not.toContain('<script>');
    }
    await isHealthy();
  });

  test.each([
    '%',
    '%E0%A4%A',
    '%zz',
    'news/%',
    'news/%00',
    'files/%2e%2e/%2e%2e',
    'complaint/1%00',
    'complaint/export/1/%ff',
    'news?keyword=%',
    'news?page=%E0',
    '%c0%ae%c0%ae/',
  ])('[API-05] %s in an address is answered, and not with a 500', async (path) => {
    const text = await answerTo(
      `GET /api/v1/${path} HTTP/1.1`,
      'Host: desk',
      `Authorization: Bearer ${token}`,
      'Connection: close',
      '',
      '',
    );
    expect(statuses(text).every((status) => status < 500)).toBe(true);
    expect(text).not.toMatch(/stack|node_modules|at .*\.ts/);
  });
});

test.each([
  ['its headers', 'POST /api/v1/login HTTP/1.1\r\nHost: desk\r\nX-Slow: '],
  ['its body', 'POST /api/v1/login HTTP/1.1\r\nHost: desk\r\nContent-Length: 100\r\n\r\n{'],
  ['anything', ''],
])('[API-05] cuts off a client that never finishes %s, and serves others', async (_, text) => {
  const patient = { headers: 50, request: 100, idle: 60_000, next: 60_000, looks: 10 };
  const slow = await listen(app.app.fetch, { host: '127.0.0.1', port: 0 }, patient);
  const loris = Array.from({ length: 20 }, () => connection(slow.url, text));
  // With such short timeouts a busy machine may also cut off a normal client: the call is repeated.
  const health = () =>
    fetch(`${slow.url}/api/v1/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health).toBe(200);
  for (const { received } of loris) expect(await received).toMatch(/^(HTTP\/1\.1 40[08] |$)/);
  await slow.stop(0);
});

test('[API-05] who does not read what was asked for is cut off', async () => {
  const endless = async () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }));
  const patient = { headers: 20_000, request: 300_000, idle: 100, next: 75_000, looks: 5_000 };
  const slow = await listen(endless, { host: '127.0.0.1', port: 0 }, patient);
  const { socket } = connection(slow.url, 'GET / HTTP/1.1\r\nHost: desk\r\n\r\n');
  socket.pause();
  await once(socket, 'ready');
  await slow.stop(60_000);
  socket.destroy();
});

describe('thousands of parts', () => {
  const parts = (count: number, head: (at: number) => string) =>
    `${Array.from({ length: count }, (_, at) => `--x\r\nContent-Disposition: form-data; ${head(at)}\r\n\r\nv\r\n`).join('')}--x--\r\n`;
  const multipart = 'multipart/form-data; boundary=x';
  const form = 'application/x-www-form-urlencoded';
  const send = (type: string, body: string) =>
    app.send('POST', 'complaint/category', { token, body, headers: { 'Content-Type': type } });

  test.each([
    ['10,000 parts of different names', multipart, parts(10_000, (at) => `name="f${at}"`)],
    ['10,000 parts of one name', multipart, parts(10_000, () => 'name="name"')],
    ['10,000 files', multipart, parts(10_000, (at) => `name="file${at}"; filename="a.png"`)],
    [
      '10,000 parts, the boundary in quotes',
      'multipart/form-data; charset=utf-8; boundary="x"',
      parts(10_000, () => 'name="a"'),
    ],
    [
      '10,000 parts, and a second boundary',
      'multipart/form-data; boundary=y; boundary=x',
      parts(10_000, () => 'name="a"'),
    ],
    ['200,000 times one field', form, 'name=1&'.repeat(200_000)],
    ['200,000 values of one list', form, 'name[]=1&'.repeat(100_000)],
    ['100,000 different fields', form, Array.from({ length: 100_000 }, (_, at) => `f${at}=`).join('&')],
  ])('[API-04] %s are refused before they are taken apart', async (_, type, body) => {
    expect((await send(type, body)).status).toBe(body.length > 1024 * 1024 && type === form ? 413 : 400);
  });

  test('[API-04] as many as the longest list has are taken', async () => {
    const body = `${parts(1_000, (at) => `name="f${at}"`).replace('--x--\r\n', '')}${parts(1, () => 'name="name"')}`;
    expect((await send(multipart, body)).status).toBe(201);
  });
});
