import { useCallback, useEffect, useRef, useState } from 'react';
import { type AudioRecording, recordAudio } from './audioRecording.ts';

type RecorderStatus = 'idle' | 'starting' | 'recording';

interface RecorderEvents {
  onRecorded: (file: File) => void;
  /** The user or the browser does not allow the microphone (CRE-16). */
  onDenied: () => void;
  /** There is no microphone, or it does not work. */
  onFailed: () => void;
  /** The recording was stopped at the size limit. */
  onFull: () => void;
}

/** Records one item at a time. Leaving the screen releases the microphone. */
export function useRecorder({ onRecorded, onDenied, onFailed, onFull }: RecorderEvents) {
  const [status, setStatus] = useState<RecorderStatus>('idle');
  const current = useRef<AudioRecording | null>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      current.current?.stop();
    };
  }, []);

  const record = async () => {
    const recording = await recordAudio();
    if (!isMounted.current) return recording.stop();
    current.current = recording;
    setStatus('recording');
    const { file, isFull } = await recording.finished;
    if (!isMounted.current) return;
    onRecorded(file);
    if (isFull) onFull();
  };

  const start = async () => {
    setStatus('starting');
    try {
      await record();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onDenied();
      else onFailed();
    } finally {
      current.current = null;
      setStatus('idle');
    }
  };

  const stop = useCallback(() => current.current?.stop(), []);
  const level = useCallback(() => current.current?.level() ?? 0, []);
  return { status, start, stop, level };
}
export type Recorder = ReturnType<typeof useRecorder>;
