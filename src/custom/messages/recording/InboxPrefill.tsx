import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';

/** Says that what a citizen has sent is done in the inbox once the grievance is saved (MSG-15), and takes that back. */
export default function InboxPrefill() {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const { isHalfSent } = useRecording();
  const files = useWatch<ComplaintValues, 'notes.inbox_files'>({ name: 'notes.inbox_files' });
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        // What was sent cannot be taken back.
        !isHalfSent && (
          <Button
            color="inherit"
            size="small"
            onClick={() => setValue('inbox_id', null, { shouldDirty: true })}
          >
            {translate('inbox.recording.takeBack')}
          </Button>
        )
      }
    >
      {translate('inbox.recording.from')}
      {files && ` ${translate('inbox.recording.files', { files })}`}
    </Alert>
  );
}
