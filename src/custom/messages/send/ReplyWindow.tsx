import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';

const EVERY_MS = 15_000;

/** The current time, updated for a countdown in minutes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * How long free text is allowed on WhatsApp, or that the 24 hours are over (MSG-13). The server decides that, because
 * clocks of offices may be wrong. Screen readers announce the end, but not each minute before. The user can call
 * instead.
 */
export function ReplyWindow({ until, onCall }: { until: string | null; onCall?: (() => void) | undefined }) {
  const translate = useTranslate();
  const callInstead = onCall && (
    <Button color="inherit" size="small" onClick={onCall}>
      {translate('sending.callInstead')}
    </Button>
  );
  return (
    <Box>
      {until !== null && <Countdown until={until} />}
      <div role="status">
        {until === null && (
          <Alert severity="info" role="presentation" action={callInstead}>
            {translate('sending.over')}
          </Alert>
        )}
      </div>
    </Box>
  );
}

const MINUTE = 60_000;

function Countdown({ until }: { until: string }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const now = useNow();
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE));
  const parts = [
    minutes >= 60 && translate('sending.hours', { smart_count: Math.floor(minutes / 60) }),
    translate('sending.minutes', { smart_count: minutes % 60 }),
  ];
  return (
    <Typography role="timer" variant="body2" color="textSecondary">
      {translate('sending.free', { until: instant(until), left: parts.filter(Boolean).join(' ') })}
    </Typography>
  );
}
