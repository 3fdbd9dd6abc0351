import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { createMacro, type MacroRecord, updateMacro } from '#contract/replies/macro.ts';
import { STEP_KINDS, type StepKind } from '#contract/replies/macroSteps.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { NamesFields } from '#src/components/nameTable/NamesFields.tsx';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { useRenewMacros } from '../useMacros.ts';
import { bodyOf, faultsOf, type MacroValues, NEW_STEPS, type StepDraft, valuesOf } from './macroForm.ts';
import { StepRow } from './StepRow.tsx';

interface MacroFormProps {
  /** The macro to edit; absent for a new one. */
  macro?: MacroRecord;
  officeId: number | null;
  onClose: () => void;
}

/** The dialog that creates or edits a macro (DESK-13). */
export function MacroForm({ macro, officeId, onClose }: MacroFormProps) {
  const translate = useTranslate();
  const renew = useRenewMacros();
  const form = useContractForm(macro ? updateMacro : createMacro, {
    draft: macro ? `macro/${macro.id}` : `macro/new/${officeId}`,
    record: macro,
    valuesOf,
    defaultValues: valuesOf(),
    bodyOf: (values) => ({ ...bodyOf(values), ...(macro ? {} : { office_id: officeId }) }),
    check: faultsOf,
    done: 'macros.saved',
    onDone: () => {
      onClose();
      return renew();
    },
  });
  const { errors, isDirty } = form.form.formState;
  const fault = errors.steps?.message;
  return (
    <FormDialog
      form={form}
      title={translate(macro ? 'macros.form.edit' : 'macros.form.add')}
      submit={translate('common.save')}
      isChanged={isDirty}
      onClose={onClose}
    >
      {/* Space for its first label. */}
      <div style={{ paddingTop: 6 }}>
        <Bound<MacroValues['names']> name="names">
          {({ value, onChange, error }) => (
            <NamesFields
              names={value}
              onChange={onChange}
              failure={null}
              missing={error !== null}
              required
              autoFocus
            />
          )}
        </Bound>
      </div>
      {fault && <Alert severity="error">{translate(fault, { _: fault })}</Alert>}
      <Bound<StepDraft[]> name="steps">
        {({ value: steps, onChange }) => (
          <>
            {steps.map((step, at) => (
              <StepRow
                key={step.kind}
                step={step}
                at={at}
                fault={(errors.steps?.[at] as { message?: string } | undefined)?.message}
                onChange={(changed) => onChange(steps.with(at, changed))}
                onRemove={() => onChange(steps.toSpliced(at, 1))}
                onRaise={() => onChange(steps.toSpliced(at - 1, 2, step, ...steps.slice(at - 1, at)))}
              />
            ))}
            <AddStep
              taken={steps.map(({ kind }) => kind)}
              onAdd={(kind) => onChange([...steps, NEW_STEPS[kind]])}
            />
          </>
        )}
      </Bound>
    </FormDialog>
  );
}

interface AddStepProps {
  /** Each kind of step can be used once. */
  taken: readonly StepKind[];
  onAdd: (kind: StepKind) => void;
}

/** Offers the steps that a macro does not have yet. */
function AddStep({ taken, onAdd }: AddStepProps) {
  const translate = useTranslate();
  const available = STEP_KINDS.filter((kind) => !taken.includes(kind));
  if (available.length === 0) return null;
  return (
    <div>
      <MenuButton startIcon={<AddIcon />} variant="outlined" label={translate('macros.form.step')}>
        {(choosing) =>
          available.map((kind) => (
            <MenuItem key={kind} onClick={choosing(() => onAdd(kind))}>
              {translate(`macros.steps.${kind}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
    </div>
  );
}
