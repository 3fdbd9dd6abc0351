import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';

/** Says that a page's data did not come, and lets the user try again (ERR-04). */
export function LoadFailed() {
  const translate = useTranslate();
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
      {translate('declare.loadFailed')}
    </Alert>
  );
}
