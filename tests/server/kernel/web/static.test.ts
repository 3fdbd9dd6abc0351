import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { compressed } from '#server/kernel/web/encoding.ts';
import { staticSite } from '#server/kernel/web/static.ts';

const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-dist-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = 'export const words = "grievance desk";\n'.repeat(200);
mkdirSync(join(folder, 'dist/assets'), { recursive: true });
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Grievance Desk</title>');
writeFileSync(join(folder, 'dist/assets/index-B1x9.js'), script);
writeFileSync(join(folder, 'dist/assets/font-C2y8.woff2'), new Uint8Array(4_000));
writeFileSync(join(folder, 'secret.txt'), 'not for the world');

const own = join(folder, 'config.json');
const sources = (googleMapsKey?: string) => ({
  shipped: 'public/config.json',
  own,
  googleMapsKey,
  log: pino({ level: 'silent' }),
});
const site = staticSite(join(folder, 'dist'), sources());
const get = (path: string, headers = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { headers, method }));

describe('the built admin', () => {
  test('[SHELL-12] every path of the router is the page, checked each time', async () => {
    for (const path of ['/', '/index.html', '/grievance/12', '/divisonIncharge/add']) {
      const response = await get(path);
      expect(await response.text()).toContain('<title>Grievance Desk</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('hashed files are kept for ever, and one that is gone is no page', async () => {
    const response = await get('/assets/index-B1x9.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/assets/index-old.js')).status).toBe(404);
  });

  test('a known version is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const response = await get('/', { 'If-None-Match': `"other", ${etag}` });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.8, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('text is compressed for who accepts %s', async (accepted, encoding, unpack) => {
    const response = await get('/assets/index-B1x9.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(script.length / 10);
    expect(unpack(bytes).toString()).toBe(script);
  });

  test.each([
    ['/assets/index-B1x9.js', ''],
    ['/assets/index-B1x9.js', 'identity'],
    ['/assets/font-C2y8.woff2', 'br, gzip'],
    ['/', 'br, gzip'],
  ])('%s is sent as it is to who accepts %j', async (path, accepted) => {
    const response = await get(path, { 'Accept-Encoding': accepted });
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/../../secret.txt',
  ])('nothing beside it is reached by %s', async (path) => {
    expect(await (await get(path)).text()).not.toContain('not for the world');
  });

  test('only reading is allowed', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await (await get('/', {}, 'HEAD')).text()).toBe('');
  });

  test('before it is built the answer says what to do', async () => {
    const unbuilt = staticSite(join(folder, 'nothing'), sources());
    const response = await unbuilt(new Request('http://localhost/'));
    expect([response.status, await response.text()]).toEqual([404, 'The admin is not built: npm run build.']);
  });
});

describe('headers', () => {
  test('[DET-16] no script but our own, no frame around us, no plugin, no other base', async () => {
    for (const path of ['/', '/assets/index-B1x9.js', '/config.json', '/gone.js']) {
      const { headers } = await get(path);
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split('; ').map((line) => [line.split(' ')[0], line]),
      );
      expect(policy).toMatchObject({
        'script-src': "script-src 'self'",
        'connect-src': "connect-src 'self'",
        'object-src': "object-src 'none'",
        'base-uri': "base-uri 'none'",
        'frame-ancestors': "frame-ancestors 'none'",
        'form-action': "form-action 'self'",
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self), geolocation=(self)');
    }
  });

  test('Google is let in only with a key', async () => {
    const withKey = staticSite(join(folder, 'dist'), sources('a key'));
    const response = await withKey(new Request('http://localhost/'));
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://maps.googleapis.com",
    );
  });
});

describe('config.json', () => {
  const read = async (from = site) => (await from(new Request('http://localhost/config.json'))).json();

  test('[CRE-05, SHELL-09] ships with twelve offices and everything switched on', async () => {
    const shipped = await read();
    expect(new Set(shipped.grievanceInCharges).size).toBe(12);
    expect(Object.values(shipped.groups)).toEqual([true, true, true, true, true, true]);
    expect(shipped.googleMapsKey).toBeNull();
    expect((await get('/config.json')).headers.get('cache-control')).toBe('no-cache');
  });

  test('[CRE-05, SHELL-09] an office’s own file changes what it names, at once', async () => {
    const shipped = await read();
    writeFileSync(own, JSON.stringify({ credit: 'District IT cell', groups: { leaders: false } }));
    expect(await read()).toEqual({
      ...shipped,
      credit: 'District IT cell',
      groups: { ...shipped.groups, leaders: false },
    });
    writeFileSync(own, '{ "credit": ');
    expect(await read()).toEqual(shipped);
    rmSync(own);
  });

  test('the key of the environment is told to the admin', async () => {
    expect(await read(staticSite(join(folder, 'dist'), sources('a key')))).toMatchObject({
      googleMapsKey: 'a key',
    });
  });
});

test('[VID-01] the player of videos is the only foreign frame of a page', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain("frame-src 'self' https://www.youtube-nocookie.com");
});

describe('answers of the API', () => {
  const rows = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Lakshmi' }));
  const asked = new Request('http://localhost/api/v1/news', { headers: { 'Accept-Encoding': 'gzip' } });

  test('[LIST-01] large lists are compressed, with status and headers as they were', async () => {
    const answer = Response.json(rows, { status: 201, headers: { 'X-Request-Id': 'id' } });
    const response = await compressed(asked, answer);
    expect([response.status, response.headers.get('x-request-id')]).toEqual([201, 'id']);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual(rows);
  });

  test('small answers and files pass as they are', async () => {
    expect(await (await compressed(asked, Response.json({ id: 1 }))).json()).toEqual({ id: 1 });
    const file = new Response(new Uint8Array(10_000), { headers: { 'Content-Type': 'application/pdf' } });
    expect(await compressed(asked, file)).toBe(file);
  });
});
