import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { Mp4OutputFormat, OggOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { identify } from '#server/kernel/files/identify.ts';
import { seekableRecording } from '#server/kernel/files/recording.ts';
import { bytesOf, jpeg, pdf, png, recording, video } from '../../../fixtures/index.ts';
import { adts, inContainer, mp3, wav } from './sounds.ts';

const cut = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const HTML = '<!doctype html><script>alert(1)</script>';

/** A picture that does not compress, so that cutting it loses pixels. */
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** The header of a PNG of this size and nothing of its pixels. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(100_000)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('images', () => {
  test('[IMG-01, PROF-04] jpeg and png are known by their content, with their size in pixels', async () => {
    expect(await identify(await bytesOf(await png(201, 500)))).toEqual({
      kind: 'image',
      type: 'image/png',
      width: 201,
      height: 500,
    });
    expect(await identify(await bytesOf(await jpeg(40, 30)))).toMatchObject({
      type: 'image/jpeg',
      width: 40,
      height: 30,
    });
  });

  test('[PROF-04] a photo taken sideways has the size it is shown with', async () => {
    const sideways = await sharp(await bytesOf(await jpeg(40, 30)))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await identify(sideways)).toMatchObject({ width: 30, height: 40 });
  });

  test('[IMG-01] other kinds of image are refused', async () => {
    const picture = noise();
    for (const format of ['gif', 'webp', 'tiff', 'avif'] as const) {
      expect(await identify(await picture.clone().toFormat(format).toBuffer()), format).toBeNull();
    }
    expect(await identify(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  });

  test('[IMG-01] a truncated or damaged image is refused', async () => {
    const encodings = [
      { jpeg: {} },
      { jpeg: { progressive: true } },
      { png: {} },
      { png: { progressive: true } },
    ];
    for (const encoding of encodings) {
      const image = encoding.jpeg ? noise().jpeg(encoding.jpeg) : noise().png(encoding.png);
      const bytes = await image.toBuffer();
      expect(await identify(bytes)).not.toBeNull();
      for (const share of [0.1, 0.5, 0.9]) expect(await identify(cut(bytes, share))).toBeNull();
    }
  });

  test('[IMG-01] an image of exactly 50 megapixels is taken', async () => {
    const largest = sharp({ create: { width: 50_000, height: 1_000, channels: 3, background: 'red' } });
    expect(await identify(await largest.png().toBuffer())).toMatchObject({ width: 50_000, height: 1_000 });
  });

  test('[IMG-01] an image above 50 megapixels is refused by its header', async () => {
    expect(await identify(pngHeader(30_000, 30_000))).toBeNull();
    const largest = sharp({ create: { width: 50_001, height: 1_000, channels: 3, background: 'red' } });
    expect(await identify(await largest.png().toBuffer())).toBeNull();
  });
});

describe('recordings', () => {
  test('[CRE-15] accepts recordings of browsers as sound, with any name', async () => {
    const webm = await bytesOf(recording());
    expect(await identify(webm)).toEqual({ kind: 'audio', type: 'audio/webm' });
    const fragmented = new Mp4OutputFormat({ fastStart: 'fragmented' });
    expect(await identify(await inContainer(fragmented, webm))).toEqual({ kind: 'audio', type: 'audio/mp4' });
    expect(await identify(await inContainer(fragmented, adts()))).toEqual({
      kind: 'audio',
      type: 'audio/mp4',
    });
    const ogg = await inContainer(new OggOutputFormat(), webm);
    expect(await identify(ogg)).toEqual({ kind: 'audio', type: 'audio/ogg' });
  });

  test.each([
    ['audio/aac', adts()],
    ['audio/mpeg', mp3()],
    ['audio/wav', wav()],
  ])('%s is sound', async (type, bytes) => {
    expect(await identify(bytes)).toEqual({ kind: 'audio', type });
  });

  test('[CRE-15] a video is no recording, even when its codec is unknown', async () => {
    const bytes = Buffer.from(await bytesOf(video()));
    expect(await identify(bytes)).toBeNull();
    const unknown = Buffer.from(bytes.toString('latin1').replaceAll('V_VP8', 'V_XYZ'), 'latin1');
    expect(await identify(unknown)).toBeNull();
  });

  test('[CRE-15] refuses a webm whose end is no element, without delay', async () => {
    const whole = Buffer.from(await bytesOf(recording()));
    const segment = whole.indexOf(Buffer.from('18538067', 'hex'));
    for (const junk of [8, 9, 20, 200]) {
      const torn = Buffer.concat([whole.subarray(0, segment + 12), Buffer.alloc(junk, 0x42)]);
      expect(await identify(torn)).toBeNull();
      expect(await seekableRecording(torn)).toBe(torn);
    }
  });

  test('a container without sound, and frames that are none, are refused', async () => {
    const fragmented = new Mp4OutputFormat({ fastStart: 'fragmented' });
    const mp4 = Buffer.from(await inContainer(fragmented, adts()));
    expect(await identify(mp4.subarray(0, mp4.indexOf('moof') - 4))).toBeNull();
    expect(await identify((await bytesOf(recording())).subarray(0, 200))).toBeNull();
    const script = Buffer.from(HTML.repeat(200));
    expect(await identify(Buffer.concat([adts().subarray(0, 4), script]))).toBeNull();
    expect(await identify(Buffer.concat([mp3().subarray(0, 4), script]))).toBeNull();
  });
});

describe('pdf', () => {
  test('[CRE-14] is known by its header within 1,024 bytes and its table of contents', async () => {
    const bytes = await bytesOf(pdf('Petition'));
    expect(await identify(bytes)).toEqual({ kind: 'pdf', type: 'application/pdf' });
    expect(await identify(cut(bytes, 0.6))).toBeNull();
    expect(await identify(Buffer.from(`%PDF-1.4\n${HTML}`))).toBeNull();
    const padding = (length: number) => Buffer.alloc(length, ' ');
    const taken = { kind: 'pdf', type: 'application/pdf' };
    for (const before of [Buffer.from('\uFEFF'), Buffer.from('\r\n\r\n'), Buffer.from(HTML), padding(1019)]) {
      expect(await identify(Buffer.concat([before, bytes]))).toEqual(taken);
    }
    const footer = Buffer.from('\n<!-- portal footer -->'.repeat(80));
    expect(await identify(Buffer.concat([bytes, footer]))).toEqual(taken);
    expect(await identify(Buffer.concat([padding(1020), bytes]))).toBeNull();
    expect(await identify(Buffer.concat([Buffer.from('PK\x03\x04'), bytes]))).toBeNull();
  });
});

describe('anything else', () => {
  test.each([
    ['HTML', Buffer.from(HTML)],
    ['text', Buffer.from('గ్రామంలో నీటి సమస్య')],
    ['a zip', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_what, bytes) => {
    expect(await identify(bytes)).toBeNull();
  });

  test('bytes that begin like a file and go on at random are that kind of file or none, without an error', async () => {
    const start = fc.constantFrom(
      ...[await bytesOf(await png()), await bytesOf(await jpeg()), await bytesOf(pdf())],
      ...[await bytesOf(recording()), adts(), mp3(), wav()],
    );
    const length = fc.integer({ min: 0, max: 2_000 });
    await fc.assert(
      fc.asyncProperty(start, length, fc.uint8Array({ maxLength: 200 }), async (file, kept, rest) => {
        const found = await identify(Buffer.concat([file.subarray(0, kept), rest]));
        if (found) expect(found.kind).toBe((await identify(file))?.kind);
      }),
    );
  });
});
