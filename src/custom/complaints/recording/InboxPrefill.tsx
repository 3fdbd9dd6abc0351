import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ComplaintValues } from './complaintForm.ts';

/** Says that what a citizen has sent is done in the inbox once the grievance is saved (MSG-15), and takes that back. */
export default function InboxPrefill() {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const message = useWatch<ComplaintValues, 'inbox'>({ name: 'inbox' });
  const files = message?.files.join(', ');
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => setValue('inbox', undefined, { shouldDirty: true })}
        >
          {translate('inbox.recording.takeBack')}
        </Button>
      }
    >
      {translate('inbox.recording.from')}
      {files && ` ${translate('inbox.recording.files', { files })}`}
    </Alert>
  );
}
