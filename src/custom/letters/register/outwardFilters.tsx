import Box from '@mui/material/Box';
import { useInput, useTranslate } from 'react-admin';
import { LETTER_KINDS } from '../../../../contract/letterKinds.ts';
import { DayFilter } from '../../../declare/parts/DayFilter.tsx';
import { KeywordFilter } from '../../../declare/parts/KeywordFilter.tsx';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import { fixedOptions } from '../../../kit/form/useOptions.ts';

interface FilterProps {
  source: string;
  alwaysOn: true;
}
interface PickerProps extends FilterProps {
  values: readonly string[];
  /** The group of the catalogue that names them. */
  words: string;
}

/** One of several, chosen by its name; none asks for all. */
function PickerFilter({ source, values, words }: PickerProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: '' });
  const options = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  return (
    <Box sx={{ width: { xs: '100%', sm: '12rem' } }}>
      <OptionPicker
        label={translate(`registers.filters.${source}`)}
        options={fixedOptions(options)}
        value={field.value === '' ? null : field.value}
        onChange={(value) => field.onChange(value ?? '')}
      />
    </Box>
  );
}

/** Above the register: number, addressee or subject, the period, what is cancelled, and the kind. */
export const outwardFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <DayFilter key="from" source="from" words="registers.filters" alwaysOn />,
  <DayFilter key="to" source="to" words="registers.filters" alwaysOn />,
  <PickerFilter
    key="state"
    source="state"
    values={['dispatched', 'cancelled']}
    words="letters.state"
    alwaysOn
  />,
  <PickerFilter key="kind" source="kind" values={LETTER_KINDS} words="letters.kind" alwaysOn />,
];
