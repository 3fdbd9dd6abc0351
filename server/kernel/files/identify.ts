import { ADTS, EncodedPacketSink, Input, type InputFormat, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import { fileSign } from '#contract/kernel/fileSign.ts';
import { boundedSource } from './boundedSource.ts';
import { identifyImage } from './image.ts';
import type { Identified, KnownType } from './types.ts';

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

/** Browsers record webm, mp4 and ogg; phones and recorders store the others. */
const TYPES = new Map<InputFormat, KnownType>([
  [WEBM, 'audio/webm'],
  [MP4, 'audio/mp4'],
  [OGG, 'audio/ogg'],
  [ADTS, 'audio/aac'],
  [MP3, 'audio/mpeg'],
  [WAVE, 'audio/wav'],
]);

/** A file is a recording when it has sound of a known codec and no other track, so no picture (CRE-15). */
async function identifyAudio(bytes: Uint8Array): Promise<Identified | null> {
  const input = new Input({ source: boundedSource(bytes), formats: [...TYPES.keys()] });
  try {
    const type = TYPES.get(await input.getFormat());
    const [track, ...others] = await input.getTracks();
    if (!type || !track?.isAudioTrack() || others.length > 0) return null;
    const codec = await track.getCodec();
    const sound = codec && (await new EncodedPacketSink(track).getFirstPacket());
    return sound ? { kind: 'audio', type } : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
