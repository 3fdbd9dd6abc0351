/** The kind of a file by its signature. */
export type FileSign = 'jpeg' | 'png' | 'pdf' | 'heic' | 'media' | 'other';

/** Readers search this many bytes for the header of a PDF. */
const PDF_HEAD_BYTES = 1024;
const BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide'];
/** MEDIA are Ogg, MP3 with its tags, and WebM. OTHERS are archives, GIF, WebP and old Office files. */
const MEDIA = ['OggS', 'ID3', '\x1aE\xdf\xa3'];
const OTHERS = ['PK', 'GIF8', 'RIFF', '\xd0\xcf\x11\xe0'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];

/**
 * Identifies a file by its bytes, never by its name (IMG-01, CRE-14). Browser and server use this function, so that
 * both refuse the same files. A PDF must open in readers: its header is near the start, and it names the position of
 * its cross-reference table.
 */
export function fileSign(bytes: Uint8Array): FileSign {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const start = text(0, 16);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return isMoving(bytes) ? 'other' : 'png';
  if (BOXES.includes(text(4, 8))) return HEIC_BRANDS.includes(text(8, 12)) ? 'heic' : 'media';
  const startsWith = (sign: string) => start.startsWith(sign);
  if (MEDIA.some(startsWith) || /^(?:\xff[\xe0-\xff]|RIFF.{4}WAVE)/s.test(start)) return 'media';
  if (OTHERS.some(startsWith)) return 'other';
  const isPdf = text(0, PDF_HEAD_BYTES).includes('%PDF-') && /startxref\s+\d/.test(ascii(bytes));
  return isPdf ? 'pdf' : 'other';
}

/** ASCII stays unchanged; other letters do not matter here. */
const decoder = new TextDecoder('latin1');
const ascii = (bytes: Uint8Array) => decoder.decode(bytes);

/** An animated PNG declares it before its first picture. */
function isMoving(png: Uint8Array): boolean {
  const head = ascii(png);
  const control = head.indexOf('acTL');
  return control >= 0 && control < head.indexOf('IDAT');
}
