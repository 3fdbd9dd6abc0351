import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { isClosed, STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { MessageField } from '#src/custom/complaints/detail/composer/MessageField.tsx';
import type { Filters } from '#src/custom/complaints/list/listAddress.ts';
import { useCategoryOptions, useStaffOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import { CauseChoice } from '#src/custom/persons/causes/add/CauseChoice.tsx';
import { MacroPicker } from '#src/custom/replies/macros/apply/MacroPicker.tsx';
import { StepsList } from '#src/custom/replies/macros/StepsList.tsx';
import { useMacros } from '#src/custom/replies/macros/useMacros.ts';
import { MessageInputs } from './MessageInputs.tsx';
import { ReferInputs } from './ReferInputs.tsx';
import type { InputsProps } from './values.ts';

/** Offers the staff of the assembly in the list's filters. */
function StaffInput({ values, onChange, error }: InputsProps) {
  const translate = useTranslate();
  const { parliament, assembly }: Filters = useListFilterContext().filterValues;
  const place = parliament && assembly ? { parliament_id: parliament, assembly_id: assembly } : undefined;
  return (
    <OptionPicker
      autoFocus
      label={translate('common.staff')}
      options={useStaffOptions(place)}
      value={values.staff_id}
      onChange={(value) => onChange({ staff_id: value === null ? null : Number(value) })}
      error={error}
    />
  );
}

function CategoryInput({ values, onChange, error }: InputsProps) {
  const translate = useTranslate();
  return (
    <OptionPicker
      autoFocus
      label={translate('complaint.fields.category')}
      options={useCategoryOptions()}
      value={values.category_id}
      onChange={(value) => onChange({ category_id: value === null ? null : Number(value) })}
      error={error}
    />
  );
}

function PriorityInput({ values, onChange, error }: InputsProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      autoFocus
      size="small"
      margin="dense"
      label={translate('complaint.fields.priority')}
      value={values.priority ?? ''}
      onChange={({ target }) => onChange({ priority: target.value as Priority })}
      error={error !== null}
      helperText={error ?? ' '}
    >
      {PRIORITIES.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`due.priority.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function FollowUpInputs({ values, onChange, error }: InputsProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.followUpHint')}</DialogContentText>
      <DayField
        label={translate('myDay.followUp.day')}
        value={values.on}
        onChange={(on) => onChange({ on })}
        isRequired
        error={error}
      />
      <TextField
        label={translate('myDay.followUp.note')}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </>
  );
}

const CauseInput = ({ values, onChange, error, example }: InputsProps) => (
  <CauseChoice
    assemblyId={example?.assembly?.id}
    categoryId={example?.category.id}
    chosen={values.cause}
    onChoose={(cause) => onChange({ cause })}
    error={error}
  />
);

/** The statuses that an answer may set. A closing one needs a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));

function AnswerInputs({ values, onChange, error, example }: InputsProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.answerHint')}</DialogContentText>
      <MessageField
        value={values.message}
        onChange={(message) => onChange({ message })}
        about={{ categoryId: example?.category.id }}
        isForMany
        fault={error}
      />
      <TextField
        select
        size="small"
        label={translate('desk.answer.status')}
        value={values.status}
        onChange={({ target }) => onChange({ status: target.value as Status })}
      >
        {LEFT_AS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`workflow.timeline.status.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

function ResolveInputs({ values, onChange, error, example }: InputsProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.resolveHint')}</DialogContentText>
      <MessageField
        value={values.message}
        onChange={(message) => onChange({ message })}
        about={{ categoryId: example?.category.id }}
        isForMany
        fault={error}
      />
    </>
  );
}

function MacroInput({ values, onChange, error }: InputsProps) {
  const translate = useTranslate();
  const macros = useMacros();
  const choose = (id: number | null) =>
    onChange({ macro: macros.data?.data.find((macro) => macro.id === id) ?? null });
  return (
    <>
      <DialogContentText>{translate('bulk.macroHint')}</DialogContentText>
      <MacroPicker macros={macros} value={values.macro?.id ?? null} onChange={choose} error={error} />
      {values.macro && <StepsList macro={values.macro} />}
    </>
  );
}

export const INPUTS: Record<RowAction, ComponentType<InputsProps>> = {
  assign: StaffInput,
  category: CategoryInput,
  priority: PriorityInput,
  followup: FollowUpInputs,
  cause: CauseInput,
  answer: AnswerInputs,
  resolve: ResolveInputs,
  refer: ReferInputs,
  message: MessageInputs,
  macro: MacroInput,
};
