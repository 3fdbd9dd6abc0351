import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addResponse } from '#contract/complaints/complaintCalls.ts';
import { isClosed, STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { isOffered } from '../../keyActions.ts';
import { useComplaintAction } from '../../useComplaintAction.ts';
import { MessageField } from './MessageField.tsx';
import { useMessageFault } from './useMessageFault.ts';

/** The statuses that an answer may set. A closing one needs a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));
const USUAL: Status = 'responded';

/**
 * An answer to the citizen that leaves the grievance open, in the status that it names (API-07). It sends the version
 * on the page, so that it cannot reopen a grievance that another user has just resolved. After a failure the typed text
 * is kept.
 */
export function AnswerForm({ complaint, onClose, onDone }: ActionProps) {
  const { id: complaint_id, version } = complaint;
  const translate = useTranslate();
  const faultOf = useMessageFault();
  const [message, setMessage, draft] = useDraftState(`answer/${complaint_id}`, '');
  const [status, setStatus] = useState<Status>(USUAL);
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useIdempotentSubmit();
  const fault = faultOf(message);
  const { mutate, isPending, error, reset } = useComplaintAction({
    run: () => {
      const body = { complaint_id, message: message.trim(), status, version };
      return attempt((headers) => call(addResponse, { body, headers }));
    },
    successText: 'desk.answer.done',
    onDone: () => {
      draft.sent();
      setMessage('');
      setStatus(USUAL);
      setSubmitted(false);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!fault && !isPending) mutate(undefined);
  };
  const close = () => {
    setSubmitted(false);
    reset();
    onClose();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <DraftNotice draft={draft} />
      <ComplaintFailure failure={error} />
      <MessageField
        about={{ complaintId: complaint_id }}
        value={message}
        onChange={setMessage}
        fault={isSubmitted ? fault : null}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          margin="none"
          label={translate('desk.answer.status')}
          value={status}
          onChange={(event) => setStatus(event.target.value as Status)}
          sx={{ minWidth: '12rem', mr: 'auto' }}
        >
          {LEFT_AS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`workflow.timeline.status.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={close} disabled={isPending}>
          {translate('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={!isOffered('answer', storedActor(), complaint) && !isPending}
        >
          {translate('desk.answer.submit')}
        </Button>
      </Box>
    </Box>
  );
}
