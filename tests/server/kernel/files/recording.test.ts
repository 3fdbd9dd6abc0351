import { ALL_FORMATS, BufferSource, Input, WebMOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { identify } from '#server/kernel/files/identify.ts';
import { seekableRecording } from '#server/kernel/files/recording.ts';
import { bytesOf, recording } from '../../../fixtures/index.ts';
import { inContainer } from './sounds.ts';

/** As browsers record piece by piece: no length, no index. */
const endless = await inContainer(new WebMOutputFormat({ appendOnly: true }), await bytesOf(recording()));

const open = (bytes: Uint8Array) => new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
const statedLength = (bytes: Uint8Array) => open(bytes).getDurationFromMetadata();

test('[CRE-15, DET-01] a recording without a length is kept with it, and with all of its sound', async () => {
  const kept = await seekableRecording(endless);
  expect(await statedLength(endless)).toBeNull();
  expect(await statedLength(kept)).toBeCloseTo(await open(endless).computeDuration(), 1);
  expect(await identify(kept)).toEqual({ kind: 'audio', type: 'audio/webm' });
});

test('[CRE-15] a recording with a length, a torn one and one that is none are kept as they came', async () => {
  const whole = await bytesOf(recording());
  for (const bytes of [whole, whole.subarray(0, whole.length - 100), endless.subarray(0, 150)]) {
    expect(await seekableRecording(bytes)).toBe(bytes);
  }
});
