import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useConnectionLost } from './useConnectionLost.ts';

/** Says so while the server is out of reach, above everything that may be out of date (ERR-05). */
export function NetworkNotice() {
  const translate = useTranslate();
  const lost = useConnectionLost();
  return (
    <div role="status">
      {lost && (
        <Alert severity="warning" icon={<CloudOffIcon />} role="presentation" sx={{ mb: 2 }}>
          {translate('shell.offline')}
        </Alert>
      )}
    </div>
  );
}
