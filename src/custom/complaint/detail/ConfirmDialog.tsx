import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FailureAlert } from '../FailureAlert.tsx';

/** How a dialog hangs together with the page that opens it. */
export interface DialogFrame {
  open: boolean;
  onClose: () => void;
  /** It is gone, and its opener perhaps too: the page finds a place for the focus. */
  onExited: () => void;
}

interface ConfirmDialogProps extends DialogFrame {
  /** Group of the catalogue with the texts title, question, action and cancel. */
  words: 'complaint.reopen' | 'complaint.delete' | 'workflow.officers.confirm';
  number: string;
  failure?: unknown;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before something is done to a complaint. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { words, number, failure, isPending, onConfirm, onClose, onExited, open } = props;
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate(`${words}.title`, { number })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText id={textId}>{translate(`${words}.question`)}</DialogContentText>
        <FailureAlert failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(`${words}.cancel`)}</Button>
        <Button variant="contained" autoFocus loading={isPending} onClick={onConfirm}>
          {translate(`${words}.action`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
