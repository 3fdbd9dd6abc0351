import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ChosenValue } from './ChosenValue.tsx';
import { type Options, optionsCalled } from './useOptions.ts';

type Value = number | string;

interface OptionsPickerProps {
  /** Already translated. */
  label: string;
  options: Options;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** With what is typed, where the server looks for options. */
  onType?: (typed: string) => void;
  /** Said where there is nothing to choose, already translated. */
  noneText?: string;
}

/** A searchable select of several values; one that is no longer offered is shown as it is. */
export function OptionsPicker({ label, options, values, onChange, onType, noneText }: OptionsPickerProps) {
  const translate = useTranslate();
  const { all, isFetching, isError, refetch } = options;
  const chosen = values.map(
    (value) =>
      all.find((option) => option.value === value) ?? { value, label: isFetching ? '…' : String(value) },
  );
  return (
    <>
      <Autocomplete
        multiple
        options={all}
        value={chosen}
        onChange={(_event, picked) => onChange(picked.map(({ value }) => value))}
        onInputChange={(_event, typed) => onType?.(typed)}
        onOpen={() => isError && refetch()}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionKey={(option) => option.value}
        filterOptions={optionsCalled}
        filterSelectedOptions
        autoHighlight
        loading={isFetching}
        loadingText={translate('complaint.picker.loading')}
        noOptionsText={noneText ?? translate('complaint.picker.none')}
        openText={translate('complaint.picker.open')}
        closeText={translate('complaint.picker.close')}
        clearText={translate('complaint.picker.clear')}
        renderValue={(picked, propsOf) =>
          picked.map((option, index) => {
            const { key, ...props } = propsOf({ index });
            return <Chip key={key} size="small" label={option.label} {...props} />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            size="small"
            margin="dense"
            error={isError}
            helperText={isError && translate('complaint.picker.failed')}
          />
        )}
        // Many are looked through in here; the page below keeps its place.
        sx={{ '& .MuiInputBase-root': { maxHeight: 92, overflowY: 'auto' } }}
      />
      <ChosenValue of={values} />
    </>
  );
}
