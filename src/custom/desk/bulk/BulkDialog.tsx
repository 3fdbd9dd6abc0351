import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
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
  const submit = () => {
    setSubmitted(true);
    if (fault) return;
    if (!atOnce && possible === 0) return check.mutate();
    setIsTyped(true);
    if (!isWrong) run.mutate();
  };
  const words = (key: string, count: number) => translate(key, { smart_count: count, count: number(count) });
  const label = begun.outcome ? 'bulk.again' : SUBMIT[action];
  const checkedLabel = possible > 0 ? words(`bulk.submit.${action}`, possible) : translate('bulk.check');
  return (
    <FormDialog
      form={{ submit, draft, isPending: check.isPending || run.isPending, failure: check.error ?? run.error }}
      title={words(TITLES[action], countOf(current))}
      submit={atOnce ? translate(label) : checkedLabel}
      cancel={begun.outcome ? 'common.close' : undefined}
      onClose={begun.close}
      actions={
        action === 'cause' && (
          <NewCause
            grievances={rows}
            isOfAll={!current.ids}
            onMade={(cause) => {
              if (!current.ids) return change({ cause });
              onDone();
              begun.close();
            }}
          />
        )
      }
    >
      {begun.outcome && !run.isPending && (
        <Outcome key={begun.outcome.id} action={action} job={begun.outcome} />
      )}
      <Inputs
        values={values}
        onChange={change}
        error={isSubmitted && fault ? translate(fault) : null}
        example={rows[0]}
      />
      {checked && <CheckedRows action={action} checked={checked} />}
      {hasNumber && (
        <NumberField count={possible} value={typed} onChange={setTyped} isWrong={isTyped && isWrong} />
      )}
    </FormDialog>
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
