import { useNotify } from 'react-admin';
import { type CauseRecord, createCause, updateCause } from '#contract/persons/cause.ts';
import { CAUSES, COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { type CauseStart, newBody, newValues, valuesOf } from './causeForm.ts';

interface CauseForm {
  /** The cause to change; without it, a new one is created. */
  cause?: CauseRecord | undefined;
  start?: CauseStart | undefined;
  onSaved: (cause: CauseRecord) => void;
}

/** The form of a cause. Why grievances were rejected has no field, and is shown above the others. */
export function useCauseForm({ cause, start, onSaved }: CauseForm) {
  const notify = useNotify();
  const renew = useRenew([CAUSES], ...(start ? [[COMPLAINTS]] : []));
  return useContractForm(cause ? updateCause : createCause, {
    draft: cause ? `cause/${cause.id}` : 'cause/new',
    record: cause,
    valuesOf,
    defaultValues: newValues(start),
    bodyOf: cause ? undefined : newBody(start),
    onDone: async (saved) => {
      notify(cause ? 'common.saved' : 'causes.form.made', {
        type: 'success',
        messageArgs: { number: saved.number },
      });
      onSaved(saved);
      await renew();
    },
  });
}
