import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { refusalOf } from '../../../../contract/complaintActions.ts';
import { closeComplaint } from '../../../../contract/complaintCalls.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import type { DialogFrame } from '../../../kit/feedback/ConfirmDialog.tsx';
import { messageFault } from '../../../kit/replies/messageFault.ts';
import { ComplaintFailure } from '../ComplaintFailure.tsx';
import { useComplaintAction } from '../useComplaintAction.ts';
import { FileChoice } from './FileChoice.tsx';
import { MessageField } from './MessageField.tsx';

/** DET-05. */
const RENEW_AFTER_MS = 500;

interface ResolveDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** It is resolved and shown so. */
  onDone: () => void;
}

/**
 * The answer to the citizen with which a complaint is closed, and a file with it (DET-05). Whatever fails, the
 * dialog stays with what was typed; it names the version it was opened with, so that nobody closes what they have not seen.
 */
export function ResolveDialog({ complaint, open, onClose, onExited, onDone }: ResolveDialogProps) {
  const { id, complaint_number, version } = complaint;
  const actor = storedActor();
  const translate = useTranslate();
  const titleId = useId();
  const [message, setMessage] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const fault = messageFault(message);
  const resolve = useComplaintAction({
    run: () => call(closeComplaint, { body: { id, version, message: message.trim(), file } }),
    done: 'complaint.resolve.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: () => {
      setMessage('');
      setFile(null);
      close();
      onDone();
    },
  });
  // Closed by hand, it keeps what was typed for the next time that it is opened.
  const close = () => {
    setAsked(false);
    resolve.reset();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!fault && !resolve.isPending) resolve.mutate(undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('complaint.resolve.title', { number: complaint_number })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ComplaintFailure failure={resolve.error} />
          <MessageField complaintId={id} value={message} onChange={setMessage} fault={asked ? fault : null} />
          <FileChoice file={file} onChange={setFile} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('complaint.resolve.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={resolve.isPending}
            disabled={actor !== null && refusalOf('resolve', actor, complaint) !== null && !resolve.isPending}
          >
            {translate('complaint.resolve.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
