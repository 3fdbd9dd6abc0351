import type { ImageType } from './types.ts';

/** Whether a file is a picture and nothing else: no metadata, no comment, no byte after its end. */
export function isPlainImage(bytes: Uint8Array, type: ImageType): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? isPlainPng(file) : isPlainJpeg(file);
}

/** Chunks that define how the pixels look. */
const PICTURE_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '));

function isPlainPng(file: Buffer): boolean {
  let at = 8;
  while (at + 12 <= file.length) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (!PICTURE_CHUNKS.has(chunk)) return false;
    at += 12 + file.readUInt32BE(at);
    if (chunk === 'IEND') return at === file.length;
  }
  return false;
}

const [END, SCAN, COMMENT, APP_FIRST, APP_LAST] = [0xd9, 0xda, 0xfe, 0xe0, 0xef];

/** The application segments that belong to the picture; Exif, XMP, maker notes and second images do not. */
const PICTURE_SEGMENTS = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

function isPlainJpeg(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1);
    if (!isPictureSegment(marker, file.subarray(at + 4, at + 16))) return false;
    at += 2 + file.readUInt16BE(at + 2);
    if (marker === SCAN) at = endOfScan(file, at);
  }
  return at + 2 === file.length && file[at] === 0xff && file[at + 1] === END;
}

function isPictureSegment(marker: number, start: Buffer): boolean {
  if (marker === END || marker === COMMENT) return false;
  if (marker < APP_FIRST || marker > APP_LAST) return true;
  const name = PICTURE_SEGMENTS.get(marker);
  return name !== undefined && start.toString('latin1', 0, name.length) === name;
}

/** The next marker after the pixels. Among the pixels 0xff is followed by 0 (a plain 0xff) or is a restart mark. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && /^(00|d[0-7])$/.test(file.toString('hex', at + 1, at + 2))) {
    at = file.indexOf(0xff, at + 2);
  }
  return at === -1 ? file.length : at;
}
