import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../dialog/FormDialog.tsx';

interface EntryDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Edits one entry of a settings form, such as a holiday. The save of the form stores it. */
export function EntryDialog({ title, onClose, onSubmit, children }: EntryDialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog
      form={{ submit: onSubmit }}
      title={translate(title)}
      submit={translate('calendar.ok')}
      maxWidth="xs"
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
