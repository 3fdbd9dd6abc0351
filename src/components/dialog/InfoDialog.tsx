import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { GuardedDialog, type GuardedDialogProps } from './GuardedDialog.tsx';

interface InfoDialogProps extends Omit<GuardedDialogProps, 'actions' | 'onSubmit'> {
  /** The label of the button that closes it: a translation key. */
  close?: string;
  /** That button has the focus at first. */
  autoFocus?: boolean;
}

/** A dialog to read, or to choose from: its button only closes it. */
export function InfoDialog({ close = 'common.close', autoFocus, ...frame }: InfoDialogProps) {
  const translate = useTranslate();
  return (
    <GuardedDialog
      {...frame}
      actions={
        <Button onClick={frame.onClose} disabled={frame.isPending} autoFocus={autoFocus}>
          {translate(close)}
        </Button>
      }
    />
  );
}
