import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

interface InheritedChoiceProps<T extends boolean | string> {
  /** Null in the form means inherited. */
  field: string;
  /** A translation key. */
  label: string;
  options: readonly T[];
  text: (value: T) => string;
  /** The text of the first choice. */
  inherited: string;
  /** The office that it comes from. */
  from: (isOwn: boolean) => string;
}

/** A choice of an office. The first one is inherited (GRD-01). */
export function InheritedChoice<T extends boolean | string>(props: InheritedChoiceProps<T>) {
  const { field: name, label, options, text, inherited, from } = props;
  const translate = useTranslate();
  const { field, fieldState } = useController<Record<string, T | null>>({ name });
  const isOwn = field.value !== null;
  const wrong = fieldState.error?.message;
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="none"
      label={translate(label)}
      name={field.name}
      inputRef={field.ref}
      value={isOwn ? String(field.value) : ''}
      onBlur={field.onBlur}
      onChange={({ target }) =>
        field.onChange(options.find((option) => String(option) === target.value) ?? null)
      }
      error={fieldState.invalid}
      helperText={wrong ? translate(wrong, { _: wrong }) : from(isOwn)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={isOwn ? undefined : INHERITED}
    >
      <MenuItem value="">{inherited}</MenuItem>
      {options.map((option) => (
        <MenuItem key={String(option)} value={String(option)}>
          {text(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** In the colour of inherited numbers. */
const INHERITED = { '& .MuiSelect-select': { color: 'text.secondary' } };
