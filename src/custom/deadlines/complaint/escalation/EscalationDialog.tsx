import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { deescalateComplaint, escalateComplaint, MAX_NOTE } from '#contract/deadlines/escalation.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';

const CALLS = { escalate: escalateComplaint, deescalate: deescalateComplaint };

interface EscalationDialogProps extends Pick<ActionProps, 'complaint' | 'onClose'> {
  action: keyof typeof CALLS;
}

/**
 * Asks for the reason of an escalation or its return (SLA-14). After a failure the dialog stays open and keeps the
 * typed text.
 */
export function EscalationDialog({ action, complaint, onClose }: EscalationDialogProps) {
  const { id, complaint_number } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const [note, setNote, draft] = useDraftState(`${action}/${id}`, '');
  const [isSubmitted, setSubmitted] = useState(false);
  const isBlank = note.trim() === '';
  const words = (name: string, values?: object) => translate(`escalation.${action}.${name}`, values);
  const { mutate, isPending, error } = useComplaintAction({
    run: () => call(CALLS[action], { body: { id, note: note.trim() } }),
    successText: `escalation.${action}.done`,
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isBlank && !isPending) mutate(undefined);
  };
  return (
    <GuardedDialog onClose={onClose} isPending={isPending} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{words('title', { number: complaint_number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DraftNotice draft={draft} />
          <ComplaintFailure failure={error} />
          <DialogContentText>{words('what')}</DialogContentText>
          <TextField
            required
            autoFocus
            multiline
            minRows={2}
            maxRows={6}
            label={translate('common.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isSubmitted && isBlank}
            helperText={isSubmitted && isBlank ? translate('rules.required') : ' '}
            slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {words('submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
