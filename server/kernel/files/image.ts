import sharp, { type Sharp } from 'sharp';
import { isPlainImage } from './plainImage.ts';
import type { Identified, ImageType } from './types.ts';

/** More than any phone takes, and what a small machine can decode: about 150 MB of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

/** The size is read from the header before a pixel is decoded, so that a decompression bomb costs nothing. */
const load = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS });

/** An image when all of it can be decoded; null for one that is cut off, damaged or above 50 megapixels. */
export async function identifyImage(bytes: Uint8Array, type: ImageType): Promise<Identified | null> {
  try {
    const { autoOrient } = await load(bytes).metadata();
    // One pixel of output needs every pixel of input, and next to no memory.
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
 * The image alone. Phones write into a photo where it was taken and which way up; others hide a second file behind it.
 * Such an image is turned upright and encoded anew without all that; one that is nothing but a picture stays as it is.
 * For images that `identify` accepted. null when no quality brings it below `maxBytes`.
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
