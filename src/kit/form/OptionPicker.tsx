import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ChosenValue } from './ChosenValue.tsx';
import { optionItem } from './OptionItem.tsx';
import { useKeptChoice } from './useKeptChoice.ts';
import { type Options, optionsCalled, optionText } from './useOptions.ts';

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
  /** Shows its options before anything is typed. */
  opensOnFocus?: boolean;
  disabled?: boolean;
}

/** A searchable select; a value that is no longer offered is shown as it is. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, options, value, onChange, onType, error, hint, autoFocus, opensOnFocus, disabled } = props;
  const translate = useTranslate();
  const { all, isFetching, isError, refetch } = options;
  const known = all.find((option) => option.value === value);
  const unknown = value === null ? null : { value, label: isFetching ? '…' : String(value) };
  const { shown, onInputChange, settle } = useKeptChoice(known ?? unknown, optionText);
  const failed = isError ? translate('complaint.picker.failed') : null;
  return (
    <>
      <Autocomplete
        options={all}
        value={shown}
        onInputChange={(event, text, reason) => {
          onInputChange(event, text, reason);
          if (reason === 'input') onType?.();
        }}
        onBlur={settle}
        onChange={(_event, option) => {
          settle();
          onChange(option?.value ?? null);
        }}
        onOpen={() => isError && refetch()}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => option.value}
        filterOptions={optionsCalled}
        renderOption={optionItem}
        autoHighlight
        openOnFocus={opensOnFocus}
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
            helperText={error ?? failed ?? hint ?? known?.note ?? (error === null && ' ')}
          />
        )}
      />
      <ChosenValue of={value} />
    </>
  );
}
