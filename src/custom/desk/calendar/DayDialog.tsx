import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';

interface DayDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Edits a day of the calendar. The page's save stores it. */
export function DayDialog({ title, onClose, onSubmit, children }: DayDialogProps) {
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
