import sharp, { type Sharp } from 'sharp';
import { isPlainImage } from './plainImage.ts';
import type { Identified, ImageType } from './types.ts';

/** More pixels than any phone takes, and as many as a small machine can decode: about 150 MB of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

/** sharp reads the size from the header before it decodes a pixel, so a decompression bomb costs nothing. */
const load = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS });

/** Identifies an image if all of it can be decoded; null if it is cut off, damaged or above 50 megapixels. */
export async function identifyImage(bytes: Uint8Array, type: ImageType): Promise<Identified | null> {
  try {
    const { autoOrient } = await load(bytes).metadata();
    // One pixel of output needs every pixel of input, and almost no memory.
    await load(bytes).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'image', type, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/** From the best quality downwards, until the image fits. */
const ENCODINGS: Record<ImageType, ((image: Sharp) => Sharp)[]> = {
  'image/jpeg': [92, 84, 74, 60, 45, 30].map((quality) => (image) => image.jpeg({ quality })),
  'image/png': [
    (image) => image.png({ compressionLevel: 9 }),
    ...[256, 64, 16].map((colours) => (image: Sharp) => image.png({ palette: true, colours, effort: 1 })),
  ],
};

/**
 * Removes everything but the picture. Phones store the place and the orientation in a photo; others hide a second file
 * behind it. Such an image is rotated upright and encoded again; a plain image is returned unchanged. Call it with
 * images that `identify` accepted.
 * Returns null when no quality brings the image below `maxBytes`.
 */
export async function normaliseImage(
  bytes: Uint8Array,
  type: ImageType,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (isPlainImage(bytes, type)) return bytes.byteLength <= maxBytes ? bytes : null;
  for (const encode of ENCODINGS[type]) {
    const encoded = await encode(load(bytes).autoOrient()).toBuffer();
    if (encoded.byteLength <= maxBytes) return encoded;
  }
  return null;
}
