import { fileSign } from '#contract/kernel/fileSign.ts';
import { identifyAudio } from './audio.ts';
import { identifyImage } from './image.ts';
import type { Identified } from './types.ts';

/**
 * Identifies a file by its bytes, never by its name or declared type: `fileSign` reads what it claims to be, then the
 * file has to prove it (IMG-01, CRE-14, CRE-15). null for everything else: SVG, HTML, GIF, video, broken and oversized
 * images. A polyglot passes as the type that it proves to be, and is only served as that.
 */
export async function identify(bytes: Uint8Array): Promise<Identified | null> {
  const sign = fileSign(bytes);
  if (sign === 'jpeg' || sign === 'png') return identifyImage(bytes, `image/${sign}`);
  if (sign === 'pdf') return { kind: 'pdf', type: 'application/pdf' };
  // A recording may be webm or mp4, the containers of videos.
  return sign === 'media' ? identifyAudio(bytes) : null;
}
