import DialogContentText from '@mui/material/DialogContentText';
import { RecordContextProvider, useNotify, useTranslate } from 'react-admin';
import { type CauseRecord, createCause, updateCause } from '#contract/persons/cause.ts';
import { CAUSES, COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { CauseInputs } from './CauseInputs.tsx';
import { type CauseStart, newBody, newValues, valuesOf } from './causeForm.ts';

interface CauseDialogProps {
  /** The cause to change; without it, a new one is created. */
  cause?: CauseRecord;
  /** The starting values of a new one. */
  start?: CauseStart;
  onSaved: (cause: CauseRecord) => void;
  onClose: () => void;
}

/** The popup to create or change a cause (PER-18). */
export default function CauseDialog({ cause, start, onSaved, onClose }: CauseDialogProps) {
  const translate = useTranslate();
  const form = useCauseForm({ cause, start, onSaved });
  const count = start?.complaintIds.length ?? 0;
  return (
    <FormDialog
      form={form}
      title={translate(cause ? 'causes.form.edit' : 'causes.make')}
      submit={translate(cause ? 'common.save' : 'causes.make')}
      onClose={onClose}
    >
      {count > 0 && (
        <DialogContentText>{translate('causes.form.begins', { smart_count: count })}</DialogContentText>
      )}
      <RecordContextProvider value={cause}>
        <CauseInputs cause={cause} isPlaced={cause !== undefined || count > 0} />
      </RecordContextProvider>
    </FormDialog>
  );
}

interface CauseForm {
  /** The cause to change; without it, a new one is created. */
  cause?: CauseRecord | undefined;
  start?: CauseStart | undefined;
  onSaved: (cause: CauseRecord) => void;
}

/** The form of a cause. Why grievances were rejected has no field, and is shown above the others. */
function useCauseForm({ cause, start, onSaved }: CauseForm) {
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
