import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseRecord } from '../../../../contract/cause.ts';
import { FailureAlert } from '../../../kit/feedback/FailureAlert.tsx';
import { KeptDialog } from '../../../kit/feedback/KeptDialog.tsx';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { messageFault } from '../../../kit/replies/messageFault.ts';
import { Refusals } from '../../../kit/task/Refusals.tsx';
import { AnswerInputs } from './AnswerInputs.tsx';
import { useAnswer, type WhoGetsIt } from './useAnswer.ts';

interface AnswerDialogProps {
  cause: CauseRecord;
  /** Grievances that were ticked. */
  ticked: readonly number[];
  onBegun: (job: number) => void;
  onClose: () => void;
}

/** One answer to all: it is shown who gets it and who does not before it is sent (PER-19). */
export default function AnswerDialog({ cause, ticked, onBegun, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  const { values, change, checked, check, give } = useAnswer({ cause, ticked, onBegun });
  const [asked, setAsked] = useState(false);
  const fault = messageFault(values.message);
  const isPending = check.isPending || give.isPending;
  const possible = checked?.possible ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault || isPending) return;
    if (possible > 0) give.mutate();
    else check.mutate(values);
  };
  const label = possible > 0 ? 'causes.answer.send' : 'causes.answer.check';
  return (
    <KeptDialog onClose={onClose} isPending={isPending} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('causes.answer.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <AnswerInputs
            values={values}
            onChange={change}
            counts={{ all: cause.open, ticked: ticked.length }}
            cause={cause}
            fault={asked ? fault : null}
            isSending={give.isPending}
          />
          <FailureAlert failure={check.error ?? give.error} />
          {checked && <Checked checked={checked} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={give.isPending}>
            {translate('causes.answer.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(label, { smart_count: possible, count: number(possible) })}
          </Button>
        </DialogActions>
      </form>
    </KeptDialog>
  );
}

const WORDS = { refused: 'causes.work.refused', more: 'causes.work.more' };

/** It takes the focus: the same button would send next. */
function Checked({ checked: { total, possible, messages, refused } }: { checked: WhoGetsIt }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      severity={possible < total ? 'warning' : 'info'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {translate('causes.answer.possible', { possible: number(possible), total: number(total) })}{' '}
      {translate('causes.answer.messages', { count: number(messages) })}
      <Refusals refusals={refused} words={WORDS} />
    </Alert>
  );
}
