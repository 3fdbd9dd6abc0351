import { vi } from 'vitest';
import { recording } from '../../../fixtures/index.ts';

/** A recorder as Chromium's: chunks while it records, then `stop`. A test decides when a chunk comes and how long it is. */
class FakeRecorder {
  static last: FakeRecorder | undefined;
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  readonly mimeType: string;
  readonly bitRate: number | undefined;
  state: 'inactive' | 'recording' = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  onerror?: () => void;

  constructor(_stream: MediaStream, { mimeType = '', audioBitsPerSecond }: MediaRecorderOptions) {
    this.mimeType = mimeType;
    this.bitRate = audioBitsPerSecond;
    FakeRecorder.last = this;
  }

  start() {
    this.state = 'recording';
  }

  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: recording() });
    this.onstop?.();
  }
}

class FakeAudioContext {
  createAnalyser = () => ({ fftSize: 32, getByteTimeDomainData: (samples: Uint8Array) => samples.fill(192) });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}

/** A browser with a permitted microphone; returns its recorder and the calls on its track. */
export function microphone() {
  const track = { stop: vi.fn() };
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  withMedia(async () => ({ getTracks: () => [track] }));
  return { track, recorder: () => FakeRecorder.last };
}

/** A browser that refuses the microphone by this error. */
export const noMicrophone = (name: string) => withMedia(() => Promise.reject(new DOMException('', name)));

const withMedia = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;

/** A browser that knows where it is, or fails with a code of GeolocationPositionError. */
export function position(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition = (found: Found, failed: Failed) =>
    'code' in answer ? failed({ ...answer, PERMISSION_DENIED: 1 }) : found({ coords: answer });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
