import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { addResponse } from '../../../../contract/complaintCalls.ts';
import { isClosed, STATUSES, type Status } from '../../../../contract/complaintStatus.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import type { DialogFrame } from '../../../kit/feedback/ConfirmDialog.tsx';
import { useAttempt } from '../../../kit/form/useAttempt.ts';
import { messageFault } from '../../../kit/replies/messageFault.ts';
import { ComplaintFailure } from '../ComplaintFailure.tsx';
import { isOffered } from '../keyActions.ts';
import { useComplaintAction } from '../useComplaintAction.ts';
import { MessageField } from './MessageField.tsx';

/** What an answer may leave a grievance as; one that closes it is a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));
const USUAL: Status = 'responded';

interface AnswerDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** The answer is saved and shown. */
  onDone: () => void;
}

/**
 * An answer to the citizen that leaves the grievance open, as the status it names (API-07). Whatever fails, the dialog stays with what
 * was typed; it names the version it was opened with, so that nobody opens again what was resolved meanwhile.
 */
export function AnswerDialog({ complaint, open, onClose, onExited, onDone }: AnswerDialogProps) {
  const { id, complaint_number, version } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const [message, setMessage] = useState('');
  const [status, setStatus] = useState<Status>(USUAL);
  const [asked, setAsked] = useState(false);
  const attempt = useAttempt();
  const fault = messageFault(message);
  const answer = useComplaintAction({
    run: () => {
      const body = { complaint_id: id, message: message.trim(), status, version };
      return attempt((headers) => call(addResponse, { body, headers }));
    },
    done: 'desk.answer.done',
    onDone: () => {
      setMessage('');
      setStatus(USUAL);
      close();
      onDone();
    },
  });
  // Closed by hand, it keeps what was typed for the next time that it is opened.
  const close = () => {
    setAsked(false);
    answer.reset();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!fault && !answer.isPending) answer.mutate(undefined);
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
        <DialogTitle id={titleId}>{translate('desk.answer.title', { number: complaint_number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ComplaintFailure failure={answer.error} />
          <MessageField complaintId={id} value={message} onChange={setMessage} fault={asked ? fault : null} />
          <TextField
            select
            size="small"
            label={translate('desk.answer.status')}
            value={status}
            onChange={(event) => setStatus(event.target.value as Status)}
          >
            {LEFT_AS.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`workflow.timeline.status.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('complaint.resolve.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={answer.isPending}
            disabled={!isOffered('answer', storedActor(), complaint) && !answer.isPending}
          >
            {translate('desk.answer.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
