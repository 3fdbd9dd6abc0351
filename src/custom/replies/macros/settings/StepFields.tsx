import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import type { StepChoice, StepDraft, StepTyped } from './macroForm.ts';

export interface StepInputsProps {
  step: StepDraft;
  onChange: (step: StepDraft) => void;
}

interface ChoiceProps extends StepInputsProps {
  field: StepChoice;
  values: readonly string[];
  /** The catalogue group of the labels. */
  words: string;
  /** The catalogue key of the empty choice. */
  none?: string;
}

/** A select of some values. */
export function Choice({ step, onChange, field, values, words, none }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <ChoiceField
      label={translate(`macros.fields.${field}`)}
      value={step[field] ?? ''}
      onChange={(chosen) => onChange({ ...step, [field]: chosen || null })}
      slotProps={none ? { select: { displayEmpty: true }, inputLabel: { shrink: true } } : {}}
      choices={[
        ...(none ? [['', translate(none)] as const] : []),
        ...values.map((value) => [value, translate(`${words}.${value}`)] as const),
      ]}
    />
  );
}

type TypedProps = StepInputsProps & { field: StepTyped } & Pick<
    TextFieldProps,
    'type' | 'multiline' | 'minRows' | 'maxRows' | 'slotProps'
  >;

/** A text field. */
export function Typed({ step, onChange, field, ...rest }: TypedProps) {
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
