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
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useComplaintAction } from '../useComplaintAction.ts';
import { ComplaintQuestion } from './ComplaintQuestion.tsx';

/** Preselected, so that reopening asks for nothing (DET-06). */
const USUAL_REASON: ReopenReason = 'not_solved';

/** Asks why, then makes a closed complaint open again (DET-06, REF-20). Closed by hand it keeps what was typed. */
export function ReopenDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, version, complaint_number, closing } = complaint;
  const translate = useTranslate();
  const asksReason = hasCapability('closing');
  const labelId = useId();
  const [chosen, setChosen] = useState<ReopenReason>(USUAL_REASON);
  const [note, setNote] = useState('');
  const draft = useDraft(`reopen/${id}`, {
    values: { reason: chosen, note },
    restore: (typed) => {
      setChosen(typed.reason ?? USUAL_REASON);
      setNote(typed.note);
    },
  });
  // Of what somebody else opened meanwhile it says nothing: the answer tells that.
  const onlyMistake = isClosed(complaint.status) && closing?.may_reopen === false;
  const reasons = onlyMistake ? (['by_mistake'] as const) : REOPEN_REASONS;
  const reason = onlyMistake ? 'by_mistake' : chosen;
  const close = () => {
    reopen.reset();
    frame.onClose();
  };
  const reopen = useComplaintAction({
    run: () => call(reopenComplaint, { body: { id, version, reason, note: note.trim() || null } }),
    successText: 'complaint.reopen.done',
    onDone: () => {
      draft.sent();
      setChosen(USUAL_REASON);
      setNote('');
      close();
    },
  });
  return (
    <ComplaintQuestion
      {...frame}
      onClose={close}
      words="complaint.reopen"
      number={complaint_number}
      failure={reopen.error}
      isPending={reopen.isPending}
      onConfirm={() => reopen.mutate(undefined)}
      details={
        asksReason && (
          <>
            <DraftNotice draft={draft} />
            <FormControl>
              <FormLabel id={labelId}>{translate('closing.reason')}</FormLabel>
              <RadioGroup
                aria-labelledby={labelId}
                value={reason}
                onChange={(_event, next) => setChosen(next as ReopenReason)}
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
        )
      }
    />
  );
}
