import { useTranslate } from 'react-admin';
import { type InboxRow, takeInbox } from '#contract/messages/inbox.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { ComplaintChoice } from '../contact/ComplaintChoice.tsx';
import { useTakeForm } from './useTake.ts';

interface AddDialogProps {
  row: Pick<InboxRow, 'id' | 'persons'>;
  onDone: () => void;
  onClose: () => void;
}

/** Adds the text and files of a received message to an open complaint of its sender (MSG-15). */
export function AddDialog({ row, onDone, onClose }: AddDialogProps) {
  const translate = useTranslate();
  const form = useContractForm(takeInbox, {
    ...useTakeForm(row.id),
    defaultValues: { complaint_id: null as number | null },
    bodyOf: (values) => ({ take: 'case', ...values }),
    check: ({ complaint_id }): Refusals =>
      complaint_id === null ? { complaint_id: 'inbox.add.choose' } : {},
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('inbox.add.title')}
      submit={translate('common.add')}
      onClose={onClose}
    >
      <Bound<number | null> name="complaint_id">
        {({ value, onChange, error }) => (
          <ComplaintChoice persons={row.persons} chosen={value} onChoose={onChange} error={error} />
        )}
      </Bound>
    </FormDialog>
  );
}
