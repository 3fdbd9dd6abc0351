import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import { OptionPicker } from '../form/OptionPicker.tsx';
import { OptionsPicker } from '../form/OptionsPicker.tsx';
import type { Options } from '../form/useOptions.ts';

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
export function SeveralFilter({ source, label, options }: FilterProps & { options: Options }) {
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
