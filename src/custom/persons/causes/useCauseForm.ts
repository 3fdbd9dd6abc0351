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
  /** The cause that is changed; a new one is made without. */
  cause?: CauseRecord;
  start?: CauseStart;
  onSaved: (cause: CauseRecord) => void;
}

/**
 * The form of a cause and its saving. `newer` is the cause as somebody else has saved it meanwhile (409); loading it keeps
 * what was typed and takes the rest over. `failure` says why grievances were refused, for which there is no field.
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
        notify(base ? 'causes.form.saved' : 'causes.form.made', {
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
  // Told apart from what stands there by what was typed.
  const { dirtyFields } = form.formState;
  const loadNewer = () => {
    if (!newer) return;
    form.reset(valuesOf(newer), { keepDirtyValues: Object.keys(dirtyFields).length > 0 });
    setBase(newer);
    setNewer(null);
  };
  return { form, draft, submit, newer, loadNewer, failure };
}
