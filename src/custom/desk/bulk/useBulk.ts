import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BulkWork, doInBulk, getBulkWork } from '#contract/desk/bulk.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { type ContractForm, useContractForm } from '#src/components/form/useContractForm.ts';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import { asksNumber, isDoneAtOnce, isNumber, type Selection, selected } from './selection.ts';

export type Checked = AnswerOf<typeof doInBulk>;

interface Bulk {
  action: BulkPart['id'];
  inputs: AnyBulkForm;
  selection: Selection;
  /** Called with the job as the server returned it. A job of few rows is already finished then. */
  onBegun: (work: BulkWork, values: object) => Promise<void>;
}

/**
 * Runs an action on many grievances: first a check of the effects, then the job (DESK-10). `checked` is the result for
 * the form's present values: a change clears it.
 */
export function useBulk({ action, inputs, selection, onBegun }: Bulk) {
  const renewComplaints = useRenewComplaints();
  const [check, setCheck] = useState<{ of: string; answer: Checked } | null>(null);
  const begun = useRef<BulkWork>(null);
  const bodyOf = ({ number: _number, ...values }: FieldValues) => ({
    action,
    params: inputs.params(values),
    ...selected(selection),
  });
  const checkedFor = (values: FieldValues) =>
    check?.of === JSON.stringify(bodyOf(values)) ? check.answer : null;
  const possibleFor = (values: FieldValues) => checkedFor(values)?.possible ?? 0;
  const isAtOnce = isDoneAtOnce(action, selection);
  const form: ContractForm = useContractForm(doInBulk, {
    draft: `bulk/${action}`,
    defaultValues: { ...inputs.first, number: '' } as FieldValues,
    bodyOf,
    check: (values): Refusals => {
      const fault = inputs.fault(values);
      return fault ? { params: fault } : {};
    },
    once: true,
    send: async (body, headers, values) => {
      const possible = possibleFor(values);
      if (!isAtOnce && possible === 0) {
        const answer = await call(doInBulk, { body: { ...body, dry_run: true } });
        setCheck({ of: JSON.stringify(bodyOf(values)), answer });
        // It is typed for each check; a draft may have it from an earlier one.
        form.form.setValue('number', '');
        return false;
      }
      if (asksNumber(action, possible) && !isNumber(values.number ?? '', possible)) {
        form.form.setError('number', { message: 'bulk.wrongNumber' });
        return false;
      }
      const answer = await call(doInBulk, { body, headers });
      begun.current = await call(getBulkWork, { params: { id: answer.job?.id ?? 0 } });
      return answer;
    },
    // The list on the screen is out of date.
    renew: (isSaved) => isSaved || renewComplaints(),
    onDone: (_answer, values) => begun.current && onBegun(begun.current, values),
  });
  const values = form.form.watch();
  const fault = form.isSubmitted ? inputs.fault(values) : null;
  return { form, values, checked: checkedFor(values), isAtOnce, fault };
}
