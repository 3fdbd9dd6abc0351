import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { NothingYet } from './NothingYet.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import { chosenOption, type Option, type Options } from './useOptions.ts';

interface OptionInputProps {
  source: string;
  /** Translation key. */
  label: string;
  options: Options;
  /** The name of a saved value until the options are loaded, or if it is no longer among them. */
  saved?: Option;
  isRequired?: boolean;
  disabled?: boolean;
  /** Translation keys of the hint below the field and of the text for an empty list. */
  hint?: string;
  empty?: string;
}

/** A searchable select of a few options; its value is that of the option, or null. */
export function OptionInput(props: OptionInputProps) {
  const { source, label, options, saved, isRequired, disabled, hint, empty } = props;
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source });
  const known = saved ? { ...options, all: [...options.all, saved] } : options;
  const chosen = (field.value ?? '') === '' ? null : chosenOption(known, field.value);
  return (
    <SearchSelect
      id={id}
      label={<FieldTitle label={label} isRequired={isRequired} />}
      options={options}
      value={chosen}
      onChange={(option) => field.onChange(option?.value ?? null)}
      onBlur={field.onBlur}
      error={fieldState.error && <InputHelperText error={fieldState.error.message} />}
      hint={
        options.nothing && !chosen ? (
          <NothingYet of={options.nothing} />
        ) : (
          <InputHelperText helperText={hint ?? chosen?.note} />
        )
      }
      noneText={empty && translate(empty)}
      isRequired={isRequired}
      disabled={disabled}
      field={{ name: field.name, inputRef: field.ref }}
    />
  );
}
