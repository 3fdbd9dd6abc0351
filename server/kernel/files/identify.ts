import { fileSign } from '#contract/kernel/fileSign.ts';
import { identifyAudio } from './audio.ts';
import { identifyImage } from './image.ts';
import type { Identified } from './types.ts';

/**
 * Judges a file by its bytes, never by its name or declared type: `fileSign` says what it claims to be, then it has to
 * prove it (IMG-01, CRE-14, CRE-15). null for everything else: SVG, HTML, GIF, video, broken and oversized images.
 * A file that is also something else (a polyglot) passes as what it proves to be; it is only ever served as that.
 */
export async function identify(bytes: Uint8Array): Promise<Identified | null> {
  const sign = fileSign(bytes);
  if (sign === 'jpeg' || sign === 'png') return identifyImage(bytes, `image/${sign}`);
  if (sign === 'pdf') return { kind: 'pdf', type: 'application/pdf' };
  // A recording is webm or mp4, which is the same container as a video's.
  return sign === 'media' ? identifyAudio(bytes) : null;
}
