import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/format/useFormats.ts';
import { useRuleText } from '../../kit/task/useRuleText.ts';
import { type Channel, isConnected, useChannels } from './useChannels.ts';

/** That nothing is connected, for whoever is new, and which channel rests because it failed again and again (MSG-21). */
export function ChannelNotices() {
  const translate = useTranslate();
  const { data: channels = [] } = useChannels();
  const resting = channels.filter(({ rests_until }) => rests_until !== null);
  const isLogOnly = channels.length > 0 && !channels.some(isConnected);
  return (
    <Stack role="status" sx={{ gap: 1, mb: isLogOnly || resting.length > 0 ? 2 : 0 }}>
      {isLogOnly && <Alert severity="info">{translate('messaging.logOnly')}</Alert>}
      {resting.map((channel) => (
        <Resting key={channel.channel} {...channel} />
      ))}
    </Stack>
  );
}

function Resting({ channel, failures, rests_until, reason, queued }: Channel) {
  const translate = useTranslate();
  const ruleText = useRuleText();
  const { instant, number } = useFormats();
  return (
    <Alert severity="error">
      {translate('messaging.rests', {
        channel: translate(`messages.channel.${channel}`),
        failures: number(failures),
        until: instant(rests_until ?? ''),
      })}{' '}
      {translate('messaging.waits', { smart_count: queued, queued: number(queued) })}
      {reason && ` ${translate('messages.reason', { reason: ruleText(reason) })}`}
    </Alert>
  );
}
