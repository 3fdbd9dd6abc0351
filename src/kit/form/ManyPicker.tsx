import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isCalled, type Named, namesOf } from '../../../contract/named.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { ChosenValue } from './ChosenValue.tsx';

export type Entry = Named & { id: number };

interface ManyPickerProps {
  /** Already translated, as are the error and the hint. */
  label: string;
  options: readonly Entry[];
  value: readonly Entry[];
  onChange: (value: Entry[]) => void;
  isFetching: boolean;
  error?: string;
  hint?: string;
  disabled?: boolean;
  isRequired?: boolean;
}

/** A searchable select of several; what is chosen stands in it, and is taken out one by one. */
export function ManyPicker(props: ManyPickerProps) {
  const { label, options, value, onChange, isFetching, error, hint, disabled, isRequired } = props;
  const translate = useTranslate();
  const nameIn = useNameIn();
  return (
    <>
      <Autocomplete<Entry, true>
        multiple
        options={options}
        value={[...value]}
        onChange={(_event, chosen) => onChange(chosen)}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameIn}
        filterOptions={(all, { inputValue }) => all.filter((entry) => isCalled(namesOf(entry), inputValue))}
        filterSelectedOptions
        autoHighlight
        size="small"
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
            margin="none"
            error={Boolean(error)}
            helperText={error ?? hint}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': isRequired } }}
          />
        )}
      />
      <ChosenValue of={value.map(({ id }) => id)} />
    </>
  );
}
