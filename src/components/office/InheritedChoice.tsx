import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';

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
    <ChoiceField
      fullWidth
      margin="none"
      label={translate(label)}
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={wrong ? translate(wrong, { _: wrong }) : from(isOwn)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={isOwn ? undefined : INHERITED}
      value={isOwn ? String(field.value) : ''}
      onChange={(chosen) => field.onChange(options.find((option) => String(option) === chosen) ?? null)}
      choices={[['', inherited], ...options.map((option) => [String(option), text(option)] as const)]}
    />
  );
}

/** In the colour of inherited numbers. */
const INHERITED = { '& .MuiSelect-select': { color: 'text.secondary' } };
