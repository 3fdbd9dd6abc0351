import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';

/**
 * Shows the grievance that this one refers to, since that can no longer be reopened (REF-20), with a button to remove
 * the reference.
 */
export function ReferencePrefill() {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const { isHalfSent } = useRecording();
  const [referred, number] = useWatch<ComplaintValues, ['refers_to', 'notes.refers_to']>({
    name: ['refers_to', 'notes.refers_to'],
  });
  if (!referred) return null;
  const takeBack = () => setValue('refers_to', null, { shouldDirty: true });
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5 }}
      action={
        // What was sent cannot be taken back.
        !isHalfSent && (
          <Button color="inherit" size="small" onClick={takeBack}>
            {translate('closed.takeBack')}
          </Button>
        )
      }
    >
      {translate('closed.refersTo', { number })}
    </Alert>
  );
}
