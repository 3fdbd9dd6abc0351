import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { NumberField } from './NumberField.tsx';
import { Outcome } from './Outcome.tsx';
import { asksNumber, type BulkDialogProps, countOf } from './selection.ts';
import { useBegun } from './useBegun.ts';
import { useBulk } from './useBulk.ts';

/** One action on many grievances (DESK-10), with the capability's form. */
export default function BulkDialog(props: BulkDialogProps) {
  const [loaded] = useCodes([props.part]);
  return loaded && <Loaded {...props} inputs={loaded.code} />;
}

/**
 * The form, the expected effects, and the button. Small jobs that can be undone start without a check. Rejected rows
 * are named and can be retried (LIST-11).
 */
function Loaded({ inputs, ...props }: BulkDialogProps & { inputs: AnyBulkForm }) {
  const { part, onDone } = props;
  const action = part.id;
  const translate = useTranslate();
  const begun = useBegun(props, inputs);
  const current = begun.left;
  const { form, values, checked, isAtOnce, fault } = useBulk({
    action,
    inputs,
    selection: current,
    onBegun: begun.take,
  });
  const { data = [] } = useListContext<ComplaintRow>();
  const rows = current.ids ? begun.rows : data;
  const { Button, Inputs } = inputs;
  const possible = checked?.possible ?? 0;
  const words = (key: string, count: number) => translate(key, { smart_count: count });
  const label = begun.outcome ? 'bulk.again' : inputs.submit;
  const checkedLabel = possible > 0 ? words(`bulk.submit.${action}`, possible) : translate('bulk.check');
  return (
    <FormDialog
      form={form}
      title={words(inputs.title, countOf(current))}
      submit={isAtOnce ? translate(label) : checkedLabel}
      cancel={begun.outcome ? 'common.close' : undefined}
      onClose={() => begun.close()}
      actions={
        Button && (
          <Button
            rows={rows}
            isOfAll={!current.ids}
            onChange={form.change}
            onDone={() => {
              onDone();
              begun.close();
            }}
          />
        )
      }
    >
      {begun.outcome && !form.isPending && (
        <Outcome key={begun.outcome.id} action={action} job={begun.outcome} />
      )}
      <Inputs values={values} onChange={form.change} error={fault && translate(fault)} example={rows[0]} />
      {checked && <CheckedRows part={part} checked={checked} />}
      {asksNumber(action, possible) && <NumberField count={possible} />}
    </FormDialog>
  );
}
