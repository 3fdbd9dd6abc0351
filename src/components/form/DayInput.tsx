import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import { DayField } from './DayField.tsx';
import { dayFault } from './dayText.ts';

interface DayInputProps {
  source: string;
  /** A catalogue key; by default the label of the field. */
  label?: string | undefined;
  withTime?: boolean;
  /** Marks the field as required without a validator: its form is checked when it is sent. */
  isRequired?: boolean;
  validate?: Validator;
}

/** A date field in a react-admin form. A typed text that is no day is also a value of the form, but is never sent. */
export function DayInput({ source, label, withTime = false, validate, ...inputProps }: DayInputProps) {
  const isDay = (value: string | null) => dayFault(value ?? '', withTime);
  const { id, field, fieldState, isRequired } = useInput({
    ...inputProps,
    source,
    validate: validate ? [validate, isDay] : isDay,
  });
  const { ref, ...rest } = field;
  return (
    <DayField
      {...rest}
      id={id}
      inputRef={ref}
      withTime={withTime}
      isRequired={isRequired}
      label={<FieldTitle source={source} label={label} isRequired={isRequired} />}
      error={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
    />
  );
}
