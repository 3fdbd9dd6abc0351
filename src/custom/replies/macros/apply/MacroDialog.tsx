import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { complaintReasonOf } from '#src/custom/complaints/ComplaintFailure.tsx';
import { messageFault } from '../../messageFault.ts';
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
  const [choice, setChoice] = useState<number | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const { preview, message, setMessage, draft, apply } = useApplyMacro(complaint, choice, {
    onDone: () => {
      onClose();
      onDone();
    },
    onRestore: setChoice,
  });
  const fault = message === undefined ? null : messageFault(message);
  const isEmpty = macros.data?.total === 0;

  const submit = () => {
    setSubmitted(true);
    if (preview.data && !preview.isFetching && !fault) apply.mutate(undefined);
  };
  return (
    <FormDialog
      form={{
        submit,
        draft,
        isPending: apply.isPending,
        failure: apply.error ?? preview.error,
        reasonOf: complaintReasonOf,
      }}
      title={translate('macros.apply.title', { number: complaint.complaint_number })}
      submit={translate('macros.apply.submit')}
      isReady={!isEmpty && !preview.isError}
      onClose={onClose}
    >
      <MacroPicker
        macros={macros}
        opensOnFocus
        value={choice}
        onChange={(value) => {
          setChoice(value);
          setSubmitted(false);
          apply.reset();
        }}
        error={isSubmitted && choice === null ? translate('macros.apply.choose') : null}
      />
      {preview.isFetching && <LinearProgress aria-label={translate('common.loading')} />}
      {preview.data && (
        <Preview
          key={choice}
          complaint={complaint}
          preview={preview.data}
          message={message ?? ''}
          onMessage={setMessage}
          fault={isSubmitted ? fault : null}
        />
      )}
    </FormDialog>
  );
}
