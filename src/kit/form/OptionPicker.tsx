import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type Options, optionsCalled } from './useOptions.ts';

interface OptionPickerProps {
  /** Already translated, as is the error. */
  label: string;
  options: Options;
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  /** Somebody types, and has chosen nothing yet. */
  onType?: () => void;
  /** What is wrong with the choice; where something may be, null keeps its line free. */
  error?: string | null;
  /** Said below it while nothing is wrong. */
  hint?: string;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** A searchable select; a value that is no longer offered is shown as it is. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, options, value, onChange, onType, error, hint, autoFocus, disabled } = props;
  const translate = useTranslate();
  const { all, isFetching, isError, refetch } = options;
  const known = all.find((option) => option.value === value);
  const failed = isError ? translate('complaint.picker.failed') : null;
  return (
    <Autocomplete
      options={all}
      value={known ?? (value === null ? null : { value, label: isFetching ? '…' : String(value) })}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      onInputChange={(_event, _text, reason) => reason === 'input' && onType?.()}
      onOpen={() => isError && refetch()}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={(option) => option.value}
      filterOptions={optionsCalled}
      autoHighlight
      disabled={disabled}
      loading={isFetching}
      loadingText={translate('complaint.picker.loading')}
      noOptionsText={translate('complaint.picker.none')}
      openText={translate('complaint.picker.open')}
      closeText={translate('complaint.picker.close')}
      clearText={translate('complaint.picker.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size="small"
          margin="dense"
          autoFocus={autoFocus}
          error={Boolean(error ?? failed)}
          helperText={error ?? failed ?? hint ?? (error === null && ' ')}
        />
      )}
    />
  );
}
