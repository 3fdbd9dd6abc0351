import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import type { Draft } from '../drafts/useDraft.ts';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { GuardedDialog } from '../feedback/GuardedDialog.tsx';
import { FileCheckContext, useSaveAfterChecks } from '../files/useSaveAfterChecks.ts';

interface FormDialogProps {
  /** Already translated. */
  title: string;
  submit: string;
  failure: unknown;
  isPending: boolean;
  /** False while data that is sent with the form is loading. */
  isReady?: boolean;
  /** As in `GuardedDialog`. */
  isChanged?: boolean;
  /** The draft of the form. */
  draft?: Draft;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. When sending fails, the dialog stays open with the typed values. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    failure,
    isPending,
    isReady = true,
    isChanged,
    draft,
    onSubmit,
    onClose,
    children,
  } = props;
  const translate = useTranslate();
  const id = useId();
  const checks = useSaveAfterChecks(onSubmit);
  const isBusy = isPending || checks.isWaiting;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) checks.save();
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={isBusy}
      isChanged={isChanged}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form onSubmit={send} noValidate style={COLUMN}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {draft && <DraftNotice draft={draft} />}
          <FailureAlert failure={failure} />
          <FileCheckContext value={checks.follow}>{children}</FileCheckContext>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

/** The part between heading and buttons scrolls. */
const COLUMN = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
