import { ADTS, EncodedPacketSink, Input, type InputFormat, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import { boundedSource } from './boundedSource.ts';
import type { Identified, KnownType } from './types.ts';

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
export async function identifyAudio(bytes: Uint8Array): Promise<Identified | null> {
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
