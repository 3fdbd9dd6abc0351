import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE, REOPEN_REASONS, type ReopenReason } from '#contract/closing/closing.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { reopenComplaint } from '#contract/complaints/complaintCalls.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/http.ts';
import { useComplaintAction } from '../useComplaintAction.ts';
import { ComplaintQuestion } from './ComplaintQuestion.tsx';

/** Asks why, then makes a closed complaint open again (DET-06, REF-20). Closed by hand it keeps what was typed. */
export function ReopenDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, version, complaint_number, closing } = complaint;
  const translate = useTranslate();
  const [labelId, faultId] = [useId(), useId()];
  const [reason, setReason] = useState<ReopenReason | null>(null);
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`reopen/${id}`, {
    values: { reason, note },
    restore: (typed) => {
      setReason(typed.reason);
      setNote(typed.note);
    },
  });
  // Of what somebody else opened meanwhile it says nothing: the answer tells that.
  const onlyMistake = isClosed(complaint.status) && closing?.may_reopen === false;
  const reasons = onlyMistake ? (['by_mistake'] as const) : REOPEN_REASONS;
  const isMissing = isSubmitted && reason === null;
  const close = () => {
    setSubmitted(false);
    reopen.reset();
    frame.onClose();
  };
  const reopen = useComplaintAction({
    run: () => call(reopenComplaint, { body: { id, version, reason, note: note.trim() || null } }),
    successText: 'complaint.reopen.done',
    onDone: () => {
      draft.sent();
      setReason(null);
      setNote('');
      close();
    },
  });
  const confirm = () => {
    setSubmitted(true);
    if (reason !== null) reopen.mutate(undefined);
  };
  return (
    <ComplaintQuestion
      {...frame}
      onClose={close}
      words="complaint.reopen"
      number={complaint_number}
      failure={reopen.error}
      isPending={reopen.isPending}
      onConfirm={confirm}
      details={
        <>
          <DraftNotice draft={draft} />
          <FormControl required error={isMissing}>
            <FormLabel id={labelId}>{translate('closing.reason')}</FormLabel>
            <RadioGroup
              aria-labelledby={labelId}
              aria-describedby={isMissing ? faultId : undefined}
              value={reason ?? ''}
              onChange={(_event, chosen) => setReason(chosen as ReopenReason)}
            >
              {reasons.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio size="small" />}
                  label={translate(`closing.reasons.${each}`)}
                />
              ))}
            </RadioGroup>
            {isMissing && (
              <FormHelperText id={faultId} role="alert" sx={{ ml: 0 }}>
                {translate('closing.chooseReason')}
              </FormHelperText>
            )}
            {onlyMistake && (
              <FormHelperText sx={{ ml: 0 }}>{translate('closing.onlyMistake')}</FormHelperText>
            )}
          </FormControl>
          <TextField
            multiline
            minRows={2}
            maxRows={6}
            label={translate('closing.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
          />
        </>
      }
    />
  );
}
