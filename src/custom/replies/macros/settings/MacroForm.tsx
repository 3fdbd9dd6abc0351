import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MacroRecord } from '#contract/replies/macro.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { NamesFields } from '#src/components/nameTable/NamesFields.tsx';
import { AddStep } from './AddStep.tsx';
import { StepRow } from './StepRow.tsx';
import { useMacroForm } from './useMacroForm.ts';

interface MacroFormProps {
  /** The macro to edit; absent for a new one. */
  macro?: MacroRecord;
  officeId: number | null;
  onClose: () => void;
}

/** The dialog that creates or edits a macro (DESK-13). */
export function MacroForm({ macro, officeId, onClose }: MacroFormProps) {
  const translate = useTranslate();
  const titleId = useId();
  const form = useMacroForm({ macro, officeId, onClose });
  const { values, faults, save, isNewer } = form;
  const isMarked = Object.keys(faults).length > 0;
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      isChanged={form.isChanged}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={form.submit} noValidate>
        <DialogTitle id={titleId}>{translate(macro ? 'macros.form.edit' : 'macros.form.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={form.draft} />
          {isNewer && <Alert severity="warning">{translate('macros.form.newer')}</Alert>}
          {!isNewer && !isMarked && <FailureAlert failure={save.error} />}
          {/* Space for its first label. */}
          <div style={{ paddingTop: 6 }}>
            <NamesFields
              names={values.names}
              onChange={form.setNames}
              failure={null}
              missing={faults.name !== undefined}
              required
              autoFocus
            />
          </div>
          {faults.steps && <Alert severity="error">{translate(faults.steps, { _: faults.steps })}</Alert>}
          {values.steps.map((step, at) => (
            <StepRow key={step.kind} step={step} at={at} form={form} />
          ))}
          <AddStep taken={values.steps.map(({ kind }) => kind)} onAdd={form.add} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('common.save')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
