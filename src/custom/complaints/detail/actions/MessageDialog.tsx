import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { FileCheckContext, useSaveAfterChecks } from '#src/components/files/useSaveAfterChecks.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';
import { MessageField } from '../composer/MessageField.tsx';
import { useMessageFault } from '../composer/useMessageFault.ts';

interface MessageDialogProps<A, W = undefined> extends DialogFrame {
  /** The translation key above `title`, `submit` and `done`. */
  words: 'complaint.resolve';
  complaint: Pick<ComplaintRecord, 'id' | 'complaint_number'>;
  /** The starting text of the message. */
  first?: string | undefined;
  /** Whether the grievance's present state allows the action. */
  isOffered: boolean;
  /** Whether the dialog's other fields are complete. */
  isReady?: boolean;
  /** Asks a question before sending, and calls `go` to continue. */
  ask?: (go: () => void) => void;
  /** Values that the user enters with the message, stored with it. */
  along?: { values: W; restore: (values: W) => void };
  send: (message: string) => Promise<A>;
  /** Translation key of the success message, if it is not `done` of `words`. */
  successText?: (answer: A) => string;
  renewAfterMs?: number;
  /** The message is saved, and the page shows it. */
  onSent: () => void;
  /**
   * The fields that are sent with the message. `isSubmitted`: the user has tried to submit, so show what is missing.
   */
  children: (isSubmitted: boolean) => ReactNode;
}

/**
 * Sends a message to the citizen together with the dialog's other fields. After a failure or a cancel the typed text is
 * kept. The dialog cannot be closed while it sends (DET-05, API-07).
 */
export function MessageDialog<A, W = undefined>(props: MessageDialogProps<A, W>) {
  const {
    words,
    complaint,
    first = '',
    isOffered,
    isReady = true,
    ask,
    along,
    send,
    successText = () => `${words}.done`,
  } = props;
  const { renewAfterMs, onSent, children, open, onClose, onExited } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [message, setMessage] = useState(first);
  const draft = useDraft(`${words}/${complaint.id}`, {
    values: { message, along: along?.values },
    restore: (typed) => {
      setMessage(typed.message);
      if (typed.along !== undefined) along?.restore(typed.along);
    },
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const fault = useMessageFault()(message);
  const { error, isPending, mutate, reset } = useComplaintAction({
    run: () => send(message.trim()),
    successText,
    renewAfterMs,
    onDone: () => {
      draft.sent();
      setMessage('');
      close();
      onSent();
    },
  });
  const close = () => {
    setSubmitted(false);
    reset();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (fault || !isReady || isPending) return;
    checks.save();
  };
  const checks = useSaveAfterChecks(() => {
    const go = () => mutate(undefined);
    if (ask) ask(go);
    else go();
  });
  const isBusy = isPending || checks.isWaiting;

  return (
    <GuardedDialog
      open={open}
      onClose={close}
      isPending={isBusy}
      // The typed text is kept and is there again at the next opening.
      isChanged={false}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate(`${words}.title`, { number: complaint.complaint_number })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={draft} />
          <ComplaintFailure failure={error} />
          <MessageField
            about={{ complaintId: complaint.id }}
            value={message}
            onChange={setMessage}
            fault={isSubmitted ? fault : null}
          />
          <FileCheckContext value={checks.follow}>{children(isSubmitted)}</FileCheckContext>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isOffered && !isBusy}>
            {translate(`${words}.submit`)}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
