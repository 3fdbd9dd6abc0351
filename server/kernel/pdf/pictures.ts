import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from '../files/store.ts';

/** A picture for the template: its file name, null when it cannot be printed, and its printed width. */
export interface Picture {
  file: string | null;
  name: string;
  /** In millimetres. */
  width: number;
}

export interface PictureBook {
  /** The prepared pictures, by the names of their files. */
  files: { name: string; bytes: Uint8Array }[];
  /** Adds the picture that is stored under a key; `name` is the client's name of it. */
  add(key: string, name: string): Promise<Picture>;
}

/** Pixels of the longer side: enough to read a photographed letter that fills the page width. */
const MAX_SIDE = 1_600;
/** The limit for uploads, too: what a small machine can decode. */
const MAX_INPUT_PIXELS = 50_000_000;
const QUALITY = 80;
/** The space on a page for one picture, in millimetres. */
const BOX = { width: 174, height: 105 };

/**
 * Prepares the pictures of one document one at a time, so that only one is decoded in memory. Each is encoded again:
 * typst gets only plain JPEGs that this server made, or a note that there is none.
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

/** The picture upright, without metadata and no larger than printed; null when it cannot be decoded. */
const prepared = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);

/** As large as the box allows, but at no less than 96 dots an inch. */
const printedWidth = ({ width, height }: { width: number; height: number }) =>
  Math.min(BOX.width, (BOX.height * width) / height, (width * 25.4) / 96);
