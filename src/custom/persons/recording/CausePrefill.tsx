import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';

/** Announces that saving adds the grievance to a cause with another one (PER-16), with a button to cancel that. */
export function CausePrefill() {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const { isHalfSent } = useRecording();
  const [same, number] = useWatch<ComplaintValues, ['same_cause', 'notes.same_cause']>({
    name: ['same_cause', 'notes.same_cause'],
  });
  if (!same) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5 }}
      action={
        // What was sent cannot be taken back.
        !isHalfSent && (
          <Button
            color="inherit"
            size="small"
            onClick={() => setValue('same_cause', null, { shouldDirty: true })}
          >
            {translate('recording.similar.takeBack')}
          </Button>
        )
      }
    >
      {translate('recording.similar.goesWith', { number })}
    </Alert>
  );
}
