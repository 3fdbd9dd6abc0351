import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TextInput, useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Task } from '#contract/desk/task.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { CheckedAlert } from '#src/components/task/CheckedAlert.tsx';
import { asksNumber, type BulkDialogProps, countOf } from './selection.ts';
import { useBegun } from './useBegun.ts';
import type { Checked } from './useBulk.ts';
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

const WORDS = { refused: 'bulk.refused', more: 'bulk.work.more' };

interface CheckedRowsProps {
  part: BulkPart;
  checked: Checked;
}

/** The expected effects on the selected rows. */
function CheckedRows({ part, checked: { total, possible = 0, refused = [] } }: CheckedRowsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total} refusals={refused} words={WORDS}>
      {translate(part.possible ?? 'bulk.possible', {
        smart_count: total,
        possible: number(possible),
        total: number(total),
      })}
    </CheckedAlert>
  );
}

/** The user types the number of rows to confirm messages to many citizens, which cannot be undone (DESK-12). */
function NumberField({ count }: { count: number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <TextInput
      source="number"
      label={translate('bulk.typeNumber', { count: number(count) })}
      isRequired
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10, 'aria-required': true } }}
    />
  );
}

/** The unchanged rows of a small job, by number and reason (LIST-11). */
function Outcome({ action, job: { done, refused, refusals } }: { action: RowAction; job: Task }) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const words = (key: string, count: number) => translate(`bulk.${key}`, { smart_count: count });
  const isAssigned = action === 'assign';
  return (
    <Alert severity="error">
      {done > 0 && `${words(isAssigned ? 'assigned' : 'changed', done)} `}
      {words(isAssigned ? 'notAssigned' : 'notChanged', refused)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {refusals.flatMap(({ reason, numbers, ...coded }) =>
          numbers.map((one) => (
            <li key={one}>
              {one}: {textOf(reason, coded)}
            </li>
          )),
        )}
      </Box>
    </Alert>
  );
}
