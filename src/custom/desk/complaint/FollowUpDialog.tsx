import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { followUpComplaint } from '#contract/desk/followup.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { DayField } from '#src/components/form/DayField.tsx';
import { QuickDays } from '#src/components/form/QuickDays.tsx';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { followUpFault } from '#src/custom/complaints/followUpFault.ts';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';

/** The most frequent choices, in days from today. */
const QUICK = [
  [1, 'tomorrow'],
  [3, 'inDays'],
  [7, 'inWeek'],
] as const;

/**
 * Sets or moves the follow-up day of a grievance (DESK-04). After a failure the dialog stays open and keeps the typed
 * text.
 */
export default function FollowUpDialog({ complaint, onClose, onDone }: ActionProps) {
  const { id, complaint_number, followup } = complaint;
  const translate = useTranslate();
  const titleId = useId();
  const [on, setOn] = useState(followup?.on ?? '');
  const [note, setNote] = useState(followup?.note ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`followup/${id}`, {
    values: { on, note },
    restore: (typed) => {
      setOn(typed.on);
      setNote(typed.note);
    },
  });
  const fault = followUpFault(on);
  const save = useComplaintAction({
    run: () => call(followUpComplaint, { body: { id, on, note: note.trim() } }),
    successText: 'myDay.followUp.saved',
    onDone: () => {
      draft.sent();
      onClose();
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!fault && !save.isPending) save.mutate(undefined);
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('myDay.followUp.title', { number: complaint_number })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={draft} />
          <ComplaintFailure failure={save.error} />
          <DialogContentText>{translate('myDay.followUp.about')}</DialogContentText>
          <QuickDays
            label={translate('myDay.followUp.quick')}
            choices={QUICK.map(([days, word]) => ({
              days,
              text: translate(`myDay.followUp.${word}`, { count: days }),
            }))}
            chosen={on}
            onChoose={setOn}
          />
          <DayField
            label={translate('myDay.followUp.day')}
            value={on}
            onChange={setOn}
            isRequired
            error={isSubmitted && fault && translate(fault)}
          />
          <TextField
            label={translate('myDay.followUp.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={2}
            maxRows={6}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('myDay.followUp.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
