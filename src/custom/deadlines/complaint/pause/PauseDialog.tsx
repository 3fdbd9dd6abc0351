import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PAUSE_DAYS, PAUSE_REASONS, type PauseReason } from '#contract/deadlines/pause.ts';
import { pauseComplaint } from '#contract/deadlines/pauseCalls.ts';
import { dayOf, daysBetween, isDay } from '#contract/kernel/day.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { DayField } from '#src/components/form/DayField.tsx';
import { QuickDays } from '#src/components/form/QuickDays.tsx';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';

/** Days from today that one click chooses. */
const SOON = [7, 14, 30, 90];

/** Pauses the deadline of a grievance, with a reason and an end (SLA-07). */
export default function PauseDialog({ complaint: { id, complaint_number }, onClose }: ActionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [reason, setReason] = useState<PauseReason | ''>('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`pause/${id}`, {
    values: { reason, until, note },
    restore: (typed) => {
      setReason(typed.reason);
      setUntil(typed.until);
      setNote(typed.note);
    },
  });
  const today = dayOf(new Date());
  const faults = {
    reason: reason === '' && 'rules.required',
    until: faultOf(until, today),
    note: reason === 'other' && note.trim() === '' && 'rules.required',
  };
  const faultText = (field: keyof typeof faults) =>
    (isSubmitted && faults[field] && translate(faults[field])) || '';
  const pause = useComplaintAction({
    run: (chosen: PauseReason) => call(pauseComplaint, { body: { id, reason: chosen, until, note } }),
    successText: 'pausing.paused',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (reason !== '' && !Object.values(faults).some(Boolean) && !pause.isPending) pause.mutate(reason);
  };

  return (
    <GuardedDialog
      onClose={onClose}
      isPending={pause.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('pausing.title', { number: complaint_number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText>{translate('pausing.what')}</DialogContentText>
          <DraftNotice draft={draft} />
          <ComplaintFailure failure={pause.error} />
          <TextField
            select
            autoFocus
            required
            label={translate('common.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value as PauseReason)}
            error={faultText('reason') !== ''}
            helperText={faultText('reason') || ' '}
          >
            {PAUSE_REASONS.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`due.pausedFor.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <DayField
            isRequired
            label={translate('pausing.until')}
            value={until}
            onChange={setUntil}
            error={faultText('until')}
          />
          <QuickDays
            label={translate('pausing.soon')}
            choices={SOON.map((days) => ({ days, text: translate('pausing.days', { smart_count: days }) }))}
            chosen={until}
            onChoose={setUntil}
          />
          <TextField
            multiline
            minRows={2}
            required={reason === 'other'}
            label={translate('common.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={faultText('note') !== ''}
            helperText={faultText('note') || ' '}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={pause.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={pause.isPending}>
            {translate('pausing.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

/** Why the server would reject the day. */
function faultOf(until: string, today: string) {
  if (until === '') return 'rules.required';
  if (!isDay(until)) return 'rules.notDate';
  const ahead = daysBetween(today, until);
  return (ahead < 1 || ahead > MAX_PAUSE_DAYS) && 'rules.pauseLength';
}
