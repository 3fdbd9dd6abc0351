import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useVerifyForm } from './useVerifyForm.ts';
import { VerifyInputs } from './VerifyForm.tsx';

interface VerifyDialogProps {
  complaint: Pick<ComplaintRecord, 'id' | 'complaint_number'>;
  onClose: () => void;
}

/** Records on a grievance's page what the citizen says of the closing (REF-17). */
export default function VerifyDialog({ complaint, onClose }: VerifyDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const form = useVerifyForm(id, onClose);
  return (
    <FormDialog
      form={form}
      title={translate('closing.verify.dialog', { number })}
      submit={translate('common.save')}
      onClose={onClose}
    >
      <VerifyInputs />
    </FormDialog>
  );
}
