import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';

/**
 * Shows that a page's data could not be loaded, in the words of the resource if there are some, with a button to try
 * again (ERR-04).
 */
export function LoadFailed() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const refresh = useRefresh();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={refresh}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate(`resources.${resource}.message.load_failed`, { _: translate('declare.loadFailed') })}
    </Alert>
  );
}
