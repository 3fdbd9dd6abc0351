import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE } from '#contract/closing/closing.ts';
import { approveClosing } from '#contract/closing/closingCalls.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';

interface RefuseDialogProps {
  complaint: Pick<ComplaintRecord, 'id' | 'complaint_number'>;
  onClose: () => void;
}

/** Asks why a closing is not approved (REF-21). */
export default function RefuseDialog({ complaint, onClose }: RefuseDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const form = useComplaintForm(approveClosing, {
    params: { id },
    draft: `refuse/${id}`,
    defaultValues: { note: '' },
    bodyOf: (values) => ({ approved: false, ...values }),
    check: requiredNote,
    done: 'closing.approve.refused',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('closing.approve.title', { number })}
      submit={translate('closing.approve.refuse')}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText>{translate('closing.approve.what')}</DialogContentText>
      <NoteInput
        source="note"
        label="closing.approve.note"
        isRequired
        autoFocus
        maxLength={MAX_CLOSING_NOTE}
      />
    </FormDialog>
  );
}

const requiredNote = ({ note }: { note: string | null }): Refusals =>
  note?.trim() ? {} : { note: 'rules.required' };
