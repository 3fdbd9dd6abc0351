import Box from '@mui/material/Box';
import { useInput, useTranslate } from 'react-admin';
import { OptionPicker } from '../form/OptionPicker.tsx';
import { OptionsPicker } from '../form/OptionsPicker.tsx';
import { fixedOptions, type Options } from '../form/useOptions.ts';

interface FilterProps {
  source: string;
  /** Already translated. */
  label: string;
}

/** A filter with one of several values, chosen by name; empty means all. */
export function PickerFilter({ source, label, options }: FilterProps & { options: Options }) {
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <Box sx={{ width: { xs: '100%', sm: '13rem' } }}>
      <OptionPicker
        label={label}
        options={options}
        value={field.value === '' ? null : field.value}
        onChange={(value) => field.onChange(value ?? '')}
      />
    </Box>
  );
}

/** A filter with any of several values; empty means all. */
function SeveralFilter({ source, label, options }: FilterProps & { options: Options }) {
  const { field } = useInput({ source, defaultValue: '' });
  const values = [field.value].flat().filter((value) => value !== '');
  return (
    <Box sx={{ width: { xs: '100%', sm: '16rem' } }}>
      <OptionsPicker
        label={label}
        options={options}
        values={values}
        onChange={(chosen) => field.onChange(chosen.length > 0 ? chosen : '')}
      />
    </Box>
  );
}

interface ChoiceFilterProps extends FilterProps {
  values: readonly string[];
  /** The translation key above the names of the values. */
  words: string;
  several?: boolean;
  /** It is always shown. */
  alwaysOn: true;
}

/** A filter by the values of the contract; `label` is a translation key. */
export function ChoiceFilter({ source, label, values, words, several }: ChoiceFilterProps) {
  const translate = useTranslate();
  const options = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  const Filter = several ? SeveralFilter : PickerFilter;
  return <Filter source={source} label={translate(label)} options={fixedOptions(options)} />;
}
