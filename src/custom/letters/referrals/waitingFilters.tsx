import Box from '@mui/material/Box';
import { useInput, useTranslate } from 'react-admin';
import { contactCategory } from '../../../../contract/categories.ts';
import { namesCall } from '../../../../contract/crud.ts';
import { call } from '../../../dataProvider/http.ts';
import { TickFilter } from '../../../declare/parts/TickFilter.tsx';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import { type Options, useOptions } from '../../../kit/form/useOptions.ts';
import { useOfficerOptions } from '../../../kit/referrals/OfficerPicker.tsx';

interface FilterProps {
  source: string;
  alwaysOn: true;
}

function Picker({ source, label, options }: { source: string; label: string; options: Options }) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <Box sx={{ width: { xs: '100%', sm: '15rem' } }}>
      <OptionPicker
        label={translate(label)}
        options={options}
        value={field.value === '' ? null : field.value}
        onChange={(value) => field.onChange(value ?? '')}
      />
    </Box>
  );
}

function DepartmentFilter({ source }: FilterProps) {
  const options = useOptions(['contact/category'], async (signal) => {
    const { data } = await call(namesCall(contactCategory), { signal });
    return data.map(({ id, ...named }) => ({ value: id, ...named }));
  });
  return <Picker source={source} label="referrals.waiting.department" options={options} />;
}

const OfficerFilter = ({ source }: FilterProps) => (
  <Picker source={source} label="referrals.figures.officer" options={useOfficerOptions()} />
);

/** Above the list of what is waited for: department, officer, and what is overdue alone. */
export const waitingFilters = [
  <DepartmentFilter key="category_id" source="category_id" alwaysOn />,
  <OfficerFilter key="contact_id" source="contact_id" alwaysOn />,
  <TickFilter key="overdue" source="overdue" label="referrals.waiting.overdueOnly" alwaysOn />,
];
