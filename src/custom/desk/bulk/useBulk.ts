import { useMutation } from '@tanstack/react-query';
import { type BulkWork, doInBulk, getBulkWork } from '#contract/desk/bulk.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { type Selection, selected } from './selection.ts';
import { EMPTY, FORMS, type Values } from './values.ts';

export type Checked = AnswerOf<typeof doInBulk>;

interface Bulk {
  action: RowAction;
  selection: Selection;
  /** What was begun, as it stands when the call is answered: few rows are done by then. */
  onBegun: (work: BulkWork) => void;
}

/**
 * The same done to many: first it is asked what would become of them, then it is begun (DESK-10). `checked` is the answer to
 * what stands in the form; a change takes it away, and there is none while the work is being begun.
 */
export function useBulk({ action, selection, onBegun }: Bulk) {
  const [values, setValues, draft] = useDraftState<Values>(`bulk/${action}`, EMPTY);
  const attempt = useIdempotentSubmit();
  const renewComplaints = useRenewComplaints();
  // What the list shows is no longer what there is.
  const onError = (failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 409) void renewComplaints();
  };
  const body = { action, params: FORMS[action].params(values), ...selected(selection) };
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
      onBegun(work);
    },
    onError,
  });
  const change = (changed: Partial<Values>) => {
    if (run.isPending) return;
    setValues({ ...values, ...changed });
    check.reset();
    run.reset();
  };
  return { values, draft, change, checked: check.data, check, run, fault: FORMS[action].fault(values) };
}
