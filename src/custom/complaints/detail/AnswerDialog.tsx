import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { addResponse } from '#contract/complaints/complaintCalls.ts';
import { isClosed, STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { isOffered } from '../keyActions.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** What an answer may leave a grievance as; one that closes it is a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));
const USUAL: Status = 'responded';

interface AnswerDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** The answer is saved and shown. */
  onDone: () => void;
}

/**
 * An answer to the citizen that leaves the grievance open, as the status it names (API-07). It names the version that the page
 * shows, so that nobody opens again what was resolved meanwhile.
 */
export function AnswerDialog({ complaint, onDone, ...frame }: AnswerDialogProps) {
  const { id: complaint_id, version } = complaint;
  const translate = useTranslate();
  const [status, setStatus] = useState<Status>(USUAL);
  const attempt = useIdempotentSubmit();
  return (
    <MessageDialog
      {...frame}
      words="desk.answer"
      complaint={complaint}
      isOffered={isOffered('answer', storedActor(), complaint)}
      send={(message) => {
        const body = { complaint_id, message, status, version };
        return attempt((headers) => call(addResponse, { body, headers }));
      }}
      onSent={() => {
        setStatus(USUAL);
        onDone();
      }}
    >
      {() => (
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
      )}
    </MessageDialog>
  );
}
