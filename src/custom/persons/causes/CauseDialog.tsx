import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { NewerNotice } from '#src/components/form/NewerNotice.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
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

/** The popup to create or change a cause (PER-18). After a failure the typed text is kept. */
export default function CauseDialog({ cause, start, onSaved, onClose }: CauseDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  const { form, draft, submit, newer, loadNewer, failure } = useCauseForm({ cause, start, onSaved });
  const count = start?.complaintIds.length ?? 0;
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={form.formState.isSubmitting}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            // The dialog may be inside the form of another dialog.
            event.stopPropagation();
            return submit(event);
          }}
        >
          <DialogTitle id={titleId}>{translate(cause ? 'causes.form.edit' : 'causes.make')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            {count > 0 && (
              <DialogContentText>
                {translate('causes.form.begins', { smart_count: count, count: number(count) })}
              </DialogContentText>
            )}
            <DraftNotice draft={draft} />
            <FailureAlert failure={failure} />
            <RecordContextProvider value={cause}>
              <CauseInputs cause={cause} isPlaced={cause !== undefined || count > 0} />
            </RecordContextProvider>
            {newer && <NewerNotice onLoad={loadNewer} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('common.cancel')}</Button>
            <SubmitButton label={cause ? 'common.save' : 'causes.make'} />
          </DialogActions>
        </form>
      </FormProvider>
    </GuardedDialog>
  );
}
