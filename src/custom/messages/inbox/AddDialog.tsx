import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { ComplaintChoice } from '../contact/ComplaintChoice.tsx';
import { useTake } from './useTake.ts';

interface AddDialogProps {
  row: Pick<InboxRow, 'id' | 'persons'>;
  onDone: () => void;
  onClose: () => void;
}

/** Adds the text and files of a received message to an open complaint of its sender (MSG-15). */
export function AddDialog({ row, onDone, onClose }: AddDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error } = useTake(row.id, () => {
    onClose();
    onDone();
  });
  const submit = () => {
    setSubmitted(true);
    if (chosen !== null) mutate({ take: 'case', complaint_id: chosen });
  };
  return (
    <FormDialog
      title={translate('inbox.add.title')}
      submit={translate('common.add')}
      form={{ submit, isPending, failure: error }}
      onClose={onClose}
    >
      <ComplaintChoice
        persons={row.persons}
        chosen={chosen}
        onChoose={setChosen}
        error={isSubmitted && chosen === null ? translate('inbox.add.choose') : null}
      />
    </FormDialog>
  );
}
