import DialogContentText from '@mui/material/DialogContentText';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { CauseInputs } from './CauseInputs.tsx';
import type { CauseStart } from './causeForm.ts';
import { useCauseForm } from './useCauseForm.ts';

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
