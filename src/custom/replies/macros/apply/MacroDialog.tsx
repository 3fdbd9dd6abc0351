import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { useMacros } from '../useMacros.ts';
import { MacroPicker } from './MacroPicker.tsx';
import { Preview } from './Preview.tsx';
import { useApplyMacro } from './useApplyMacro.ts';

interface MacroDialogProps {
  complaint: ComplaintRecord;
  onClose: () => void;
  /** Called when it was applied and the page shows it. */
  onDone: () => void;
}

/** Chooses a macro by keyboard; Enter selects it, and Enter again applies the shown steps (DESK-13). */
export default function MacroDialog({ complaint, onClose, onDone }: MacroDialogProps) {
  const translate = useTranslate();
  const macros = useMacros();
  const { form, preview, macroId, message } = useApplyMacro(complaint, () => {
    onClose();
    onDone();
  });
  const choose = (macro_id: number | null) => {
    form.reset();
    form.form.clearErrors();
    form.form.setValue('macro_id', macro_id, { shouldDirty: true });
    form.form.setValue('message', null);
  };
  return (
    <FormDialog
      form={form}
      failure={preview.error}
      title={translate('macros.apply.title', { number: complaint.complaint_number })}
      submit={translate('macros.apply.submit')}
      isReady={macros.data?.total !== 0 && !preview.isError}
      onClose={onClose}
    >
      <Bound<number | null> name="macro_id">
        {({ value, error }) => (
          <MacroPicker macros={macros} opensOnFocus value={value} onChange={choose} error={error} />
        )}
      </Bound>
      {preview.isFetching && <LinearProgress aria-label={translate('common.loading')} />}
      {preview.data && (
        <Bound<string | null> name="message">
          {({ onChange, error }) => (
            <Preview
              key={macroId}
              complaint={complaint}
              preview={preview.data}
              message={message}
              onMessage={onChange}
              fault={error}
            />
          )}
        </Bound>
      )}
    </FormDialog>
  );
}
