import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskStore } from '#server/kernel/files/disk.ts';
import { serveFile } from '#server/kernel/files/serve.ts';
import type { FileStore } from '#server/kernel/files/store.ts';

const root = await mkdtemp(join(tmpdir(), 'files-'));
const store = diskStore(root);
const key = await store.put(Buffer.from('0123456789'));
afterAll(() => rm(root, { recursive: true }));

async function get(row: { type?: string; name?: string } = {}, headers = {}, method = 'GET') {
  const request = new Request('http://localhost/file', { headers, method });
  const response = await serveFile(request, { key, type: 'audio/webm', name: 'audio.aac', ...row }, store);
  if (!response) throw new Error('no such file');
  return response;
}

describe('a served file', () => {
  test('has the type found at upload, may not be sniffed and runs nothing', async () => {
    const { status, headers } = await get();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('audio/webm');
    expect(headers.get('Content-Length')).toBe('10');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'self'",
    );
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
    expect(headers.get('Accept-Ranges')).toBe('bytes');
    expect((await get({ type: 'text/csv' })).headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  });

  test.each([
    ['image/png', 'inline'],
    ['audio/mp4', 'inline'],
    ['application/pdf', 'inline'],
    ['text/csv', 'attachment'],
    ['text/html', 'attachment'],
    ['constructor', 'attachment'],
  ])('%s is sent %s', async (type, disposition) => {
    const { headers } = await get({ type });
    expect(headers.get('Content-Disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(headers.get('Content-Type')).not.toContain('html');
  });

  test.each([
    ['ఫిర్యాదు.html', 'ఫిర్యాదు.png', '_.png'],
    ['a"b\r\nSet-Cookie: x.png', 'a b Set-Cookie  x.png', 'a b Set-Cookie  x.png'],
    ['C:\\photos\\.htaccess', 'htaccess.png', 'htaccess.png'],
    ['1.5 crore', '1.5 crore.png', '1.5 crore.png'],
    ['../../etc/passwd', 'passwd.png', 'passwd.png'],
    ["it's (100%)*.png", "it's (100%).png", "it's (100_).png"],
    ['photo\u202Egnp.exe', 'photognp.png', 'photognp.png'],
    ['\ud800', 'file.png', 'file.png'],
    [`${'🌾'.repeat(300)}.png`, `${'🌾'.repeat(100)}.png`, '_.png'],
    ['', 'file.png', 'file.png'],
    ['x'.repeat(101), `${'x'.repeat(100)}.png`, `${'x'.repeat(100)}.png`],
    [' .. a.b.png', 'a.b.png', 'a.b.png'],
    ['report.xhtml', 'report.png', 'report.png'],
    ['report.1234567', 'report.1234567.png', 'report.1234567.png'],
    ['half!.png', 'half!.png', 'half!.png'],
  ])('named %# is saved under a name that is safe and still its own', async (name, saved, ascii) => {
    const { headers } = await get({ name, type: 'image/png' });
    const [, plain, encoded = ''] =
      /^inline; filename="([^"]*)"; filename\*=UTF-8''([\w.%~-]+)$/.exec(
        headers.get('Content-Disposition') ?? '',
      ) ?? [];
    expect(decodeURIComponent(encoded)).toBe(saved);
    expect(plain).toBe(ascii);
  });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent in part for %s', async (range, text, contentRange) => {
    const response = await get({}, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has nothing for %s', async (range) => {
    const response = await get({}, { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10');
  });

  test.each(['bytes=0-1,3-4', 'bytes=5-2', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is sent whole for %s',
    async (range) => {
      const response = await get({}, { Range: range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    },
  );

  test('is not sent again to who has it, nor in part to who has another', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    const again = await get({}, { 'If-None-Match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get({}, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    expect((await get({}, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
  });

  test('answers HEAD with its size and no body', async () => {
    const response = await get({}, {}, 'HEAD');
    expect(response.headers.get('Content-Length')).toBe('10');
    expect(response.body).toBeNull();
  });

  test('breaks off without telling where it was kept', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('EIO: /var/data/files/ab/cd')),
    });
    const torn = { open: async () => ({ size: 10, writtenAt: new Date(), stream: () => broken }) };
    const row = { key, type: 'image/png', name: 'a.png' };
    const response = await serveFile(new Request('http://localhost/file'), row, torn as unknown as FileStore);
    await expect(response?.text()).rejects.toThrow(/^The file could not be read to its end\.$/);
  });

  test('that is gone is no file', async () => {
    const gone = await serveFile(
      new Request('http://localhost/file'),
      { key: 'x', type: '', name: '' },
      store,
    );
    expect(gone).toBeNull();
  });
});
