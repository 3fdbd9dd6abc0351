import Box from '@mui/material/Box';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { contactCategory } from '#contract/content/categories.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import type { ReferralStage } from '#contract/letters/referralRecord.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { type Options, useOptions } from '#src/components/form/useOptions.ts';
import { useOfficerOptions } from '#src/custom/officers/OfficerPicker.tsx';
import { call } from '#src/dataProvider/call.ts';
import { TickFilter } from '#src/declare/parts/TickFilter.tsx';

interface FilterProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
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

function DepartmentFilter({ source, label }: FilterProps) {
  const options = useOptions(['contact/category'], async (signal) => {
    const { data } = await call(namesCall(contactCategory), { signal });
    return data.map(({ id, ...named }) => ({ value: id, ...named }));
  });
  return <Picker source={source} label={label} options={options} />;
}

const OfficerFilter = ({ source, label }: FilterProps) => (
  <Picker source={source} label={label} options={useOfficerOptions()} />
);

/**
 * The filters of a referral list: word, department, officer and, for waiting ones, overdue. On a phone a button adds
 * them.
 */
export const stageFilters = (stage: ReferralStage, isPhone: boolean) => {
  const shown = isPhone ? {} : { alwaysOn: true };
  return [
    <TextInput key="term" source="term" label="referrals.search" resettable {...shown} />,
    <DepartmentFilter key="category_id" source="category_id" label="common.department" {...shown} />,
    <OfficerFilter key="contact_id" source="contact_id" label="referrals.figures.officer" {...shown} />,
    ...(stage === 'waiting'
      ? [<TickFilter key="overdue" source="overdue" label="referrals.waiting.overdueOnly" alwaysOn />]
      : []),
  ];
};
