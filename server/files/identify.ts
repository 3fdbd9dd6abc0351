import { fileTypeFromBuffer } from 'file-type';
import { identifyAudio } from './audio.ts';
import { identifyImage } from './image.ts';
import type { Identified } from './types.ts';

/**
 * Judges a file by its bytes, never by its name or declared type: the first bytes say what it claims to be, then it has
 * to prove it (IMG-01, CRE-14, CRE-15). null for everything else: SVG, HTML, GIF, video, broken and oversized images.
 * A file that is also something else (a polyglot) passes as what it proves to be; it is only ever served as that.
 */
export async function identify(bytes: Uint8Array): Promise<Identified | null> {
  const claim = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (claim === 'image/jpeg' || claim === 'image/png') return identifyImage(bytes, claim);
  if (claim === 'application/pdf') return isWholePdf(bytes) ? { kind: 'pdf', type: claim } : null;
  // A recording is webm or mp4, which is the same container as a video's.
  return /^(audio|video)\//.test(claim) ? identifyAudio(bytes) : null;
}

/** A header at the very start, and the end mark that writers put into the last kilobyte. */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const end = text(bytes.subarray(-1024));
  return /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && /startxref\s+\d+\s+%%EOF/.test(end);
}
