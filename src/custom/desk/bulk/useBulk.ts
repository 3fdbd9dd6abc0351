import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BulkWork, doInBulk, getBulkWork } from '#contract/desk/bulk.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import type { AnyBulkForm } from '#src/components/slots/bulk.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';
import { type Selection, selected } from './selection.ts';

export type Checked = AnswerOf<typeof doInBulk>;

interface Bulk {
  action: RowAction;
  form: AnyBulkForm;
  selection: Selection;
  /** Called with the job as the server returned it. A job of few rows is already finished then. */
  onBegun: (work: BulkWork, values: object) => void;
}

/**
 * Runs an action on many grievances: first a check of the effects, then the job (DESK-10). `checked` is the result for
 * the form's present values. A change clears it, and it is empty while the job starts.
 */
export function useBulk({ action, form, selection, onBegun }: Bulk) {
  const [values, setValues, draft] = useDraftState<object>(`bulk/${action}`, form.first);
  const [attempt] = useState(newIdempotencyKey);
  const renewComplaints = useRenewComplaints();
  // The list on the screen is out of date.
  const onError = (failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 409) void renewComplaints();
  };
  const body = { action, params: form.params(values), ...selected(selection) };
  const check = useMutation({
    mutationFn: () => call(doInBulk, { body: { ...body, dry_run: true } }),
    onError,
  });
  const run = useMutation({
    mutationFn: () =>
      attempt(async (headers) => {
        const { job } = await call(doInBulk, { body, headers });
        return call(getBulkWork, { params: { id: job?.id ?? 0 } });
      }),
    onSuccess: (work) => {
      draft.sent();
      onBegun(work, values);
    },
    onError,
  });
  const change = (changed: object) => {
    if (run.isPending) return;
    setValues({ ...values, ...changed });
    check.reset();
    run.reset();
  };
  return { values, draft, change, checked: check.data, check, run, fault: form.fault(values) };
}
