import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { GuardedDialog } from './GuardedDialog.tsx';

/** How a dialog hangs together with the page that opens it. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** It is gone, and its opener perhaps too: the page finds a place for the focus. */
  onExited: () => void;
}

interface ConfirmDialogProps extends Omit<DialogFrame, 'onExited'> {
  onExited?: () => void;
  title: string;
  /** Keys of the catalogue. */
  words: Record<'question' | 'cancel' | 'action', string>;
  /** What the question names. */
  named?: Record<string, string | number>;
  /** What follows from it, below the question. */
  details?: ReactNode;
  /** Why the last try failed: the dialog stays. */
  failure: ReactNode;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, words, named, details, failure, isPending, onConfirm, onClose, onExited, open } = props;
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      isPending={isPending}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText id={textId}>{translate(words.question, named)}</DialogContentText>
        {details}
        {failure}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(words.cancel)}</Button>
        <Button variant="contained" autoFocus loading={isPending} onClick={onConfirm}>
          {translate(words.action)}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}
