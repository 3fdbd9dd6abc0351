import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { Channel } from '../useChannels.ts';

/**
 * The channels that are paused after repeated failures: why, until when, and how many messages wait; with a link to the
 * log (MSG-21).
 */
export default function RestingChannels({ channels }: { channels: readonly Channel[] }) {
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {channels.map((channel) => (
        <Resting key={channel.channel} {...channel} />
      ))}
    </Stack>
  );
}

function Resting({ channel, failures, rests_until, reason, queued }: Channel) {
  const translate = useTranslate();
  const { instant, number } = useFormats();
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/grievance/messages" color="inherit" size="small">
          {translate('messaging.openLog')}
        </Button>
      }
    >
      {translate('messaging.rests', {
        channel: translate(`messages.channel.${channel}`),
        failures: number(failures),
        until: instant(rests_until ?? ''),
      })}{' '}
      {translate('messaging.waits', { smart_count: queued, queued: number(queued) })}
      {reason && ` ${translate('messages.reason', { reason })}`}
    </Alert>
  );
}
