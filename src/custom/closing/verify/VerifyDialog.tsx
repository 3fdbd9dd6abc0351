import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useIsVerifying } from './useVerify.ts';
import { VerifyForm } from './VerifyForm.tsx';

interface VerifyDialogProps {
  complaint: Pick<ComplaintRecord, 'id' | 'complaint_number'>;
  onClose: () => void;
}

/** Records on a grievance's page what the citizen says of the closing (REF-17). */
export default function VerifyDialog({ complaint, onClose }: VerifyDialogProps) {
  const translate = useTranslate();
  const isPending = useIsVerifying(complaint.id);
  const titleId = useId();
  return (
    <GuardedDialog onClose={onClose} isPending={isPending} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('closing.verify.dialog', { number: complaint.complaint_number })}
      </DialogTitle>
      <DialogContent>
        <VerifyForm id={complaint.id} submit="common.save" onDone={onClose}>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
        </VerifyForm>
      </DialogContent>
    </GuardedDialog>
  );
}
