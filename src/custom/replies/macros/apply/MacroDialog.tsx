import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
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
  const titleId = useId();
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (preview.data && !preview.isFetching && !fault && !apply.isPending) apply.mutate(undefined);
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={apply.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('macros.apply.title', { number: complaint.complaint_number })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DraftNotice draft={draft} />
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
          <ComplaintFailure failure={apply.error ?? preview.error} />
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={apply.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={apply.isPending}
            disabled={(isEmpty || preview.isError) && !apply.isPending}
          >
            {translate('macros.apply.submit')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
