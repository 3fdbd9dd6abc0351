import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Bound } from './Bound.tsx';

export interface RadioChoice<T> {
  value: T;
  /** Already translated. */
  label: ReactNode;
  disabled?: boolean;
}

interface RadioFieldProps<T> extends Pick<RadioGroupProps, 'row' | 'ref' | 'sx'> {
  /** Already translated, like the error and the hint. */
  label: ReactNode;
  choices: readonly RadioChoice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A choice of one of a few values that are all in sight. */
export function RadioField<T extends string | number | boolean>(props: RadioFieldProps<T>) {
  const {
    label,
    choices,
    value,
    onChange,
    error = null,
    hint,
    required,
    disabled,
    autoFocus,
    ...group
  } = props;
  const [labelId, hintId] = [useId(), useId()];
  const below = error ?? hint;
  return (
    <FormControl required={required} disabled={disabled} error={error !== null}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        {...group}
        aria-labelledby={labelId}
        aria-describedby={below ? hintId : undefined}
        value={String(value ?? '')}
        onChange={(_event, chosen) => {
          const choice = choices.find((each) => String(each.value) === chosen);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((each) => (
          <FormControlLabel
            key={String(each.value)}
            value={String(each.value)}
            disabled={each.disabled}
            control={<Radio size="small" autoFocus={autoFocus && each.value === value} />}
            label={each.label}
            sx={{ minWidth: 0, overflowWrap: 'anywhere', '& .MuiFormControlLabel-label': { py: 0.75 } }}
          />
        ))}
      </RadioGroup>
      {below && (
        <FormHelperText id={hintId} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface RadioInputProps extends Pick<RadioGroupProps, 'row'> {
  source: string;
  /** Translation keys: of the label, and above those of the values. */
  label: string;
  words: string;
  values: readonly (string | boolean)[];
}

/** The same for a field of the form. */
export function RadioInput({ source, label, words, values, row }: RadioInputProps) {
  const translate = useTranslate();
  const choices = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  return (
    <Bound<string | boolean> name={source}>
      {({ value, onChange, error, ref }) => (
        <RadioField
          row={row}
          ref={ref}
          label={translate(label)}
          choices={choices}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </Bound>
  );
}
