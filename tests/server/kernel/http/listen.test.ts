import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '#contract/kernel/limits.ts';
import { type Answerer, type Listening, listen } from '#server/kernel/http/listen.ts';
import { testApp } from '../../app.ts';
import { probes } from './probes.ts';
import { connection } from './socket.ts';

const api = await testApp([probes]);
const { token } = await api.account({ role: 'mla' });

const listening: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(listening.splice(0).map((server) => server.stop(0)));
});

/** A connection that is closed when the test is done. */
function speak(server: Listening, text: string) {
  const spoken = connection(server.url, text);
  sockets.push(spoken.socket);
  return spoken;
}

async function serve(answer: Answerer = api.app.fetch, proxies = 0): Promise<Listening> {
  const server = await listen(answer, { host: '127.0.0.1', port: 0, proxies });
  listening.push(server);
  return server;
}

const headers = (length: number) =>
  `POST /api/v1/probe/echo HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('over the network', () => {
  test("the client's address is that of the connection, whatever the headers claim", async () => {
    const { url } = await serve(async (_, { ip }) => Response.json({ ip }));
    const response = await fetch(url, {
      headers: { 'X-Forwarded-For': '203.0.113.1', Forwarded: 'for=203.0.113.1' },
    });
    expect(await response.json()).toEqual({ ip: '127.0.0.1' });
  });

  test.each([
    [1, '198.51.100.7, 203.0.113.1', '203.0.113.1'],
    [2, '198.51.100.7, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [2, '203.0.113.1', '127.0.0.1'],
    [1, 'somebody', '127.0.0.1'],
    [1, '', '127.0.0.1'],
  ])('behind %i proxies of our own, of "%s" counts %s', async (proxies, chain, ip) => {
    const { url } = await serve(async (_, client) => Response.json(client), proxies);
    const response = await fetch(url, { headers: { 'X-Forwarded-For': chain } });
    expect(await response.json()).toEqual({ ip });
  });

  test('a connection is kept for the next call longer than a proxy keeps one', async () => {
    const { url } = await serve();
    const { headers } = await fetch(`${url}/api/v1/health`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  test.each([
    ['by its length', () => new Uint8Array(MAX_BODY_BYTES + 1)],
    [
      'while it streams',
      () => {
        let left = MAX_BODY_BYTES / 1024 / 1024 + 8;
        return new ReadableStream({
          pull(controller) {
            if (left-- > 0) controller.enqueue(new Uint8Array(1024 * 1024));
            else controller.close();
          },
        });
      },
    ],
  ])('[API-04] a body that is too large is told so (%s)', async (_, body) => {
    const { url } = await serve();
    const response = await fetch(`${url}/api/v1/probe/echo`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: body(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('a client that disconnects during the body disturbs no other', async () => {
    const server = await serve();
    const { socket } = speak(server, `${headers(100)}{"name":`);
    socket.end();
    const response = await fetch(`${server.url}/api/v1/probe/echo`, { method: 'POST' });
    expect(response.status).toBe(401);
    await server.stop(60_000);
    listening.length = 0;
  });

  test('refuses input that is no HTTP', async () => {
    const server = await serve();
    expect(await speak(server, 'HELLO\r\n\r\n').received).toMatch(/^HTTP\/1.1 400 /);
    expect((await fetch(`${server.url}/api/v1/nowhere`)).status).toBe(404);
  });
});

describe('a stop', () => {
  test('lets what is under way finish, accepts nothing new and closes idle connections', async () => {
    let finish = () => {};
    const arrived = new Promise<void>((begun) => {
      void serve(async ({ url }) => {
        if (!url.endsWith('/slow')) return new Response('idle');
        begun();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return new Response('finished');
      });
    });
    await expect.poll(() => listening.length).toBe(1);
    const server = listening.pop() as Listening;
    await (await fetch(server.url)).text();
    const slow = fetch(`${server.url}/slow`);
    await arrived;
    const stopped = server.stop(60_000);
    await expect(fetch(server.url)).rejects.toThrow();
    finish();
    expect(await (await slow).text()).toBe('finished');
    await stopped;
  });

  test('does not wait for ever for a body that never comes', async () => {
    const server = await serve();
    const { socket, received } = speak(server, `${headers(100)}{"name":`);
    await new Promise((resolve) => socket.once('connect', resolve));
    await server.stop(50);
    listening.length = 0;
    expect(await received).toBe('');
  });
});

test('a port in use is one clear line', async () => {
  const port = Number(new URL((await serve()).url).port);
  await expect(listen(api.app.fetch, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is in use: set PORT to another one.`,
  );
});
