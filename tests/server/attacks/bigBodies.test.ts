import { existsSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAX_BODY_BYTES } from '#contract/kernel/limits.ts';
import { testApp } from '../app.ts';
import { ownProcess, PATIENCE } from './ownProcess.ts';

const MB = 1024 * 1024;
const MOST_RISE = 30 * MB;

interface Upload {
  url: string;
  headers: Record<string, string | number>;
  /** The number of bytes to send. */
  size: number;
}

/**
 * Sends a body as fast as it is accepted; resolves with the status, which may come long before its end, or with 'cut
 * off' if the connection closed before the status was read.
 */
function upload({ url, headers, size }: Upload): Promise<number | 'cut off'> {
  return new Promise((resolve) => {
    const sending: ClientRequest = request(url, { method: 'POST', headers, agent: false });
    sending.once('response', ({ statusCode = 0 }: IncomingMessage) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.on('error', () => resolve('cut off'));
    const chunk = Buffer.alloc(MB / 4, 'x');
    let left = size;
    const send = () => {
      while (left > 0 && !sending.destroyed) {
        left -= chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', send);
      }
      sending.end();
    };
    send();
  });
}

const kinds = {
  JSON: 'application/json',
  'a form': 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  'no known kind': 'application/octet-stream',
};

test.skipIf(!existsSync('/proc/self/clear_refs'))(
  '[API-04] 50 MB, of any kind, with and without a length, signed in or not, are a 413 and take no 30 MB',
  PATIENCE,
  async () => {
    const server = await ownProcess();
    const url = `${server.url}/api/v1/complaint/media`;
    const send = async (type: string, declared: boolean, token?: string) => {
      const headers = {
        'Content-Type': type,
        ...(declared ? { 'Content-Length': 50 * MB } : { 'Transfer-Encoding': 'chunked' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      };
      return upload({ url, headers, size: 50 * MB });
    };
    // The least of three: other work of the process can only add to it.
    const rise = async (send: () => Promise<void>) => {
      const each: number[] = [];
      for (let time = 0; time < 3; time++) {
        server.memory.forget();
        const before = server.memory.now();
        await send();
        each.push(server.memory.most() - before);
      }
      return Math.min(...each);
    };
    const rises: Record<string, number> = {};
    for (const [kind, type] of Object.entries(kinds)) {
      for (const declared of [true, false]) {
        rises[`${kind}, ${declared ? 'declared' : 'chunked'}`] = await rise(async () =>
          expect([413, 'cut off']).toContain(await send(type, declared, server.token)),
        );
      }
    }
    rises['of a stranger'] = await rise(async () =>
      expect([401, 'cut off']).toContain(await send(kinds.JSON, false)),
    );
    const most = Object.values(rises).reduce((a, b) => Math.max(a, b));
    expect(most, JSON.stringify(rises)).toBeLessThan(MOST_RISE);
    expect((await server.call('GET', 'health')).status).toBe(200);
  },
);

describe('how much of a body is read', async () => {
  const app = await testApp();
  const { token } = await app.account({ role: 'admin' });

  /** How many bytes of an endless body are accepted, and the answer. */
  async function taken(type: string, given: { token?: string; path?: string; declared?: number } = {}) {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += MB / 4;
        controller.enqueue(new Uint8Array(MB / 4));
      },
    });
    const headers: Record<string, string> = { 'Content-Type': type };
    if (given.declared) headers['Content-Length'] = String(given.declared);
    const answer = await app.send('POST', given.path ?? 'complaint/media', {
      token: given.token,
      body,
      headers,
    });
    return { sent, status: answer.status, message: answer.body.message };
  }
  const tooLarge = { status: 413, message: errorTexts.bodyTooLarge };

  test.each([kinds.JSON, kinds['a form'], kinds['no known kind'], 'multipart/mixed; boundary=x'])(
    '[API-04] %s: a megabyte, since it carries no files',
    async (type) => {
      const { sent, ...answer } = await taken(type, { token });
      expect(answer).toEqual(tooLarge);
      expect(sent).toBeLessThan(2 * MB);
    },
  );

  test('[API-04] multipart of no declared length: what the largest call takes', async () => {
    const { sent, ...answer } = await taken(kinds.multipart, { token });
    expect(answer).toEqual(tooLarge);
    expect(sent).toBeLessThan(18 * MB);
  });

  test('[API-04] multipart that declares too much, or declares little and sends more: 32 MB at most', async () => {
    const declared = { token, declared: MAX_BODY_BYTES + 1 };
    expect((await taken(kinds.multipart, declared)).sent).toBeLessThan(MB);
    const { sent, ...answer } = await taken(kinds.multipart, { token, declared: 1_000 });
    expect(answer).toEqual(tooLarge);
    expect(sent).toBeLessThan(MAX_BODY_BYTES + MB);
  });

  test('[AUTH-02, API-05] of a stranger: nothing, but for sign-in 16 kB', async () => {
    expect(await taken(kinds.multipart)).toMatchObject({ status: 401 });
    const { sent, status } = await taken(kinds.JSON, { path: 'login' });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(MB);
  });
});
