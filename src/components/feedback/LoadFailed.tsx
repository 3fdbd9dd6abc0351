import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';

/** Says that a page's data did not come, in the words of the resource if it has any, and lets the user try again (ERR-04). */
export function LoadFailed() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const refresh = useRefresh();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={refresh}>
          {translate('declare.retry')}
        </Button>
      }
    >
      {translate(`resources.${resource}.message.load_failed`, { _: translate('declare.loadFailed') })}
    </Alert>
  );
}
