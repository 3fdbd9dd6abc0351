import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fittingImage, fittingImages } from '#src/components/files/fittingImage.ts';

const LIMIT = 1_000;
const sized = (bytes: number, name = 'IMG_0042.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** The decoded picture, and the bytes of an encoded picture with so many pixels. */
let picture = { width: 4_000, height: 3_000, close: vi.fn() };
let bytesFor: (width: number, quality: number) => number;
let tried: string[] = [];

class Canvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext = () => ({ fillRect: () => {}, drawImage: () => {} });
  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    tried.push(`${this.width}×${this.height} ${quality}`);
    return new Blob([new Uint8Array(bytesFor(this.width, quality))], { type });
  }
}

beforeEach(() => {
  picture = { width: 4_000, height: 3_000, close: vi.fn() };
  bytesFor = () => LIMIT;
  tried = [];
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => vi.unstubAllGlobals());

test('[IMG-02] an image within the limit is sent as it is', async () => {
  const file = sized(LIMIT);
  expect(await fittingImage(file, LIMIT)).toBe(file);
  expect(tried).toEqual([]);
});

test('[IMG-02, GAL-02] a photo with too many pixels becomes the best JPEG that fits', async () => {
  bytesFor = (width, quality) => (width < 2_000 && quality < 0.8 ? LIMIT : LIMIT + 1);
  const { name, type, size } = await fittingImage(sized(LIMIT + 1), LIMIT);
  expect([name, type, size]).toEqual(['IMG_0042.jpg', 'image/jpeg', LIMIT]);
  expect(tried).toEqual(['2560×1920 0.85', '2560×1920 0.7', '1920×1440 0.85', '1920×1440 0.7']);
  expect(picture.close).toHaveBeenCalledOnce();
});

test('[IMG-02] an upright photo is measured by its height', async () => {
  picture = { ...picture, width: 1_500, height: 2_000 };
  await fittingImage(sized(LIMIT + 1), LIMIT);
  expect(tried).toEqual(['1440×1920 0.85']);
});

test('[IMG-02, GAL-02] leaves a file to the rule that is too large for another reason than its pixels', async () => {
  const large = sized(LIMIT + 1);
  picture = { ...picture, width: 1_280, height: 900 };
  expect(await fittingImage(large, LIMIT)).toBe(large);
  picture = { ...picture, width: 4_000 };
  bytesFor = () => LIMIT + 1;
  expect(await fittingImage(large, LIMIT)).toBe(large);
  const page = sized(LIMIT + 1, 'a.pdf', 'application/pdf');
  expect(await fittingImage(page, LIMIT)).toBe(page);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
  expect(await fittingImage(large, LIMIT)).toBe(large);
  vi.unstubAllGlobals();
  expect(await fittingImage(large, LIMIT)).toBe(large);
});

test('[GAL-02] several keep their order', async () => {
  const files = [sized(LIMIT + 1, 'a.png'), sized(1, 'b.png'), sized(LIMIT + 1, 'c.jpeg', 'image/jpeg')];
  expect((await fittingImages(files, LIMIT)).map(({ name }) => name)).toEqual(['a.jpg', 'b.png', 'c.jpg']);
});
