import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { CallDialog } from '../calls/CallDialog.tsx';
import { useOutgoing } from './useOutgoing.tsx';

interface SendDialogProps {
  complaint: { id: number; complaint_number: string };
  /** The citizen's phones, the main one first. */
  phones: readonly string[];
  onClose: () => void;
}

/** Writes to the citizen of a complaint, with a preview (MSG-09, MSG-13, MSG-22). */
export function SendDialog({ complaint, phones, onClose }: SendDialogProps) {
  const translate = useTranslate();
  const [isCalling, setCalling] = useState(false);
  const { form, fields } = useOutgoing(complaint.id, onClose, () => setCalling(true));
  if (isCalling)
    return (
      <CallDialog
        about={{ complaint_id: complaint.id }}
        title={complaint.complaint_number}
        phones={phones}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={translate('sending.title', { number: complaint.complaint_number })}
      submit={translate('common.send')}
      form={form}
      isChanged={form.form.watch('text').trim() !== ''}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}
