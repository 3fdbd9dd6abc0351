import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from '../files/store.ts';

/** A picture for the template: the name of its file, null when it cannot be shown, and how wide it is printed. */
export interface Picture {
  file: string | null;
  name: string;
  /** In millimetres. */
  width: number;
}

/** Enough to read a photographed letter that is printed across the page; a tenth of what a phone takes. */
const MAX_PIXELS = 1_600;
const QUALITY = 80;
/** The space of a page that one picture may take, in millimetres. */
const BOX = { width: 174, height: 105 };

/**
 * Prepares the pictures of one document, one at a time, so that no more than one lies decoded in memory. Each is
 * encoded anew: what reaches typst is a plain JPEG that this server has made, or a note that there is none.
 */
export function pictureBook(files: FileStore) {
  const images: { name: string; bytes: Uint8Array }[] = [];

  async function add(key: string, name: string): Promise<Picture> {
    try {
      const stored = await files.open(key);
      if (!stored) return { file: null, name, width: 0 };
      const { data, info } = await sharp(await buffer(stored.stream()), { failOn: 'error' })
        .rotate()
        .resize(MAX_PIXELS, MAX_PIXELS, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      const file = `image-${images.length}.jpg`;
      images.push({ name: file, bytes: data });
      return { file, name, width: printedWidth(info) };
    } catch {
      return { file: null, name, width: 0 };
    }
  }

  return { images, add };
}

/** As large as the box allows, but a small picture not blown up beyond 96 dots an inch. */
const printedWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min(BOX.width, (BOX.height * width) / height, (width * 25.4) / 96);
