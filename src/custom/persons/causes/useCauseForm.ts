import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type CauseRecord, createCause, updateCause } from '#contract/persons/cause.ts';
import { CAUSES, COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import {
  type CauseStart,
  type CauseValues,
  type ChangedCause,
  checkChanged,
  checkNew,
  type NewCause,
  newValues,
  valuesOf,
} from './causeForm.ts';

interface CauseForm {
  /** The cause to change; without it, a new one is created. */
  cause?: CauseRecord;
  start?: CauseStart;
  onSaved: (cause: CauseRecord) => void;
}

/**
 * The form of a cause and its save. `newer` is the version that another user has saved (409); loading it keeps the
 * typed fields and replaces the others. `failure` says why grievances were rejected, which have no field in the form.
 */
export function useCauseForm({ cause, start, onSaved }: CauseForm) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const attempt = useIdempotentSubmit();
  const [base, setBase] = useState(cause);
  const [newer, setNewer] = useState<CauseRecord | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (body: NewCause | ChangedCause) => {
    if (!base) return attempt((headers) => call(createCause, { body, headers }));
    const { id, version } = base;
    return call(updateCause, { params: { id }, body: { ...body, version } });
  };
  const { form, submit, draft } = useCheckedForm<CauseValues, NewCause | ChangedCause>({
    draftName: cause ? `cause/${cause.id}` : 'cause/new',
    defaultValues: base ? valuesOf(base) : newValues(start),
    check: base ? checkChanged : checkNew(start),
    send: async (body) => {
      setNewer(null);
      setFailure(null);
      try {
        const saved = await save(body);
        notify(base ? 'common.saved' : 'causes.form.made', {
          type: 'success',
          messageArgs: { number: saved.number },
        });
        onSaved(saved);
      } catch (error) {
        const isNewer = error instanceof ApiFailure && error.status === 409 && error.body.current;
        if (!isNewer) {
          if (error instanceof ApiFailure && error.body.errors?.complaint_ids) setFailure(error);
          throw error;
        }
        setNewer(error.body.current as CauseRecord);
        return false;
      }
      await queryClient.invalidateQueries({ queryKey: [CAUSES] });
      if (start) await queryClient.invalidateQueries({ queryKey: [COMPLAINTS] });
    },
  });
  // The subscription makes react-hook-form track the typed fields.
  const { dirtyFields } = form.formState;
  const loadNewer = () => {
    if (!newer) return;
    form.reset(valuesOf(newer), { keepDirtyValues: Object.keys(dirtyFields).length > 0 });
    setBase(newer);
    setNewer(null);
  };
  return { form, draft, submit, newer, loadNewer, failure };
}
