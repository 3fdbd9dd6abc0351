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

export interface PictureBook {
  /** The prepared pictures, by the names of their files. */
  files: { name: string; bytes: Uint8Array }[];
  /** Adds the picture that the store has under a key; `name` is what the client called it. */
  add(key: string, name: string): Promise<Picture>;
}

/** Pixels of the longer side: enough to read a photographed letter that is printed across the page. */
const MAX_SIDE = 1_600;
/** As for uploads: what a small machine can decode. */
const MAX_INPUT_PIXELS = 50_000_000;
const QUALITY = 80;
/** The space of a page that one picture may take, in millimetres. */
const BOX = { width: 174, height: 105 };

/**
 * Prepares the pictures of one document, one at a time, so that no more than one lies decoded in memory. Each is
 * encoded anew: what reaches typst is a plain JPEG that this server has made, or a note that there is none.
 */
export function pictureBook(store: FileStore): PictureBook {
  const files: PictureBook['files'] = [];

  async function add(key: string, name: string): Promise<Picture> {
    const stored = await store.open(key);
    const printable = stored && (await prepared(await buffer(stored.stream())));
    if (!printable) return { file: null, name, width: 0 };
    const file = `image-${files.length}.jpg`;
    files.push({ name: file, bytes: printable.data });
    return { file, name, width: printedWidth(printable.info) };
  }

  return { files, add };
}

/** The picture alone, upright and no larger than it is printed; null when it cannot be decoded. */
const prepared = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);

/** As large as the box allows, but a small picture not blown up beyond 96 dots an inch. */
const printedWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min(BOX.width, (BOX.height * width) / height, (width * 25.4) / 96);
