import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ComplaintValues } from './complaintForm.ts';
import { useRecording } from './recordingContext.ts';

interface TakeBackNoticeProps {
  /** The prefilled field. */
  field: 'refers_to' | 'same_cause' | 'inbox_id';
  /** The label of the button that empties it: a translation key. */
  takeBack: string;
  children: ReactNode;
}

/** Announces what was filled in from elsewhere, with a button to take it back until it is sent. */
export function TakeBackNotice({ field, takeBack, children }: TakeBackNoticeProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const { isHalfSent } = useRecording();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        !isHalfSent && (
          <Button color="inherit" size="small" onClick={() => setValue(field, null, { shouldDirty: true })}>
            {translate(takeBack)}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
