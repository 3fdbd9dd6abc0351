import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { ChosenValue } from './ChosenValue.tsx';
import { optionItem } from './OptionItem.tsx';
import { useKeptChoice } from './useKeptChoice.ts';
import { type Option, type Options, optionsCalled, optionText } from './useOptions.ts';

interface OptionInputProps {
  source: string;
  /** Translation key. */
  label: string;
  options: Options;
  /** What a saved value is called until the options are there, or when it is no longer among them. */
  saved?: Option;
  isRequired?: boolean;
  disabled?: boolean;
  /** Translation keys: a line below the field, and what an empty list says. */
  hint?: string;
  empty?: string;
}

/** A searchable select of a few options; its value is the option's, or null. */
export function OptionInput(props: OptionInputProps) {
  const { source, label, options, saved, isRequired, disabled, hint, empty = 'declare.place.none' } = props;
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source });
  const value = field.value === '' ? null : field.value;
  const chosen = [...options.all, ...(saved ? [saved] : [])].find((option) => option.value === value);
  const unknown = value === null ? null : { value, label: String(value) };
  const { shown, onInputChange, settle } = useKeptChoice<Option>(chosen ?? unknown, optionText);
  const helperText = options.isError ? 'recording.optionsFailed' : hint;

  return (
    <>
      <Autocomplete
        id={id}
        options={options.all}
        value={shown}
        onInputChange={onInputChange}
        onChange={(_event, option) => {
          settle();
          field.onChange(option?.value ?? null);
        }}
        onBlur={() => {
          settle();
          field.onBlur();
        }}
        onOpen={() => options.isError && options.refetch()}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => option.value}
        filterOptions={optionsCalled}
        renderOption={optionItem}
        autoHighlight
        disabled={disabled}
        loading={options.isFetching}
        loadingText={translate('declare.place.loading')}
        noOptionsText={translate(empty)}
        openText={translate('declare.place.open')}
        closeText={translate('declare.place.close')}
        clearText={translate('declare.place.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            name={field.name}
            inputRef={field.ref}
            size="small"
            label={<FieldTitle label={label} isRequired={isRequired} />}
            error={fieldState.invalid || options.isError}
            helperText={
              <InputHelperText error={fieldState.error?.message} helperText={helperText ?? chosen?.note} />
            }
            slotProps={{
              htmlInput: { ...params.inputProps, 'aria-required': isRequired },
              formHelperText: { disabled: false },
            }}
          />
        )}
      />
      <ChosenValue of={value} />
    </>
  );
}
