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
 * A webm recording with its length and an index in it. Browsers that record piece by piece write neither, and a player
 * could not tell how long it is, nor jump in it. The sound stays as it is, packet by packet. For recordings that
 * `identify` accepted; one that has a length, or cannot be read to its end, is kept as it came.
 */
export async function seekableRecording(bytes: Uint8Array): Promise<Uint8Array> {
  const input = new Input({ source: boundedSource(bytes), formats: [WEBM] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || (await input.getDurationFromMetadata()) !== null) return bytes;
    const whole = await rewritten(track);
    // Reading ends without an error where a file is torn: better no length than less sound.
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
