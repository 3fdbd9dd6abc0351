import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import { DayField } from './DayField.tsx';
import { dayFault } from './dayText.ts';

interface DayInputProps {
  source: string;
  /** A key of the catalogue; the word of the field where nothing is said. */
  label?: string | undefined;
  withTime?: boolean;
  /** Marked as such where no validator says so: its form is checked when it is sent. */
  isRequired?: boolean;
  validate?: Validator;
}

/** A day in a form of react-admin's. What was typed and is no day is a value of the form too, which is not sent. */
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
