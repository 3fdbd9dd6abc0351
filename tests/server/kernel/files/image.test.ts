import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { identifyImage, normaliseImage } from '#server/kernel/files/image.ts';
import type { ImageType } from '#server/kernel/files/types.ts';
import { bytesOf, jpeg, png } from '../../../fixtures/index.ts';

const LIMIT = 2_097_152;
const normalise = async (bytes: Uint8Array, type: ImageType = 'image/jpeg', limit = LIMIT) => {
  const image = await normaliseImage(bytes, type, limit);
  if (!image) throw new Error('does not fit');
  return image;
};
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Blue on the left and red on the right, as a phone held sideways stores it. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLatitudeRef: 'N' } });

describe('an image that is stored', () => {
  test('stays byte for byte when it is nothing but a picture', async () => {
    const images = [await bytesOf(await jpeg()), await noise(90, 60).jpeg({ progressive: true }).toBuffer()];
    for (const bytes of images) expect(await normalise(bytes)).toBe(bytes);
    const bytes = await bytesOf(await png());
    expect(await normalise(bytes, 'image/png')).toBe(bytes);
  });

  test.each(['image/jpeg', 'image/png'] as const)(
    '%s is as large as its rule says, and no larger',
    async (type) => {
      const bytes = await bytesOf(await (type === 'image/png' ? png() : jpeg()));
      expect(await normaliseImage(bytes, type, bytes.byteLength)).toBe(bytes);
      expect(await normaliseImage(bytes, type, bytes.byteLength - 1)).toBeNull();
      const hidden = Buffer.concat([bytes, Buffer.alloc(1)]);
      const alone = await normalise(hidden, type);
      expect(await normaliseImage(hidden, type, alone.byteLength)).toEqual(alone);
    },
  );

  test('loses where and with what it was taken', async () => {
    const bytes = await photo().toBuffer();
    expect(bytes.includes('Phone')).toBe(true);
    const stored = await normalise(bytes);
    const { exif, xmp, iptc } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
    expect(Buffer.from(stored).includes('Phone')).toBe(false);
    expect(await normalise(stored)).toBe(stored);
  });

  test('is turned upright first', async () => {
    const sideways = await photo().withMetadata({ orientation: 6 }).toBuffer();
    const stored = await normalise(sideways);
    expect(await identifyImage(stored, 'image/jpeg')).toMatchObject({ width: 20, height: 40 });
    const top = await sharp(stored).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(top[2]).toBeGreaterThan(200);
  });

  test.each(['image/jpeg', 'image/png'] as const)('%s loses what is hidden behind it', async (type) => {
    const bytes = await bytesOf(await (type === 'image/png' ? png() : jpeg()));
    const polyglot = Buffer.concat([
      bytes,
      Buffer.from('PK\x03\x04<script>alert(1)</script>\xff\xd9', 'latin1'),
    ]);
    const stored = Buffer.from(await normalise(polyglot, type));
    expect(stored.includes('<script>')).toBe(false);
    expect(await normalise(stored, type)).toBe(stored);
    expect(await normalise(Buffer.concat([bytes, Buffer.alloc(1)]), type)).toEqual(stored);
  });

  test('loses comments and text, jpeg and png', async () => {
    const bytes = Buffer.from(await bytesOf(await jpeg()));
    const comment = Buffer.from('\xff\xfe\x00\x0a<script>', 'latin1');
    const commented = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
    expect(Buffer.from(await normalise(commented)).includes('<script>')).toBe(false);

    const titled = await sharp(await bytesOf(await png()))
      .png()
      .withExif({ IFD0: { Artist: 'Ravi' } })
      .toBuffer();
    const stored = await normalise(titled, 'image/png');
    expect(Buffer.from(stored).includes('Ravi')).toBe(false);
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(titled).raw().toBuffer());
  });

  test.each(['image/jpeg', 'image/png'] as const)('%s steps down in quality until it fits', async (type) => {
    const large = noise(600, 400).withExif({ IFD0: { Model: 'Phone' } });
    const bytes = await (type === 'image/png' ? large.png() : large.jpeg({ quality: 100 })).toBuffer();
    const best = await normalise(bytes, type);
    const smaller = await normalise(bytes, type, Math.floor(best.byteLength * 0.6));
    expect(smaller.byteLength).toBeLessThanOrEqual(best.byteLength * 0.6);
    expect(await identifyImage(smaller, type)).toMatchObject({ width: 600, height: 400 });
    expect(await normaliseImage(bytes, type, 1_000)).toBeNull();
  });
});
