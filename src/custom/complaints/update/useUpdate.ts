import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import { useFormDraft } from '#src/components/drafts/useDraft.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { errorKey } from '../recording/complaintForm.ts';
import { useRenewComplaints } from '../useRenewComplaints.ts';
import { wayBack } from '../wayBack.ts';
import {
  differing,
  payloadOf,
  rebased,
  resolver,
  UPDATE_FIELDS,
  type UpdateField,
  type UpdateValues,
  valuesOf,
} from './updateForm.ts';

/**
 * The form of a complaint and its save. `base` is the version that the form started from, `newer` the one that caused a
 * conflict (409), until it is loaded. A save leads to the role's folder (UPD-04).
 */
export function useUpdate(complaint: ComplaintRecord) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const renew = useRenewComplaints();
  const folder = wayBack({ ...useLocation(), state: null }).to;
  const [base, setBase] = useState(complaint);
  const [newer, setNewer] = useState<ComplaintRecord | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<UpdateValues>({
    defaultValues: valuesOf(complaint),
    resolver,
    shouldFocusError: false,
  });

  // Wait until the page knows that nothing is unsaved; otherwise leaving it would ask.
  useEffect(() => {
    if (isSaved) navigate(folder);
  }, [isSaved, folder, navigate]);

  const focusFirst = useCallback(
    (wrong: readonly string[]) => {
      const first = UPDATE_FIELDS.find((field) => wrong.includes(field));
      if (first) form.setFocus(first);
    },
    [form],
  );

  const draft = useFormDraft(`edit/${complaint.id}`, form);

  const finish = () => {
    draft.sent();
    notify('update.saved', { type: 'success' });
    void renew();
    setSaved(true);
  };

  const refuse = (failure: ApiFailure, values: UpdateValues) => {
    if (failure.status === 409) {
      const current = failure.body.current as ComplaintRecord;
      // An earlier save arrived, but its answer was lost.
      if (differing(values, valuesOf(current)).length === 0) finish();
      else setNewer(current);
      return;
    }
    notifyFailure(failure);
    const errors = Object.entries(failure.body.errors ?? {});
    for (const [field, rule] of errors)
      form.setError(field as UpdateField, { type: 'server', message: errorKey(field, rule) });
    focusFirst(errors.map(([field]) => field));
  };

  const save = async (values: UpdateValues) => {
    setNewer(null);
    try {
      const body = payloadOf(values, base.version);
      await call(updateComplaint, { params: { id: base.id }, body });
      finish();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      refuse(failure, values);
    }
  };

  /** Keeps the typed fields and takes the others from the newer version (UPD-05). */
  const loadNewer = () => {
    if (!newer) return;
    const values = rebased(form.getValues(), valuesOf(base), valuesOf(newer));
    form.reset(valuesOf(newer));
    form.reset(values, { keepDefaultValues: true });
    setBase(newer);
    setNewer(null);
  };

  const submit = form.handleSubmit(save, (errors) => {
    notify('rules.invalid', { type: 'error' });
    focusFirst(Object.keys(errors));
  });
  return { form, draft, base, newer, loadNewer, submit, isSaved };
}
