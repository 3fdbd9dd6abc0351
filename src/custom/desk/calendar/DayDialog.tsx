import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';

interface DayDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** A day of the calendar is written down; it is kept when the page is saved. */
export function DayDialog({ title, onClose, onSubmit, children }: DayDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  // A form in a dialog stands in the page's form for React, though not for the browser.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <GuardedDialog onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate(title)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('calendar.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('calendar.ok')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
