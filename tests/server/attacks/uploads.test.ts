import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { filesBelow } from '../../sources.ts';
import { type Desk, openDesk, refusalOf } from '../complaints/desk.ts';
import { image } from '../factories.ts';

let desk: Desk;
let complaint_id: number;
beforeAll(async () => {
  desk = await openDesk();
  ({ id: complaint_id } = await desk.record(desk.mla));
});

const file = (content: BlobPart | Uint8Array, name: string, type = '') =>
  new File([content as BlobPart], name, { type });
const attach = (upload: File, id = complaint_id) =>
  desk.send('POST', 'complaint/media', { token: desk.mla.token, form: { complaint_id: id, file: upload } });
const news = (upload: File) =>
  desk.send('POST', 'news', {
    token: desk.mla.token,
    form: {
      title: 'News',
      date: '2026-03-01',
      video_link: 'https://example.org/',
      description: 'x',
      ...desk.places.V1,
      file: upload,
    },
  });
const bytesOf = async (upload: File) => new Uint8Array(await upload.arrayBuffer());
/** The answer of a link, as a browser opens it. */
const open = (url: unknown) => desk.app.fetch(new Request(`http://localhost${url}`));

/** A PNG of one colour that declares so many pixels: a black line compresses to nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8); // one bit a pixel, shades of grey
  const pixels = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.domain)</script>';

describe('a file that is not what it is called', () => {
  test.each([
    ['SVG named .png', file(SVG, 'a.png', 'image/png')],
    ['SVG', file(SVG, 'a.svg', 'image/svg+xml')],
    ['HTML named .pdf', file(HTML, 'a.pdf', 'application/pdf')],
    ['HTML behind the header of a PDF', file(`%PDF-1.7\n${HTML}`, 'a.pdf', 'application/pdf')],
    ['HTML behind the header of a GIF', file(`GIF89a/*${HTML}*/`, 'a.gif', 'image/gif')],
    [
      'HTML behind the header of a JPEG',
      file(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(HTML)]), 'a.jpg'),
    ],
    ['JavaScript named .mp3', file('alert(1)', 'a.mp3', 'audio/mpeg')],
    ['a program', file(Buffer.from('7f454c4602010100', 'hex'), 'a.pdf', 'application/pdf')],
    ['an archive', file(Buffer.from('504b030414000000', 'hex'), 'a.png', 'image/png')],
    ['nothing at all', file('', 'a.png', 'image/png')],
  ])('[CRE-14, IMG-01] %s is refused by its bytes', async (_, upload) => {
    const stored = filesBelow(desk.folder).length;
    expect(refusalOf(await attach(upload), 'file')).toEqual([errorTexts.attachmentType]);
    expect(refusalOf(await news(upload), 'file')).toEqual([errorTexts.imageType]);
    expect(filesBelow(desk.folder)).toHaveLength(stored);
  });

  test('[CRE-15] a video named audio.aac', async () => {
    const { readFile } = await import('node:fs/promises');
    const upload = file(await readFile('tests/fixtures/video.webm'), 'audio.aac', 'audio/aac');
    expect(refusalOf(await attach(upload), 'file')).toEqual([errorTexts.attachmentType]);
  });

  test('[IMG-01] an image that is HTML too is kept as the image alone, and served as nothing else', async () => {
    const { id } = await desk.record(desk.mla);
    for (const type of ['png', 'jpeg'] as const) {
      const both = Buffer.concat([await bytesOf(await image(type)), Buffer.from(HTML)]);
      const { status, body } = await attach(file(both, 'a.html', 'text/html'), id);
      expect(status).toBe(201);
      const answer = await open(body.path);
      expect(answer.headers.get('content-type')).toBe(`image/${type}`);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
    }
  });
});

test('[IMG-01, CRE-14] a PNG of 109 kB that declares 900 megapixels is refused by its header', async () => {
  const bytes = bomb(30_000, 30_000);
  expect(bytes.length).toBeLessThan(115_000);
  const decoded = vi.spyOn(sharp.prototype, 'toBuffer');
  expect(refusalOf(await attach(file(bytes, 'a.png')), 'file')).toEqual([errorTexts.attachmentType]);
  expect(refusalOf(await news(file(bytes, 'a.png')), 'file')).toEqual([errorTexts.imageType]);
  expect(decoded).not.toHaveBeenCalled();
  decoded.mockRestore();
});

test('[IMG-01] a photo that lies on its side, with a place and a script in its Exif, is stored upright and bare', async () => {
  const sideways = await sharp(await bytesOf(await image('jpeg', 40, 20)))
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' }, IFD3: { GPSLatitude: '17/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { id } = await desk.record(desk.mla);
  const { body } = await attach(file(sideways, 'a.jpg'), id);
  const stored = Buffer.from(await (await open(body.path)).arrayBuffer());
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  });
  expect(stored.includes('script')).toBe(false);
});

describe('the name of a file', () => {
  test.each([
    '../../../etc/passwd.png',
    '..\\..\\windows\\system32\\a.png',
    '/etc/cron.d/a.png',
    'C:\\a.png',
    'a.png\0.html',
    'a\r\nContent-Type: text/html\r\n\r\n<script>.png',
    'a"; filename="b.html',
    "a'\u202Egnp.html",
    '%2e%2e%2fa.png',
    '.htaccess',
    '-rf',
    '~/.ssh/id',
    'con.png',
    `${'x'.repeat(5_000)}.png`,
    '<img src=x onerror=alert(1)>.png',
  ])('[CRE-12] %j is only a name', async (name) => {
    const { id } = await desk.record(desk.mla);
    const { status, body } = await attach(file(await bytesOf(await image()), name), id);
    expect(status).toBe(201);
    const stored = filesBelow(desk.folder);
    expect(stored.every((path) => /\/[0-9a-f]{2}\/[0-9a-f]{30}$/.test(path))).toBe(true);
    expect(String(body.name).length).toBeLessThanOrEqual(255);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(String(body.name)).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
    expect(String(body.path)).toMatch(/^\/api\/v1\/files\/\d+\/file\.png\?/);
    const { headers } = await open(body.path);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename="[^"\r\n]*\.png"; filename\*=UTF-8''[\w.~%-]+\.png$/,
    );
  });
});
