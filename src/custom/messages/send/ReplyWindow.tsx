import Box from '@mui/material/Box';
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
 * clocks of offices may be wrong. Screen readers announce the end, but not each minute before.
 */
export function ReplyWindow({ until }: { until: string | null }) {
  const translate = useTranslate();
  return (
    <Box>
      {until !== null && <Countdown until={until} />}
      <Typography role="status" variant="body2" color="error">
        {until === null && translate('sending.over')}
      </Typography>
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
