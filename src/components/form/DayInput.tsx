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
  autoFocus?: boolean;
  validate?: Validator;
}

/** A date field in a react-admin form. A typed text that is no day is also a value of the form, but is never sent. */
export function DayInput(props: DayInputProps) {
  const { source, label, withTime = false, autoFocus, validate, ...inputProps } = props;
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
      autoFocus={autoFocus}
      isRequired={isRequired}
      label={<FieldTitle source={source} label={label} isRequired={isRequired} />}
      error={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
    />
  );
}
