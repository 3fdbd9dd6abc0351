import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { type Channel, useChannels } from './useChannels.ts';

/** Words of delivery reports that nobody here knows, for whoever connects the provider (MSG-12). */
export function UnreadReports() {
  const { data: channels = [] } = useChannels();
  return channels.map((each) => each.unread.length > 0 && <Unread key={each.channel} {...each} />);
}

function Unread({ channel, unread }: Channel) {
  const translate = useTranslate();
  const { instant } = useFormats();
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('messaging.unread', {
        channel: translate(`messages.channel.${channel}`),
        words: unread.map(({ word, at }) => `${word} (${instant(at)})`).join(', '),
      })}
    </Alert>
  );
}
