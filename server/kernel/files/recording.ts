import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { boundedSource } from './boundedSource.ts';

/**
 * Adds a length and an index to a webm recording. Browsers that record in pieces write neither, so a player can show no
 * length and cannot seek. The sound is copied packet by packet. Call it with recordings that `identify` accepted. One
 * that has a length, or cannot be read to its end, is returned unchanged.
 */
export async function seekableRecording(bytes: Uint8Array): Promise<Uint8Array> {
  const input = new Input({ source: boundedSource(bytes), formats: [WEBM] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || (await input.getDurationFromMetadata()) !== null) return bytes;
    const whole = await rewritten(track);
    // Reading a damaged file ends without an error. Then the original is better than a part with a length.
    return whole.byteLength > bytes.byteLength / 2 ? whole : bytes;
  } catch {
    return bytes;
  } finally {
    input.dispose();
  }
}

async function rewritten(track: InputAudioTrack): Promise<Uint8Array> {
  const codec = await track.getCodec();
  if (!codec) throw new Error('no known codec');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('nothing written');
  return new Uint8Array(target.buffer);
}
