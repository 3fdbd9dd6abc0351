import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface ChoiceFieldProps<T> extends Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> {
  value: T;
  onChange: (value: T) => void;
  /** The values with their texts, already translated. */
  choices: readonly (readonly [value: T, text: string | number])[];
}

/** A select of a few values. */
export const ChoiceField = <T extends string | number>({
  value,
  onChange,
  choices,
  ...field
}: ChoiceFieldProps<T>) => (
  <TextField {...field} select value={value} onChange={({ target }) => onChange(target.value as T)}>
    {choices.map(([each, text]) => (
      <MenuItem key={each} value={each}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
