import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  type OutputFormat,
} from 'mediabunny';

/** The sound of a file in another container, packet by packet, as another browser would have recorded it. */
export async function inContainer(format: OutputFormat, bytes: Uint8Array): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) throw new Error('no sound');
  const target = new BufferTarget();
  const output = new Output({ format, target });
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

/** Raw AAC: half a second of silent frames, each behind an ADTS header (AAC-LC, 44.1 kHz, mono). */
export function adts(): Uint8Array {
  const silence = [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80];
  const length = 7 + silence.length;
  const header = [0xff, 0xf1, 0x50, 0x40, length >> 3, ((length & 7) << 5) | 0x1f, 0xfc];
  return Buffer.concat(Array.from({ length: 22 }, () => Buffer.from([...header, ...silence])));
}

/** MPEG-1 layer III frames of silence: 128 kbit/s, 44.1 kHz. */
export function mp3(): Uint8Array {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: 20 }, () => frame));
}

/** A tenth of a second of 16-bit silence at 8 kHz. */
export function wav(): Uint8Array {
  const header = Buffer.from(
    '524946466406000057415645666d74201000000001000100401f0000803e000002001000646174614006',
    'hex',
  );
  return Buffer.concat([header, Buffer.alloc(2), Buffer.alloc(1600)]);
}
