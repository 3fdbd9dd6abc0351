import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';

/** A running recording. */
export interface AudioRecording {
  /** Loudness at this moment, 0 to 1. */
  level(): number;
  /** Ends the recording; `finished` then resolves. */
  stop(): void;
  /** The recording as `audio.aac` (CRE-15), and whether it ended because it reached the size limit. */
  finished: Promise<{ file: File; isFull: boolean }>;
}

/** webm if the browser supports it, else another format. The server checks the bytes, not the name. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Speech is clear at this rate, and 2 MB hold more than eight minutes. */
const BITS_PER_SECOND = 32_000;
const CHUNK_MS = 1_000;
/** Reserved for the last chunk and the container's trailer, also when the browser ignores the bit rate. */
const RESERVED_BYTES = 96 * 1024;

/** Asks for the microphone and records. Rejects with the `DOMException` of getUserMedia. */
export async function recordAudio(): Promise<AudioRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const meter = levelMeter(stream);
  const recorder = new MediaRecorder(stream, {
    mimeType: FORMATS.find((format) => MediaRecorder.isTypeSupported(format)),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const finished = collect(recorder, stop).finally(() => {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  });
  recorder.start(CHUNK_MS);
  return { level: meter.level, stop, finished };
}

function collect(recorder: MediaRecorder, stop: () => void): AudioRecording['finished'] {
  const chunks: Blob[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      bytes += data.size;
      if (isFull(bytes)) stop();
    };
    recorder.onerror = () => reject(new Error('the recorder failed'));
    recorder.onstop = () => {
      const type = recorder.mimeType.split(';')[0] || 'audio/webm';
      resolve({ file: new File(chunks, 'audio.aac', { type }), isFull: isFull(bytes) });
    };
  });
}

const isFull = (bytes: number) => bytes > MAX_ATTACHMENT_BYTES - RESERVED_BYTES;

function levelMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const level = () => {
    analyser.getByteTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    return loudest / 128;
  };
  return { level, close: () => void context.close() };
}
