import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { fetchMedia } from '#server/messages/providers/whatsappMedia.ts';

/** A provider that names an address for an id, and gives the bytes there. */
const PHOTO = new Uint8Array([137, 80, 78, 71]);
let answer: RequestListener;
let asked: IncomingMessage[] = [];
const provider = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
beforeEach(() => {
  asked = [];
});
afterAll(() => provider.close());

const names =
  (about: object, bytes: Uint8Array = PHOTO): RequestListener =>
  ({ url }, response) =>
    url === '/v1/media%2F7' ? response.end(JSON.stringify(about)) : response.end(bytes);
const fetched = () => fetchMedia({ url: `${origin}/v1`, token: 'secret' }, 'media/7');

test("[MSG-15] fetches a citizen's file from the address that the provider names", async () => {
  answer = names({ url: `${origin}/file`, file_size: 4 });
  expect(await fetched()).toEqual(PHOTO);
  expect(asked.map(({ url }) => url)).toEqual(['/v1/media%2F7', '/file']);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret']);
});

describe('drops files that cannot be fetched', () => {
  test('[MSG-15] a file that says it is too large is not asked for', async () => {
    answer = names({ url: `${origin}/file`, file_size: MAX_ATTACHMENT_BYTES + 1 });
    expect(await fetched()).toBe('too_large');
    expect(asked).toHaveLength(1);
  });

  test('[MSG-15] one that is larger than it says is not read to its end', async () => {
    answer = names({ url: `${origin}/file`, file_size: 4 }, new Uint8Array(MAX_ATTACHMENT_BYTES + 1));
    expect(await fetched()).toBe('too_large');
  });

  test.each([
    ['of another host without TLS', () => ({ url: `${origin.replace('127.0.0.1', 'localhost')}/file` })],
    ['that is missing', () => ({})],
  ])('[MSG-15] an address %s does not get the token', async (_, about) => {
    answer = names(about());
    expect(await fetched()).toBe('not_fetched');
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a refusal', 404],
    ['a redirect', 302],
  ])('[MSG-15] %s is not followed', async (_, status) => {
    answer = (_request, response) => response.writeHead(status, { Location: `${origin}/file` }).end();
    expect(await fetched()).toBe('not_fetched');
    expect(asked).toHaveLength(1);
  });

  test('[MSG-15] an answer that is no JSON', async () => {
    answer = (_request, response) => response.end('<html>');
    expect(await fetched()).toBe('not_fetched');
  });
});
