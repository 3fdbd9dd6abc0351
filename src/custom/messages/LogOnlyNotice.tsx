import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { isConnected, useChannels } from './useChannels.ts';

/** That nothing is connected yet, for whoever is new (MSG-01). */
export function LogOnlyNotice() {
  const translate = useTranslate();
  const { data: channels = [] } = useChannels();
  const isLogOnly = channels.length > 0 && !channels.some(isConnected);
  return (
    <div role="status">
      {isLogOnly && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {translate('messaging.logOnly')}
        </Alert>
      )}
    </div>
  );
}
