import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { INPUTS } from './inputs.tsx';
import { NewCause } from './NewCause.tsx';
import { NumberField } from './NumberField.tsx';
import { Outcome } from './Outcome.tsx';
import { asksNumber, type BulkDialogProps, countOf, isDoneAtOnce, isNumber } from './selection.ts';
import { useBegun } from './useBegun.ts';
import { useBulk } from './useBulk.ts';

/**
 * One action on many grievances (DESK-10): its form, the expected effects, and the button. Small jobs that can be
 * undone start without a check. Rejected rows are named and can be retried (LIST-11).
 */
export default function BulkDialog({ action, selection, onDone, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  const begun = useBegun({ action, selection, onDone, onClose });
  const current = begun.left;
  const { values, draft, change, checked, check, run, fault } = useBulk({
    action,
    selection: current,
    onBegun: (work) => begun.take(work, values),
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [typed, setTyped] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  const { data = [] } = useListContext<ComplaintRow>();
  const rows = current.ids ? begun.rows : data;
  const Inputs = INPUTS[action];
  const atOnce = isDoneAtOnce(action, current);
  const possible = checked?.possible ?? 0;
  const hasNumber = asksNumber(action, possible);
  const isWrong = hasNumber && !isNumber(typed, possible);
  const isPending = check.isPending || run.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (fault || isPending) return;
    if (!atOnce && possible === 0) return check.mutate();
    setIsTyped(true);
    if (!isWrong) run.mutate();
  };
  const words = (key: string, count: number) => translate(key, { smart_count: count, count: number(count) });
  const label = begun.outcome ? 'bulk.again' : SUBMIT[action];
  return (
    <GuardedDialog
      onClose={begun.close}
      isPending={isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{words(TITLES[action], countOf(current))}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {begun.outcome && !run.isPending && (
            <Outcome key={begun.outcome.id} action={action} job={begun.outcome} />
          )}
          <DraftNotice draft={draft} />
          <Inputs
            values={values}
            onChange={change}
            error={isSubmitted && fault ? translate(fault) : null}
            example={rows[0]}
          />
          <FailureAlert failure={check.error ?? run.error} />
          {checked && <CheckedRows action={action} checked={checked} />}
          {hasNumber && (
            <NumberField count={possible} value={typed} onChange={setTyped} isWrong={isTyped && isWrong} />
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {action === 'cause' && (
            <NewCause
              grievances={rows}
              isOfAll={!current.ids}
              onMade={(cause) => {
                if (!current.ids) return change({ cause });
                onDone();
                begun.close();
              }}
            />
          )}
          <Button onClick={() => begun.close()} disabled={run.isPending}>
            {translate(begun.outcome ? 'common.close' : 'common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {atOnce && translate(label)}
            {!atOnce && (possible > 0 ? words(`bulk.submit.${action}`, possible) : translate('bulk.check'))}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

const TITLES: Record<RowAction, string> = {
  assign: 'bulk.titles.assign',
  category: 'bulk.titles.category',
  priority: 'bulk.titles.priority',
  followup: 'bulk.titles.followup',
  cause: 'causes.add.titleMany',
  answer: 'bulk.titles.answer',
  resolve: 'bulk.titles.resolve',
  refer: 'bulk.titles.refer',
  message: 'bulk.titles.message',
  macro: 'bulk.titles.macro',
};

const SUBMIT: Record<RowAction, string> = {
  assign: 'complaint.assign.submit',
  category: 'common.save',
  priority: 'common.save',
  followup: 'common.save',
  cause: 'common.add',
  answer: 'bulk.check',
  resolve: 'bulk.check',
  refer: 'bulk.check',
  message: 'bulk.check',
  macro: 'bulk.check',
};
