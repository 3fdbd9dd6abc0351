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

/** Edits a day of the calendar. The page's save stores it. */
export function DayDialog({ title, onClose, onSubmit, children }: DayDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  // React bubbles a submit from this dialog to the page's form, although the DOM does not.
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
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('calendar.ok')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
