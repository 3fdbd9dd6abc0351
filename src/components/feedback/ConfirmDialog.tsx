import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { GuardedDialog } from './GuardedDialog.tsx';

/** The link between a dialog and the page that opens it. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** Called when the dialog has closed. Its opener may be gone too: the page then places the focus. */
  onExited: () => void;
}

interface ConfirmDialogProps extends Omit<DialogFrame, 'onExited'> {
  onExited?: () => void;
  title: string;
  /** Keys of the catalogue. */
  words: Record<'question' | 'cancel' | 'action', string>;
  /** Values for the question. */
  named?: Record<string, string | number>;
  /** Consequences, shown below the question. */
  details?: ReactNode;
  /** The error of the last attempt; the dialog stays open. */
  failure: ReactNode;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before an action runs. */
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
