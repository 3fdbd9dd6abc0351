import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { NumberField } from './NumberField.tsx';
import { Outcome } from './Outcome.tsx';
import { asksNumber, type BulkDialogProps, countOf, isDoneAtOnce, isNumber } from './selection.ts';
import { useBegun } from './useBegun.ts';
import { useBulk } from './useBulk.ts';

/** One action on many grievances (DESK-10), with the capability's form. */
export default function BulkDialog(props: BulkDialogProps) {
  const [loaded] = useCodes([props.part]);
  return loaded && <Loaded {...props} form={loaded.code} />;
}

/**
 * The form, the expected effects, and the button. Small jobs that can be undone start without a check. Rejected rows
 * are named and can be retried (LIST-11).
 */
function Loaded({ form, ...props }: BulkDialogProps & { form: AnyBulkForm }) {
  const { part, onDone } = props;
  const action = part.id;
  const translate = useTranslate();
  const { number } = useFormats();
  const begun = useBegun(props, form);
  const current = begun.left;
  const { values, draft, change, checked, check, run, fault } = useBulk({
    action,
    form,
    selection: current,
    onBegun: begun.take,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [typed, setTyped] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  const { data = [] } = useListContext<ComplaintRow>();
  const rows = current.ids ? begun.rows : data;
  const { Button, Inputs } = form;
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
  const label = begun.outcome ? 'bulk.again' : form.submit;
  const checkedLabel = possible > 0 ? words(`bulk.submit.${action}`, possible) : translate('bulk.check');
  return (
    <FormDialog
      form={{ submit, draft, isPending: check.isPending || run.isPending, failure: check.error ?? run.error }}
      title={words(form.title, countOf(current))}
      submit={atOnce ? translate(label) : checkedLabel}
      cancel={begun.outcome ? 'common.close' : undefined}
      onClose={() => begun.close()}
      actions={
        Button && (
          <Button
            rows={rows}
            isOfAll={!current.ids}
            onChange={change}
            onDone={() => {
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
      {checked && <CheckedRows part={part} checked={checked} />}
      {hasNumber && (
        <NumberField count={possible} value={typed} onChange={setTyped} isWrong={isTyped && isWrong} />
      )}
    </FormDialog>
  );
}
