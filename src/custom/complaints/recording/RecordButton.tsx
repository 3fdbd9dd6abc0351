import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Recorder } from './useRecorder.ts';

/** Starts a recording. While it runs, the button reads Stop and shows time and loudness (CRE-15). */
export function RecordButton({ recorder }: { recorder: Recorder }) {
  const translate = useTranslate();
  const { status, start, stop, level } = recorder;
  const isRecording = status === 'recording';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant={isRecording ? 'contained' : 'outlined'}
        startIcon={isRecording ? <StopIcon /> : <MicIcon />}
        onClick={() => (isRecording ? stop() : status === 'idle' && start())}
      >
        {translate(isRecording ? 'recording.stop' : 'recording.record')}
      </Button>
      {isRecording && (
        <>
          <LevelMeter level={level} />
          <ElapsedTime />
        </>
      )}
    </Box>
  );
}

/** Updated outside React, since it changes with every frame. */
function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, level() * 2)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <Box aria-hidden sx={{ width: 96, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}>
      <Box
        ref={bar}
        sx={{ height: '100%', bgcolor: 'success.main', transformOrigin: 'left', transform: 'scaleX(0)' }}
      />
    </Box>
  );
}

function ElapsedTime() {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Typography role="timer" variant="body2" aria-label={translate('recording.recordingTime', { time })}>
      {time}
    </Typography>
  );
}
