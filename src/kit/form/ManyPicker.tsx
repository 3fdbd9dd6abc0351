import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isCalled, type Named, namesOf } from '../../../contract/named.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { ChosenValue } from './ChosenValue.tsx';
import type { Options } from './useOptions.ts';

export type Entry = Named & { id: number };

/** What there is to choose, and how its loading stands. */
export type Entries = Omit<Options, 'all'> & { all: readonly Entry[] };

interface ManyPickerProps {
  /** Already translated, as is the error. */
  label: string;
  options: Entries;
  value: readonly Entry[];
  onChange: (value: Entry[]) => void;
  error?: string;
  isRequired?: boolean;
}

/** A searchable select of several; what is chosen stands in it, and is taken out one by one. */
export function ManyPicker(props: ManyPickerProps) {
  const { label, options, value, onChange, error, isRequired } = props;
  const translate = useTranslate();
  const { all, isFetching, isError, refetch } = options;
  const wrong = error ?? (isError ? translate('complaint.picker.failed') : undefined);
  const nameIn = useNameIn();
  return (
    <>
      <Autocomplete<Entry, true>
        multiple
        options={all}
        value={[...value]}
        onChange={(_event, chosen) => onChange(chosen)}
        onOpen={() => isError && refetch()}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameIn}
        filterOptions={(entries, { inputValue }) =>
          entries.filter((entry) => isCalled(namesOf(entry), inputValue))
        }
        filterSelectedOptions
        autoHighlight
        size="small"
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
            error={Boolean(wrong)}
            helperText={wrong}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': isRequired } }}
          />
        )}
      />
      <ChosenValue of={value.map(({ id }) => id)} />
    </>
  );
}
