import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE } from '#contract/closing/closing.ts';
import { approveClosing } from '#contract/closing/closingCalls.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';

interface RefuseDialogProps {
  complaint: Pick<ComplaintRecord, 'id' | 'complaint_number'>;
  onClose: () => void;
}

/** Asks why a closing is not approved (REF-21). After a failure the dialog stays open and keeps the typed text. */
export default function RefuseDialog({ complaint, onClose }: RefuseDialogProps) {
  const { id, complaint_number: number } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const [note, setNote, draft] = useDraftState(`refuse/${id}`, '');
  const [isSubmitted, setSubmitted] = useState(false);
  const isBlank = note.trim() === '';
  const { mutate, isPending, error } = useComplaintAction({
    run: () => call(approveClosing, { params: { id }, body: { approved: false, note: note.trim() } }),
    successText: 'closing.approve.refused',
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
        <DialogTitle id={titleId}>{translate('closing.approve.title', { number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DraftNotice draft={draft} />
          <ComplaintFailure failure={error} />
          <DialogContentText>{translate('closing.approve.what')}</DialogContentText>
          <TextField
            required
            autoFocus
            multiline
            minRows={2}
            maxRows={6}
            label={translate('closing.approve.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isSubmitted && isBlank}
            helperText={isSubmitted && isBlank ? translate('rules.required') : ' '}
            slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('closing.approve.refuse')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
