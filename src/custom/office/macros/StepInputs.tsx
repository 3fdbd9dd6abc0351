import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ME } from '../../../../contract/limits.ts';
import { ANSWERED_AS, MAX_FOLLOWUP_WORKING_DAYS } from '../../../../contract/macro.ts';
import type { StepKind } from '../../../../contract/macroSteps.ts';
import { MAX_PAUSE_DAYS, PAUSE_REASONS } from '../../../../contract/pause.ts';
import { PRIORITIES } from '../../../../contract/targets.ts';
import { useCategoryOptions, useStaffOptions } from '../../../kit/data/useComplaintOptions.ts';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import { fixedOptions } from '../../../kit/form/useOptions.ts';
import { useAskedOffice } from '../../../kit/office/useOffices.ts';
import { useKeptReplies } from '../../../kit/replies/useReplies.ts';
import type { StepDraft } from './macroForm.ts';

interface StepInputsProps {
  step: StepDraft;
  onChange: (step: StepDraft) => void;
}

/** What one step of a macro is filled in with. */
export function StepInputs(props: StepInputsProps) {
  const Inputs = INPUTS[props.step.kind];
  return <Inputs {...props} />;
}

const INPUTS: Record<StepKind, (props: StepInputsProps) => ReactNode> = {
  priority: (props) => <Choice {...props} field="priority" values={PRIORITIES} words="due.priority" />,
  category: Category,
  assign: Assign,
  answer: Answer,
  pause: (props) => (
    <>
      <Choice {...props} field="reason" values={PAUSE_REASONS} words="due.pausedFor" />
      <Typed {...props} field="days" type="number" slotProps={daysTo(MAX_PAUSE_DAYS)} />
      <Typed {...props} field="note" />
    </>
  ),
  followup: (props) => (
    <>
      <Typed {...props} field="working_days" type="number" slotProps={daysTo(MAX_FOLLOWUP_WORKING_DAYS)} />
      <Typed {...props} field="note" />
    </>
  ),
};

const daysTo = (max: number) => ({ htmlInput: { min: 1, max, step: 1 } });

function Category({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  return (
    <OptionPicker
      label={translate('macros.fields.category')}
      options={useCategoryOptions()}
      value={step.category_id ?? null}
      onChange={(id) => onChange({ ...step, category_id: id === null ? null : Number(id) })}
    />
  );
}

function Assign({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  const staff = useStaffOptions();
  const me = { value: ME, label: translate('macros.me') };
  return (
    <OptionPicker
      label={translate('macros.fields.staff')}
      options={{ ...staff, all: [me, ...staff.all] }}
      value={step.staff_id ?? null}
      onChange={(staff_id) => onChange({ ...step, staff_id })}
    />
  );
}

function Answer({ step, onChange }: StepInputsProps) {
  const translate = useTranslate();
  const { officeId } = useAskedOffice();
  const { data } = useKeptReplies(officeId);
  const ofOffices = data?.data.filter(({ from }) => from !== 'mine') ?? [];
  const hasReply = typeof step.reply_id === 'number';
  return (
    <>
      <OptionPicker
        label={translate('macros.fields.reply')}
        options={fixedOptions(ofOffices.map(({ id, title }) => ({ value: id, label: title })))}
        value={step.reply_id ?? null}
        onChange={(id) => onChange({ ...step, reply_id: id === null ? null : Number(id), message: '' })}
      />
      {!hasReply && <Typed {...{ step, onChange }} field="message" multiline minRows={2} maxRows={8} />}
      <Choice
        {...{ step, onChange }}
        field="status"
        values={ANSWERED_AS}
        words="workflow.timeline.status"
        none="macros.sameStatus"
      />
    </>
  );
}

interface ChoiceProps extends StepInputsProps {
  field: 'priority' | 'reason' | 'status';
  values: readonly string[];
  /** Group of the catalogue that names them. */
  words: string;
  /** What is chosen where none is, as a key. */
  none?: string;
}

function Choice({ step, onChange, field, values, words, none }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate(`macros.fields.${field}`)}
      value={step[field] ?? ''}
      onChange={({ target }) => onChange({ ...step, [field]: target.value || null })}
      slotProps={none ? { select: { displayEmpty: true }, inputLabel: { shrink: true } } : {}}
    >
      {none && <MenuItem value="">{translate(none)}</MenuItem>}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {translate(`${words}.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type TypedProps = StepInputsProps & { field: 'days' | 'working_days' | 'note' | 'message' } & Pick<
    TextFieldProps,
    'type' | 'multiline' | 'minRows' | 'maxRows' | 'slotProps'
  >;

function Typed({ step, onChange, field, ...rest }: TypedProps) {
  const translate = useTranslate();
  return (
    <TextField
      {...rest}
      size="small"
      label={translate(`macros.fields.${field}`)}
      value={step[field] ?? ''}
      onChange={({ target }) => onChange({ ...step, [field]: target.value })}
      autoComplete="off"
    />
  );
}
