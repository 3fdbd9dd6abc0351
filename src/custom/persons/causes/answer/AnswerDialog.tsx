import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { outcomeFault } from '#src/custom/closing/outcome.ts';
import { CheckedAlert } from '#src/custom/desk/tasks/CheckedAlert.tsx';
import { manyFault } from '#src/custom/replies/messageFault.ts';
import { AnswerInputs } from './AnswerInputs.tsx';
import type { WhoGetsIt } from './chosen.ts';
import { Recipients } from './Recipients.tsx';
import { type AnswerValues, useAnswer } from './useAnswer.ts';

const WORDS = { refused: 'causes.work.refused', more: 'causes.work.more' };

interface CheckedProps {
  recipients: WhoGetsIt;
  /** The number of recipients and of messages. */
  chosen: { count: number; messages: number };
}

/** How many citizens get the answer, and who does not. */
function Checked({ recipients: { total, possible, to_approve, refused }, chosen }: CheckedProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total || to_approve} refusals={refused} words={WORDS}>
      {translate('causes.answer.possible', {
        smart_count: total,
        possible: number(chosen.count),
        total: number(total),
      })}{' '}
      {to_approve
        ? translate('causes.answer.toApprove')
        : translate('causes.answer.messages', { count: number(chosen.messages) })}
    </CheckedAlert>
  );
}

function isReady({ message, ending, closing }: AnswerValues) {
  const faults = ending === 'close' ? Object.values(outcomeFault(closing)) : [];
  return [manyFault(message), ...faults].every((fault) => fault === null);
}

interface AnswerDialogProps {
  cause: CauseRecord;
  /** The ticked grievances. */
  ticked: readonly number[];
  onBegun: (job: number) => void;
  onClose: () => void;
}

/**
 * One answer to all grievances of a cause. It shows the recipients before sending and lets the user exclude some
 * (PER-19). If some have no evidence that they were solved, it asks once (REF-16).
 */
export default function AnswerDialog({ cause, ticked, onBegun, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  const {
    values,
    draft,
    change,
    found: recipients,
    chosen,
    left: excluded,
    toggle,
    check,
    give,
  } = useAnswer({
    cause,
    ticked,
    onBegun,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [bare, setBare] = useState<'unasked' | 'asking' | 'agreed'>('unasked');
  const isPending = check.isPending || give.isPending;
  const canSend = recipients !== null && recipients.possible > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isReady(values) || isPending) return;
    if (!canSend) check.mutate(values);
    else if (chosen?.isBare && bare !== 'agreed') setBare('asking');
    else if (chosen?.count) give.mutate();
  };
  const label = canSend ? 'causes.answer.send' : 'causes.answer.check';
  const count = chosen?.count ?? 0;
  return (
    <>
      <GuardedDialog
        onClose={onClose}
        isPending={isPending}
        fullWidth
        maxWidth="sm"
        aria-labelledby={titleId}
      >
        <form onSubmit={submit} noValidate>
          <DialogTitle id={titleId}>{translate('causes.answer.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            <DraftNotice draft={draft} />
            <AnswerInputs
              values={values}
              onChange={change}
              counts={{ all: cause.open, ticked: ticked.length }}
              cause={cause}
              isSubmitted={isSubmitted}
              isSending={give.isPending}
            />
            <FailureAlert failure={check.error ?? give.error} />
            {recipients && chosen && <Checked recipients={recipients} chosen={chosen} />}
            {canSend && (
              <Recipients
                recipients={recipients}
                excluded={excluded}
                onToggle={toggle}
                disabled={give.isPending}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={give.isPending}>
              {translate('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending} disabled={canSend && count === 0}>
              {translate(label, { smart_count: count, count: number(count) })}
            </Button>
          </DialogActions>
        </form>
      </GuardedDialog>
      <ConfirmDialog
        open={bare === 'asking'}
        onClose={() => setBare('unasked')}
        title="closing.without.title"
        question="causes.answer.without"
        action="closing.without.action"
        cancel="closing.without.cancel"
        onConfirm={() => {
          setBare('agreed');
          give.mutate();
        }}
      />
    </>
  );
}
